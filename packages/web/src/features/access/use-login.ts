import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate, useNavigation } from "react-router-dom";
import { call } from "../../lib/api.ts";
import { clearToasts, showToast } from "../../lib/toast-store.ts";
import { validationError } from "../../lib/toasts.ts";
import type { Area } from "./areas.ts";
import { forgetTurnedAway } from "./loaders.ts";
import { checkLogin, type LoginField } from "./login-form.ts";
import { admit } from "./session.ts";

/** A login form at work: idle, submitting, then either in the area or idle again with a toast (SPEC.txt section 4). */
export function useLogin(area: Area) {
  const navigate = useNavigate();
  const entering = useNavigation().state !== "idle";
  const [issues, setIssues] = useState<Partial<Record<LoginField, string>>>({});
  const login = useMutation({
    mutationFn: (typed: { username: string; password: string }) =>
      call("validate-login", { ...typed, resourceType: area.id }),
    onSuccess: (answer) => {
      if (!answer.success) {
        showToast(area.toasts.refused(answer.error));
        return;
      }
      admit(area, answer.sessionToken);
      forgetTurnedAway(area.id);
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
  const onInput = (field: LoginField) => setIssues(({ [field]: _mended, ...rest }) => rest);

  return { busy, issues, onSubmit, onInput };
}

function typedIn(form: HTMLFormElement, field: LoginField): string {
  const value = new FormData(form).get(field);
  return typeof value === "string" ? value : "";
}
