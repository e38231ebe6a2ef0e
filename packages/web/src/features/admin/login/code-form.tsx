import { CodeField } from "../parts/code-field.tsx";
import { useForm } from "../parts/use-form.ts";
import { StepButtons } from "./new-password-form.tsx";

/** The second proof, after the password. */
export function CodeForm({
  busy,
  onSend,
  onBack,
}: {
  busy: boolean;
  onSend: (code: string) => void;
  onBack: () => void;
}) {
  const { issues, onSubmit, onInput } = useForm({
    schema: async () => (await import("@store/contract/admin-forms")).CodeForm,
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
