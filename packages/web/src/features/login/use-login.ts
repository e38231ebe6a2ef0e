import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate, useNavigation } from "react-router-dom";
import type { Area } from "../../gated/access/areas.ts";
import { clearRefusals } from "../../gated/access/loaders.ts";
import { checkLogin, type LoginField, loginInput, wrongPassword } from "../../gated/access/login-form.ts";
import { admit } from "../../gated/access/session.ts";
import { call } from "../../lib/api.ts";
import { clearToasts, showToast } from "../../lib/toast-store.ts";
import { validationError } from "../../lib/toasts.ts";

/** A login form at work: idle, submitting, then either in the area or idle again with a toast (docs/product.md section 4). */
export function useLogin(area: Area) {
  const navigate = useNavigate();
  const entering = useNavigation().state !== "idle";
  const [issues, setIssues] = useState<Partial<Record<LoginField, string>>>({});
  const login = useMutation({
    mutationFn: (typed: { username: string; password: string }) =>
      call("validate-login", loginInput(area, typed)),
    onSuccess: (answer) => {
      if (!answer.success) {
        showToast(area.toasts.refused(answer.error));
        if (answer.code === "login.invalid") {
          setIssues({ password: wrongPassword });
          document.getElementById("password")?.focus();
        }
        return;
      }
      admit(area, answer.sessionToken);
      clearRefusals();
      showToast(area.toasts.welcome);
      void navigate(area.path);
    },
    onError: () => showToast(area.toasts.threw),
  });
  const busy = login.isPending || entering;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const checked = checkLogin({ username: typedIn(form, "username"), password: typedIn(form, "password") });
    if (!checked.ok) {
      setIssues(checked.issues);
      showToast(validationError(checked.first.issue));
      form.querySelector<HTMLInputElement>(`[name=${checked.first.field}]`)?.focus();
      return;
    }
    setIssues({});
    clearToasts();
    login.mutate(checked.login);
  };
  const onInput = (field: LoginField) =>
    setIssues((issues) => {
      // Which of the two was wrong nobody says: typing in either takes it back.
      if (issues.password === wrongPassword) return {};
      const { [field]: _corrected, ...rest } = issues;
      return rest;
    });

  return { busy, issues, onSubmit, onInput };
}

function typedIn(form: HTMLFormElement, field: LoginField): string {
  const value = new FormData(form).get(field);
  return typeof value === "string" ? value : "";
}
