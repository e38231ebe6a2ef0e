import type { CallOutput } from "@store/contract/calls";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call, type RemoteFailure } from "../../lib/api.ts";
import { passwordIssue } from "../../lib/own-password.ts";
import { recoveryToasts } from "../../lib/recovery-toasts.ts";
import { clearToasts, showToast } from "../../lib/toast-store.ts";
import { validationError } from "../../lib/toasts.ts";

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

  const reset = useMutation({
    mutationFn: () => call("reset-password", own ? { token, password } : { token }),
    onSuccess: (answer) => {
      if (answer.success) return onSet(answer);
      const verdict = readRefusal(answer, own);
      if (verdict === "over") onOver(answer.error);
      else if (verdict === "password") refuse(answer.error);
      else showToast(recoveryToasts.notSet(answer.error));
    },
    onError: () => showToast(recoveryToasts.notSet()),
  });

  function refuse(sentence: string): void {
    setIssue(sentence);
    showToast(validationError(sentence));
    document.getElementById("new-password")?.focus();
  }

  return {
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
      if (wrong) return refuse(wrong);
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
