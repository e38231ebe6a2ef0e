import { type FormEvent, useState, useTransition } from "react";
import type { Area } from "../../gated/access/areas.ts";
import { clearRefusals } from "../../gated/access/login-facts.ts";
import { loginInput } from "../../gated/access/login-input.ts";
import { admit, anyToken, areasWith, clearSession } from "../../gated/access/session.ts";
import { call } from "../../lib/api.ts";
import { loginToasts } from "../../lib/area-toasts.ts";
import { checkForm } from "../../lib/forms.ts";
import { refuseFields, refuseWith } from "../../lib/refuse.ts";
import { clearToasts, showToast } from "../../lib/toast-store.ts";
import { isUnreached } from "../../lib/unreached.ts";

type LoginField = "username" | "password";

/** Stands at the password when the server says no; over the form is the server's own sentence. */
const wrongPassword = "It does not open this username. Check both, or get a new password below.";

/** A login form at work: idle, submitting, then either in the area or idle again with what is wrong (docs/product.md section 4). */
export function useLogin(area: Area, onEnter: (path: string) => Promise<void>) {
  const [issues, setIssues] = useState<Partial<Record<LoginField, string>>>({});
  const [busy, startLogin] = useTransition();

  const login = async (form: HTMLFormElement) => {
    const typed = { username: typedIn(form, "username"), password: typedIn(form, "password") };
    const { LoginForm } = await import("@store/contract/schemas");
    const checked = checkForm(LoginForm, typed);
    if (!checked.ok) {
      setIssues(checked.issues);
      refuseFields(form, checked.issues);
      return;
    }
    setIssues({});
    clearToasts();
    const answer = await call("validate-login", loginInput(area, checked.value));
    if (!answer.success) {
      const wrong = answer.code === "login.invalid";
      if (wrong) setIssues({ password: wrongPassword });
      refuseWith(form, area.toasts.refused(answer.error), wrong ? form.querySelector("#password") : null);
      return;
    }
    await letIn(area, answer.sessionToken, onEnter);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    startLogin(
      () =>
        login(form).catch((cause) =>
          refuseWith(form, isUnreached(cause) ? loginToasts.unreachable : area.toasts.threw),
        ) as Promise<void>,
    );
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

/** What follows a right password or code: the tab holds the session, and the page behind the login comes. */
export async function letIn(
  area: Area,
  sessionToken: string,
  onEnter: (path: string) => Promise<void>,
): Promise<void> {
  endFormer(sessionToken);
  admit(area, sessionToken);
  clearRefusals();
  showToast(area.toasts.welcome);
  // The gate passed on what the address names behind its hash.
  await onEnter(area.path + location.hash);
}

/** A login ends the session that this tab had before, at the server too: nobody would end it any more. */
function endFormer(sessionToken: string): void {
  const former = anyToken();
  if (former === undefined || former === sessionToken) return;
  areasWith(former).forEach(clearSession);
  // Without a network it ends by itself.
  call("logout", { sessionToken: former }, { keepalive: true }).catch(() => undefined);
}
