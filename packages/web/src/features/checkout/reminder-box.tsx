import { currentNotice, noticeWords } from "@store/contract/privacy/notices";
import { Checkbox } from "../../ui/checkbox.tsx";

interface ReminderBoxProps {
  wanted: boolean;
  onChange: (wanted: boolean) => void;
}

/**
 * Asks for an act before a basket is kept for reminders. Starts unticked, and the notice stands beside it. After
 * all that an order needs, since it needs none of this.
 */
export function ReminderBox({ wanted, onChange }: ReminderBoxProps) {
  const notice = currentNotice("cart-reminder");
  return (
    <div className="grid gap-1 border-t border-rule pt-4">
      <Checkbox
        id="reminders"
        label={notice.label}
        checked={wanted}
        aria-describedby="reminder-notice"
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p id="reminder-notice" className="mute text-xs">
        {noticeWords(notice)} <a href="/privacy-centre">Your data</a>
      </p>
    </div>
  );
}
