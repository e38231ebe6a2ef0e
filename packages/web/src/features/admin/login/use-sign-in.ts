import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { adminToasts } from "../../../lib/admin-toasts.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { clearToasts, showToast } from "../../../lib/toast-store.ts";
import { answerChallenge, keepSession, signIn, signOut } from "../session/auth.ts";
import type { Challenge, Step } from "../session/cognito.ts";
import { forgetDeparture, wayBack } from "../session/departure.ts";
import { forgetAnswers, meQuery } from "../session/guard.ts";
import { isWrongCode } from "../session/sign-in-errors.ts";
import { readSession } from "../session/stored-session.ts";

type Typed = { username: string; password: string } | { challenge: Challenge; answer: string };

/** Signing in, step by step: the password, then perhaps a password of one's own or a code, then the panel. */
export function useSignIn() {
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<Challenge>();
  const step = useMutation({
    mutationFn: async (typed: Typed) => {
      const next =
        "challenge" in typed
          ? await answerChallenge(typed.challenge, typed.answer)
          : await signIn(typed.username, typed.password);
      if ("challenge" in next) return next;
      return { entered: await enter(next, "challenge" in typed ? typed.challenge.kind : undefined) };
    },
    onMutate: clearToasts,
    onSuccess: (next) => {
      if ("challenge" in next) {
        setChallenge(next.challenge);
        return;
      }
      if (!next.entered) {
        setChallenge(undefined);
        showToast(adminToasts.loginFailed);
        return;
      }
      const place = wayBack();
      forgetDeparture();
      showToast(adminToasts.welcome);
      void navigate(place, { replace: true });
    },
    onError: (error) => {
      if (isWrongCode(error)) {
        showToast(adminToasts.wrongCode);
        return;
      }
      // The thread of the steps may have ended with the failure: it begins again with the password.
      if (challenge?.kind === "code") setChallenge(undefined);
      showToast(adminToasts.loginFailed);
    },
  });
  return { challenge, busy: step.isPending, go: step.mutate, startAgain: () => setChallenge(undefined) };
}

/** Keeps the session if its owner is an admin; who is not is signed out again. */
async function enter(
  { session }: Extract<Step, { session: unknown }>,
  through: Challenge["kind"] | undefined,
): Promise<boolean> {
  forgetAnswers();
  keepSession(session, through);
  try {
    await queryClient.fetchQuery(meQuery());
    return true;
  } catch {
    // Refused, the session is gone already; unanswered, nobody knows, and nobody goes in.
    if (readSession()) await signOut();
    return false;
  }
}
