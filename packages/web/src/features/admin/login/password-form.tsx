import { useForm } from "../../../lib/use-form.ts";
import { Arrow } from "../../../ui/arrow.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";

/** Stands at the password when it was not taken; the toast says that the login failed. */
const wrongPassword = "It does not open this email. Check both.";

interface PasswordFormProps {
  busy: boolean;
  /** The password was not taken. */
  refused: boolean;
  /** Something else is being typed. */
  onCorrect: () => void;
  onSend: (typed: { username: string; password: string }) => void;
}

/** Email and password: the first step, mostly the only one. */
export function PasswordForm({ busy, refused, onCorrect, onSend }: PasswordFormProps) {
  const { issues, onSubmit, field } = useForm({
    schema: async () => (await import("@store/contract/admin-forms")).AdminLogin,
    fields: ["email", "password"],
    onSend: ({ email, password }) => {
      if (!busy) onSend({ username: email, password });
    },
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit} onInput={onCorrect}>
      <Field id="email" {...field("email")} label="Email" type="email" autoComplete="username" required />
      <PasswordField
        id="password"
        {...field("password")}
        label="Password"
        error={issues.password ?? (refused ? wrongPassword : undefined)}
        autoComplete="current-password"
      />
      <Button type="submit" block busy={busy} doing="Logging in...">
        Login <Arrow />
      </Button>
    </form>
  );
}
