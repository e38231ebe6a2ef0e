import { offer } from "@store/contract/offer/offer";
import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { useForm } from "../../../lib/use-form.ts";
import { StatusNote } from "../../../ui/status-note.tsx";
import { CodeField } from "../parts/code-field.tsx";
import { departure, wayBack } from "../session/departure.ts";
import { sessionKey } from "../session/stored-session.ts";
import { NewPasswordForm, StepButtons } from "./new-password-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SignInLayout } from "./sign-in-layout.tsx";
import { loadFirstCode, type SignInOptions, useSignIn } from "./use-sign-in.ts";

const FirstCode = lazy(async () => ({ default: (await loadFirstCode()).FirstCode }));

const notes = {
  ended: "Your session has ended. Please log in again.",
  refused: "This account may not use the admin panel.",
};

/** /admin/login */
export function AdminLoginPage({ missing, onEnter }: SignInOptions) {
  const { ask, busy, refused, clearRefusal, go, giveCode, enter, startAgain } = useSignIn({
    missing,
    onEnter,
  });
  const why = departure();
  useFollowOtherTab(onEnter);
  return (
    <SignInLayout title="Admin Login" intro={`For the people who run ${offer.name}.`}>
      {why && ask.for === "password" ? <StatusNote>{notes[why]}</StatusNote> : null}
      {ask.for === "password" ? (
        <PasswordForm busy={busy} refused={refused} onCorrect={clearRefusal} onSend={go} />
      ) : null}
      {ask.for === "new-password" ? (
        <NewPasswordForm
          busy={busy}
          onSend={(answer) => go({ challenge: ask.challenge, answer })}
          onBack={startAgain}
        />
      ) : null}
      {ask.for === "code" ? <CodeForm busy={busy} onSend={giveCode} onBack={startAgain} /> : null}
      {ask.for === "setup" ? (
        <Suspense>
          <FirstCode onDone={() => void enter()} onBack={startAgain} />
        </Suspense>
      ) : null}
    </SignInLayout>
  );
}

/** Signed in in another tab: this one goes in as well. */
function useFollowOtherTab(onEnter: SignInOptions["onEnter"]): void {
  const follow = useEffectEvent(() => onEnter(wayBack()));
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === sessionKey && event.newValue) void follow();
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, []);
}

/** The second proof, after the password. */
function CodeForm({
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
