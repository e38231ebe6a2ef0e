import { Link } from "react-router-dom";
import { lengthWords } from "../../lib/own-password.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Section } from "./section.tsx";
import { usePasswordForm } from "./use-password-form.ts";

/** A new password, for somebody who types the present one. */
export function PasswordForm({ sessionToken }: { sessionToken: string }) {
  const { form, typed, issues, busy, type, onSubmit } = usePasswordForm(sessionToken);
  return (
    <Section title="Change password">
      <form
        ref={form}
        noValidate
        className="grid gap-4 border-t-[1.5px] border-ink pt-4 md:max-lg:[&>*]:max-w-112"
        onSubmit={onSubmit}
      >
        <PasswordField
          id="current-password"
          label="Present password"
          value={typed.current}
          error={issues.current}
          onChange={(event) => type("current", event.currentTarget.value)}
          autoComplete="current-password"
        />
        <PasswordField
          id="new-password"
          label="New password"
          value={typed.password}
          error={issues.password}
          hint={<span aria-live="polite">{lengthWords(typed.password)}</span>}
          onChange={(event) => type("password", event.currentTarget.value)}
          autoComplete="new-password"
        />
        <Button type="submit" look="secondary" block busy={busy} doing="Setting...">
          Set this password
        </Button>
        <p className="mute text-sm">
          Every other device has to log in again. Forgotten the present one?{" "}
          <Link to="/lost-access">Get a link by mail</Link>.
        </p>
      </form>
    </Section>
  );
}
