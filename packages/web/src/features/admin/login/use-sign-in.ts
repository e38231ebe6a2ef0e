import { useState, useTransition } from "react";
import { adminToasts } from "../../../lib/admin-toasts.ts";
import { refuseWith } from "../../../lib/refuse.ts";
import { clearToasts, showToast } from "../../../lib/toast-store.ts";
import type { ToastText } from "../../../lib/toasts.ts";
import { callAdmin } from "../session/admin-call.ts";
import { choosePassword, keepSession, signIn, signOut } from "../session/auth.ts";
import { tellAuth } from "../session/auth-events.ts";
import type { Challenge } from "../session/cognito.ts";
import { clearDeparture, wayBack } from "../session/departure.ts";
import type { Missing } from "../session/guard.ts";
import { readSession } from "../session/stored-session.ts";

type Typed = { username: string; password: string } | { challenge: Challenge; answer: string };

/** What the page asks for next. */
type Ask = { for: "password" } | { for: "new-password"; challenge: Challenge } | { for: Missing };

export interface SignInOptions {
  /** What a sign-in that has begun still lacks. */
  missing: Missing | null;
  /** Leads on to a page of the panel; done when it is seen. */
  onEnter: (path: string) => Promise<void>;
}

/** The guard of the panel: of no use before the password was right. */
const loadGuard = () => import("../session/guard.ts");

/** The screen of `setup`, likewise. */
export const loadFirstCode = () => import("./first-code.tsx");

/** At the top of the step's form, which is the only one of the page; its last field is the secret. */
const refuseStep = (text: ToastText) =>
  refuseWith(
    document.querySelector("main form"),
    text,
    [...document.querySelectorAll("main form input")].at(-1),
  );

/** Signing in, step by step: the password, perhaps one of one's own, perhaps a code, then the panel. */
export function useSignIn({ missing, onEnter }: SignInOptions) {
  const [ask, setAsk] = useState<Ask>({ for: missing ?? "password" });
  const [refused, setRefused] = useState(false);
  const [busy, startStep] = useTransition();

  /** Goes in if the session's owner is an admin who has shown all there is to show; anybody else is signed out again. */
  const enter = async () => {
    const { askWhoIsIn, missingOf } = await loadGuard();
    try {
      await askWhoIsIn();
    } catch (error) {
      const lacks = missingOf(error);
      if (lacks === "setup") await loadFirstCode();
      if (lacks) return setAsk({ for: lacks });
      // Refused, the session is gone already; unanswered, nobody knows, and nobody goes in.
      if (readSession()) await signOut();
      setAsk({ for: "password" });
      // Another step's form goes, and would take the words along.
      (ask.for === "password" ? refuseStep : showToast)(adminToasts.loginFailed);
      return;
    }
    const place = wayBack();
    clearDeparture();
    showToast(adminToasts.welcome);
    await onEnter(place);
  };

  const signInWith = async (typed: Typed) => {
    const chosen = "challenge" in typed;
    const next = chosen
      ? await choosePassword(typed.challenge, typed.answer)
      : await signIn(typed.username, typed.password);
    if ("challenge" in next) return setAsk({ for: "new-password", challenge: next.challenge });
    const { clearAdminCache } = await loadGuard();
    clearAdminCache();
    keepSession(next.session, chosen);
    return enter();
  };

  const proveWith = async (code: string) => {
    const reply = await callAdmin("admin-account", "prove", { code });
    if (reply.success) {
      tellAuth("MFA_CHALLENGE_VERIFIED", readSession());
      return enter();
    }
    (readSession() ? refuseStep : showToast)(adminToasts.codeRefused(reply.error));
    // Removed, or signed out elsewhere: it begins again with the password.
    if (!readSession()) setAsk({ for: "password" });
  };

  const run = (step: () => Promise<void>, failure: ToastText) => {
    clearToasts();
    startStep(() => step().catch(() => refuseStep(failure)));
  };

  return {
    ask,
    busy,
    /** The password was not taken; until something else is typed. */
    refused,
    clearRefusal: () => setRefused(false),
    go: (typed: Typed) =>
      run(async () => {
        setRefused(false);
        try {
          await signInWith(typed);
        } catch (error) {
          setRefused("username" in typed);
          throw error;
        }
      }, adminToasts.loginFailed),
    giveCode: (code: string) => run(() => proveWith(code), adminToasts.codeRefused()),
    enter,
    startAgain: () => {
      void signOut();
      setAsk({ for: "password" });
    },
  };
}
