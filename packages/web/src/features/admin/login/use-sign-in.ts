import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLoaderData, useNavigate } from "react-router-dom";
import { adminToasts } from "../../../lib/admin-toasts.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { clearToasts, showToast } from "../../../lib/toast-store.ts";
import { callAdmin } from "../session/admin-call.ts";
import { choosePassword, keepSession, signIn, signOut } from "../session/auth.ts";
import { tellAuth } from "../session/auth-events.ts";
import type { Challenge } from "../session/cognito.ts";
import { clearDeparture, wayBack } from "../session/departure.ts";
import { clearAdminCache, type Missing, meQuery, missingOf } from "../session/guard.ts";
import { readSession } from "../session/stored-session.ts";

type Typed = { username: string; password: string } | { challenge: Challenge; answer: string };

/** What the page asks for next. */
type Ask = { for: "password" } | { for: "new-password"; challenge: Challenge } | { for: Missing };

/** Signing in, step by step: the password, perhaps one of one's own, perhaps a code, then the panel. */
export function useSignIn() {
  const navigate = useNavigate();
  const missing = useLoaderData<Missing | null>();
  const [ask, setAsk] = useState<Ask>({ for: missing ?? "password" });

  /** Goes in if the session's owner is an admin who has shown all there is to show; who is none is signed out again. */
  const enter = async () => {
    try {
      await queryClient.fetchQuery(meQuery());
    } catch (error) {
      const lacks = missingOf(error);
      if (lacks) return setAsk({ for: lacks });
      // Refused, the session is gone already; unanswered, nobody knows, and nobody goes in.
      if (readSession()) await signOut();
      setAsk({ for: "password" });
      return showToast(adminToasts.loginFailed);
    }
    const place = wayBack();
    clearDeparture();
    showToast(adminToasts.welcome);
    void navigate(place, { replace: true });
  };

  const step = useMutation({
    mutationFn: async (typed: Typed) => {
      const chosen = "challenge" in typed;
      const next = chosen
        ? await choosePassword(typed.challenge, typed.answer)
        : await signIn(typed.username, typed.password);
      if ("challenge" in next) return setAsk({ for: "new-password", challenge: next.challenge });
      clearAdminCache();
      keepSession(next.session, chosen);
      return enter();
    },
    onMutate: clearToasts,
    onError: () => showToast(adminToasts.loginFailed),
  });

  const code = useMutation({
    mutationFn: async (typed: string) => {
      const reply = await callAdmin("admin-account", "prove", { code: typed });
      if (reply.success) {
        tellAuth("MFA_CHALLENGE_VERIFIED", readSession());
        return enter();
      }
      showToast(adminToasts.codeRefused(reply.error));
      // Removed, or signed out elsewhere: it begins again with the password.
      if (!readSession()) setAsk({ for: "password" });
    },
    onMutate: clearToasts,
    onError: () => showToast(adminToasts.codeRefused()),
  });

  return {
    ask,
    busy: step.isPending || code.isPending,
    go: step.mutate,
    giveCode: code.mutate,
    enter,
    startAgain: () => {
      void signOut();
      setAsk({ for: "password" });
    },
  };
}
