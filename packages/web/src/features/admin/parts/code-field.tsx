import { useState } from "react";
import { Field } from "../../../ui/field.tsx";

interface CodeFieldProps {
  id: string;
  error: string | undefined;
  onInput: () => void;
  /** Only the app's code will do: it shows that the app has its key. */
  appOnly?: boolean;
}

/** Six digits from an authenticator app, or a recovery code. */
export function CodeField({ id, error, onInput, appOnly = false }: CodeFieldProps) {
  const [recovery, setRecovery] = useState(false);
  return (
    <div className="grid justify-items-start gap-1">
      <Field
        // Another field: what was typed into the one means nothing in the other.
        key={String(recovery)}
        id={id}
        name="code"
        label={recovery ? "Recovery code" : "Code"}
        hint={
          recovery
            ? "One of the ten you kept when you set up your app. Each works once."
            : "Six digits, from your authenticator app."
        }
        error={error}
        onInput={onInput}
        inputMode={recovery ? "text" : "numeric"}
        autoComplete={recovery ? "off" : "one-time-code"}
        exact
        maxLength={recovery ? 40 : 8}
        className="w-full"
        required
      />
      {appOnly ? null : (
        <button
          type="button"
          className="min-h-11 text-sm font-semibold underline"
          onClick={() => setRecovery(!recovery)}
        >
          {recovery ? "Use the app instead" : "Use a recovery code instead"}
        </button>
      )}
    </div>
  );
}
