import { useForm } from "../../../lib/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { StatusNote } from "../../../ui/status-note.tsx";

/** What the pool asks of an admin's password, in a line. */
export const passwordRule = "At least 14 characters. A few words that nobody would guess are good.";

interface StepProps {
  busy: boolean;
  onSend: (answer: string) => void;
  onBack: () => void;
}

/** An invited admin came in with the mailed password and chooses one of their own. */
export function NewPasswordForm({ busy, onSend, onBack }: StepProps) {
  const { onSubmit, field } = useForm({
    schema: async () => (await import("@store/contract/admin-forms")).AdminNewPassword,
    fields: ["password"],
    onSend: ({ password }) => {
      if (!busy) onSend(password);
    },
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit}>
      <StatusNote>
        The password from the mail worked. Choose your own now; the mailed one ends with it.
      </StatusNote>
      <PasswordField
        id="new-password"
        {...field("password")}
        label="New password"
        hint={passwordRule}
        autoComplete="new-password"
      />
      <StepButtons busy={busy} label="Save and login" onBack={onBack} />
    </form>
  );
}

/** On, or back to the password. */
export function StepButtons({ busy, label, onBack }: { busy: boolean; label: string; onBack: () => void }) {
  return (
    <div className="grid gap-3">
      <Button type="submit" block busy={busy} doing="Logging in...">
        {label}
      </Button>
      <Button look="quiet" block size="sm" onClick={onBack}>
        Start again
      </Button>
    </div>
  );
}
