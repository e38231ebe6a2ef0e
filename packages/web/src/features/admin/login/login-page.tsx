import { brand } from "@store/contract/brand";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { StatusNote } from "../parts/status-note.tsx";
import { departure, wayBack } from "../session/departure.ts";
import { sessionKey } from "../session/stored-session.ts";
import { CodeForm } from "./code-form.tsx";
import { DoorPage } from "./door-page.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

const notes = {
  ended: "Your session has ended. Please log in again.",
  refused: "This account may not use the admin panel.",
};

/** /admin/login */
export function AdminLoginPage() {
  const { challenge, busy, go, startAgain } = useSignIn();
  const why = departure();
  useFollowOtherTab();
  return (
    <DoorPage title="Admin Login" intro={`For the people who run ${brand.name}.`}>
      {why && !challenge ? <StatusNote>{notes[why]}</StatusNote> : null}
      {challenge?.kind === "new-password" ? (
        <NewPasswordForm busy={busy} onSend={(answer) => go({ challenge, answer })} onBack={startAgain} />
      ) : challenge?.kind === "code" ? (
        <CodeForm busy={busy} onSend={(answer) => go({ challenge, answer })} onBack={startAgain} />
      ) : (
        <PasswordForm busy={busy} onSend={go} />
      )}
    </DoorPage>
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
