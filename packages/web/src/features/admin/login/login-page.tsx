import { brand } from "@store/contract/brand";
import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { StatusNote } from "../parts/status-note.tsx";
import { departure, wayBack } from "../session/departure.ts";
import { sessionKey } from "../session/stored-session.ts";
import { CodeForm } from "./code-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
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
    <SignInLayout title="Admin Login" intro={`For the people who run ${brand.name}.`}>
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
