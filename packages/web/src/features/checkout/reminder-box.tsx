import { currentNotice, noticeWords } from "@store/contract/privacy/notices";
import { Checkbox } from "../../ui/checkbox.tsx";

interface ReminderBoxProps {
  wanted: boolean;
  onChange: (wanted: boolean) => void;
}

/**
 * Asks for an act before a basket is kept for reminders. Starts unticked. What is kept, what for and how it ends stands
 * beside it; the notice, word for word, is one press away. After all that an order needs, since it needs none of this.
 */
export function ReminderBox({ wanted, onChange }: ReminderBoxProps) {
  const notice = currentNotice("cart-reminder");
  return (
    <div className="grid gap-1 border-t border-rule pt-4">
      <Checkbox
        id="reminders"
        label={notice.label}
        checked={wanted}
        aria-describedby="reminder-notice reminder-words"
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p id="reminder-notice" className="mute text-xs">
        We keep your name, email address and cart for 30 days, for that mail alone. Take it back at any time
        under <a href="/privacy-centre">Your data</a>.
      </p>
      <details className="text-xs">
        <summary className="min-h-11 content-center font-semibold text-mat-700">The whole notice</summary>
        <p id="reminder-words" className="mute pb-2">
          {noticeWords(notice)}
        </p>
      </details>
    </div>
  );
}
