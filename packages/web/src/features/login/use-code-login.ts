import { useState, useTransition } from "react";
import type { Area } from "../../gated/access/areas.ts";
import { call } from "../../lib/api.ts";
import { loginToasts } from "../../lib/area-toasts.ts";
import { refuse, refuseWith } from "../../lib/refuse.ts";
import { clearToasts } from "../../lib/toast-store.ts";
import { isUnreached } from "../../lib/unreached.ts";
import { letIn } from "./use-login.ts";

/** A login by code at work. What is wrong with what was typed stands at its field. */
export function useCodeLogin(area: Area, onEnter: (path: string) => Promise<void>) {
  const [sent, setSent] = useState<{ to: string; attempt: string }>();
  const [issue, setIssue] = useState<string>();
  const [busy, start] = useTransition();

  const run = (form: HTMLFormElement | null, work: () => Promise<void>) =>
    start(async () => {
      clearToasts();
      try {
        await work();
      } catch (cause) {
        refuseWith(form, isUnreached(cause) ? loginToasts.unreachable : area.toasts.threw);
      }
    });

  /** Marks the field, and says so over the form. */
  const mark = (form: HTMLFormElement | null, says = "") => {
    setIssue(says);
    refuse(form, [{ says, at: form?.querySelector("input") }]);
  };

  const ask = (typed: string, form: HTMLFormElement | null) =>
    run(form, async () => {
      const { Username } = await import("@store/contract/schemas");
      const read = Username.safeParse(typed);
      if (!read.success) return mark(form, read.error.issues[0]?.message);
      setIssue(undefined);
      const answer = await call("send-login-code", { username: read.data });
      if (answer.success) setSent({ to: read.data, attempt: answer.attempt });
      else mark(form, answer.error);
    });

  const enter = (typed: string, form: HTMLFormElement | null) =>
    run(form, async () => {
      if (!sent) return;
      const { LoginCode } = await import("@store/contract/schemas");
      const read = LoginCode.safeParse(typed);
      if (!read.success) return mark(form, read.error.issues[0]?.message);
      setIssue(undefined);
      const answer = await call("validate-login-code", {
        attempt: sent.attempt,
        code: read.data,
        ...(area.id !== "account" && { resourceType: area.id }),
      });
      if (answer.success) await letIn(area, answer.sessionToken, onEnter);
      else mark(form, answer.error);
    });

  const startOver = () => {
    setSent(undefined);
    setIssue(undefined);
  };
  return { sentTo: sent?.to, issue, busy, ask, enter, startOver, correct: () => setIssue(undefined) };
}
