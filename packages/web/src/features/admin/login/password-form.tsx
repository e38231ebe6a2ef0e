import { Arrow } from "../../../ui/arrow.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { useForm } from "../parts/use-form.ts";

interface PasswordFormProps {
  busy: boolean;
  onSend: (typed: { username: string; password: string }) => void;
}

/** Email and password: the first step, mostly the only one. */
export function PasswordForm({ busy, onSend }: PasswordFormProps) {
  const { issues, onSubmit, onInput } = useForm({
    schema: async () => (await import("@store/contract/admin-forms")).AdminLogin,
    fields: ["email", "password"],
    onSend: ({ email, password }) => {
      if (!busy) onSend({ username: email, password });
    },
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit}>
      <Field
        id="email"
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        error={issues.email}
        onInput={() => onInput("email")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        id="password"
        name="password"
        label="Password"
        error={issues.password}
        onInput={() => onInput("password")}
        autoComplete="current-password"
      />
      <Button type="submit" block busy={busy}>
        {busy ? (
          "Logging in..."
        ) : (
          <>
            Login <Arrow />
          </>
        )}
      </Button>
    </form>
  );
}
