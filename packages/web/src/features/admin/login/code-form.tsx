import { AdminCode } from "@store/contract/admin-forms";
import { Field } from "../../../ui/field.tsx";
import { useForm } from "../parts/use-form.ts";
import { StepButtons } from "./new-password-form.tsx";

/** The second proof, for admins who have switched it on. */
export function CodeForm({
  busy,
  onSend,
  onBack,
}: {
  busy: boolean;
  onSend: (answer: string) => void;
  onBack: () => void;
}) {
  const { issues, onSubmit, onInput } = useForm({
    schema: AdminCode,
    fields: ["code"],
    onSend: ({ code }) => {
      if (!busy) onSend(code);
    },
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit}>
      <CodeField id="code" error={issues.code} onInput={() => onInput("code")} />
      <StepButtons busy={busy} label="Login" onBack={onBack} />
    </form>
  );
}

/** Six digits from an authenticator app. */
export function CodeField({
  id,
  error,
  onInput,
}: {
  id: string;
  error: string | undefined;
  onInput: () => void;
}) {
  return (
    <Field
      id={id}
      name="code"
      label="Code"
      hint="Six digits, from your authenticator app."
      error={error}
      onInput={onInput}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      required
    />
  );
}
