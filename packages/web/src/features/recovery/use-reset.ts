import type { CallOutput } from "@store/contract/calls";
import { type FormEvent, useRef, useState } from "react";
import { call, type RemoteFailure } from "../../lib/api.ts";
import { passwordIssue } from "../../lib/own-password.ts";
import { recoveryToasts } from "../../lib/recovery-toasts.ts";
import { refuse, refuseWith } from "../../lib/refuse.ts";
import { clearToasts } from "../../lib/toast-store.ts";
import { useCall } from "../../lib/use-call.ts";

interface ResetTools {
  token: string;
  onSet: (login: CallOutput<"reset-password">) => void;
  onOver: (sentence: string) => void;
}

/** The form of /reset-password at work: choosing, setting, and then one of two endings. */
export function useReset({ token, onSet, onOver }: ResetTools) {
  const [own, setOwn] = useState(false);
  const [password, setPassword] = useState("");
  const [issue, setIssue] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  const reset = useCall(() => call("reset-password", own ? { token, password } : { token }), {
    onDone: onSet,
    onRefused: (sentence = "", failure) => {
      const verdict = failure && readRefusal(failure, own);
      if (verdict === "over") onOver(sentence);
      else if (verdict === "password") mark(sentence);
      else refuseWith(form.current, recoveryToasts.notSet(failure?.error));
    },
  });

  function mark(sentence: string): void {
    setIssue(sentence);
    refuse(form.current, [{ says: sentence, at: document.getElementById("new-password") }]);
  }

  return {
    form,
    own,
    password,
    issue,
    busy: reset.isPending,
    choose(next: boolean) {
      if (!reset.isPending) setOwn(next);
    },
    type(value: string) {
      if (reset.isPending) return;
      setPassword(value);
      if (issue) setIssue(passwordIssue(value));
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (reset.isPending) return;
      clearToasts();
      const wrong = own ? passwordIssue(password) : undefined;
      if (wrong) return mark(wrong);
      setIssue(undefined);
      reset.mutate();
    },
  };
}

/** What a "no" is about: the link, the password, or neither, so that trying again makes sense. */
export function readRefusal(
  { code, fields, status }: Pick<RemoteFailure, "code" | "fields" | "status">,
  own: boolean,
): "over" | "password" | "trouble" {
  if (code === "password.common" || (own && fields?.includes("password"))) return "password";
  return status === 429 || status >= 500 ? "trouble" : "over";
}
