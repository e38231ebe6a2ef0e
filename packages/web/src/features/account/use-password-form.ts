import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { admit, areasWith } from "../../gated/access/session.ts";
import { accountToasts } from "../../lib/account-toasts.ts";
import { call } from "../../lib/api.ts";
import { passwordIssue } from "../../lib/own-password.ts";
import { refuse } from "../../lib/refuse.ts";
import { removeItem } from "../../lib/storage.ts";
import { clearToasts, showToast } from "../../lib/toast-store.ts";

type FieldName = "current" | "password";
type Issues = Partial<Record<FieldName, string>>;

const empty = { current: "", password: "" };

/** The form at work: what is wrong stands at its field, where a toast would cover it, and this browser goes on with the new session. */
export function usePasswordForm(sessionToken: string) {
  const revalidator = useRevalidator();
  const [typed, setTyped] = useState(empty);
  const [issues, setIssues] = useState<Issues>({});
  const form = useRef<HTMLFormElement>(null);
  const change = useMutation({
    mutationFn: () => call("change-own-password", { sessionToken, ...typed }),
    onSuccess: async (answer) => {
      if (answer.success) {
        for (const area of areasWith(sessionToken)) admit(area, answer.sessionToken);
        // The login that was shown after the payment opens nothing any more.
        removeItem("userCredentials");
        setTyped(empty);
        showToast(accountToasts.passwordSet);
        return revalidator.revalidate();
      }
      const field = (["current", "password"] as const).find((name) => answer.fields?.includes(name));
      if (field) return mark(field, answer.error);
      showToast(accountToasts.passwordNotSet(answer.error));
      // The session has ended meanwhile: the gate says so.
      if (answer.code === "session.invalid") return revalidator.revalidate();
    },
    onError: () => showToast(accountToasts.passwordNotSet()),
  });

  function mark(field: FieldName, sentence: string): void {
    setIssues({ [field]: sentence });
    const id = `${field === "current" ? "current" : "new"}-password`;
    refuse(form.current, [{ says: sentence, at: document.getElementById(id) }]);
  }

  return {
    form,
    typed,
    issues,
    busy: change.isPending,
    type(field: FieldName, value: string) {
      if (change.isPending) return;
      setTyped({ ...typed, [field]: value });
      setIssues(({ [field]: _corrected, ...rest }) => rest);
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (change.isPending) return;
      clearToasts();
      if (typed.current === "") return mark("current", "Password is required");
      const wrong = passwordIssue(typed.password);
      if (wrong) return mark("password", wrong);
      setIssues({});
      change.mutate();
    },
  };
}
