import { brand } from "@store/contract/brand";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { StatusNote } from "../parts/status-note.tsx";
import { departure, wayBack } from "../session/departure.ts";
import { sessionKey } from "../session/stored-session.ts";
import { CodeForm } from "./code-form.tsx";
import { FirstCode } from "./first-code.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SignInLayout } from "./sign-in-layout.tsx";
import { useSignIn } from "./use-sign-in.ts";

const notes = {
  ended: "Your session has ended. Please log in again.",
  refused: "This account may not use the admin panel.",
};

/** /admin/login */
export function AdminLoginPage() {
  const { ask, busy, go, giveCode, enter, startAgain } = useSignIn();
  const why = departure();
  useFollowOtherTab();
  return (
    <SignInLayout title="Admin Login" intro={`For the people who run ${brand.name}.`}>
      {why && ask.for === "password" ? <StatusNote>{notes[why]}</StatusNote> : null}
      {ask.for === "password" ? <PasswordForm busy={busy} onSend={go} /> : null}
      {ask.for === "new-password" ? (
        <NewPasswordForm
          busy={busy}
          onSend={(answer) => go({ challenge: ask.challenge, answer })}
          onBack={startAgain}
        />
      ) : null}
      {ask.for === "code" ? <CodeForm busy={busy} onSend={giveCode} onBack={startAgain} /> : null}
      {ask.for === "setup" ? <FirstCode onDone={() => void enter()} onBack={startAgain} /> : null}
    </SignInLayout>
  );
}

/** Signed in in another tab: this one goes in as well. */
function useFollowOtherTab(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === sessionKey && event.newValue) void navigate(wayBack(), { replace: true });
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, [navigate]);
}
