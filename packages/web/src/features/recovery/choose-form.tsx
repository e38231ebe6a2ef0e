import type { CallOutput } from "@store/contract/calls";
import type { ReactNode } from "react";
import { lengthWords } from "../../lib/own-password.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useReset } from "./use-reset.ts";
import { WaysOut } from "./ways-out.tsx";

interface ChooseFormProps {
  token: string;
  onSet: (login: CallOutput<"reset-password">) => void;
  /** The link works no more; with the server's sentence. */
  onOver: (sentence: string) => void;
}

/** A password made by the shop, or one's own; one button for both. */
export function ChooseForm(props: ChooseFormProps) {
  const { form, own, password, issue, busy, choose, type, onSubmit } = useReset(props);
  return (
    <>
      <div className="grid gap-3">
        <h1 className="text-d2">Choose a new password</h1>
        <p className="mute text-lg">
          It takes the place of your present one, and every device has to log in again. Until you press the
          button nothing changes.
        </p>
      </div>
      <form ref={form} noValidate className="grid gap-5" onSubmit={onSubmit}>
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-sm font-semibold">Which password?</legend>
          <Choice
            id="made"
            checked={!own}
            onChoose={() => choose(false)}
            label="Make me a new password"
            hint="Long and beyond guessing. You copy it, you need not remember it."
          />
          <Choice
            id="own"
            checked={own}
            onChoose={() => choose(true)}
            label="I choose my own"
            hint="One that you use nowhere else."
          >
            {own ? (
              <div className="mt-3">
                <PasswordField
                  id="new-password"
                  label="New password"
                  value={password}
                  error={issue}
                  hint={<span aria-live="polite">{lengthWords(password)}</span>}
                  onChange={(event) => type(event.currentTarget.value)}
                  autoComplete="new-password"
                />
              </div>
            ) : null}
          </Choice>
        </fieldset>
        <Button type="submit" block busy={busy} doing="Setting...">
          {own ? "Set this password" : "Make my password"} <Arrow />
        </Button>
      </form>
      <WaysOut />
    </>
  );
}

interface ChoiceProps {
  id: string;
  checked: boolean;
  onChoose: () => void;
  label: string;
  hint: string;
  children?: ReactNode;
}

function Choice({ id, checked, onChoose, label, hint, children }: ChoiceProps) {
  return (
    <div className="relative grid grid-cols-[auto_1fr] gap-x-4 rounded-[5px] border-[1.5px] border-rule-2 bg-sheet p-4 has-[>input:focus-visible]:outline-3 has-[>input:focus-visible]:outline-offset-3 has-[>input:focus-visible]:outline-(--focus) hover:border-ink has-[>input:checked]:border-mat-700 has-[>input:checked]:bg-mat-50 has-[>input:checked]:shadow-[inset_0_0_0_1px_var(--color-mat-700)]">
      <input
        type="radio"
        name="which"
        id={`which-${id}`}
        checked={checked}
        onChange={onChoose}
        aria-describedby={`which-${id}-hint`}
        className="mt-0.5 size-6 accent-mat-700 focus-visible:outline-0"
      />
      <div>
        <label htmlFor={`which-${id}`} className="font-semibold before:absolute before:inset-0">
          {label}
        </label>
        <p id={`which-${id}-hint`} className="mute text-sm">
          {hint}
        </p>
      </div>
      {children ? <div className="relative z-1 col-span-full">{children}</div> : null}
    </div>
  );
}
