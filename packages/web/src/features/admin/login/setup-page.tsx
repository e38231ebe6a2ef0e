import type { CallInput } from "@store/contract/calls";
import { createAdminUserCall } from "@store/contract/calls/create-admin-user";
import { offer } from "@store/contract/offer/offer";
import { pageTimings } from "@store/contract/timings";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router-dom";
import { adminToasts } from "../../../lib/admin-toasts.ts";
import { call } from "../../../lib/api.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { useCall } from "../../../lib/use-call.ts";
import { useForm } from "../../../lib/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { passwordRule } from "./new-password-form.tsx";
import { SignInLayout } from "./sign-in-layout.tsx";

/** /admin/setup: makes the first admin. The server lets it happen once, and only with the set-up code. */
export function AdminSetupPage() {
  const navigate = useNavigate();
  const setUp = useCall((form: CallInput<"create-admin-user">) => call("create-admin-user", form), {
    onDone: () => showToast(adminToasts.setUp),
    onRefused: (sentence) => showToast(adminToasts.setUpFailed(sentence)),
  });
  const { onSubmit, field } = useForm({
    schema: createAdminUserCall.input,
    fields: ["setupCode", "fullName", "email", "password"],
    onSend: (form) => {
      if (!busy) setUp.mutate(form);
    },
  });
  const made = setUp.data?.success === true;
  const busy = setUp.isPending || made;

  useEffect(() => {
    if (!made) return;
    const timer = setTimeout(() => void navigate("/admin/login"), pageTimings.adminSetupRedirect);
    return () => clearTimeout(timer);
  }, [made, navigate]);

  return (
    <SignInLayout title="Admin Setup" intro={`Makes the first admin of ${offer.name}. It works once.`}>
      <form noValidate className="grid gap-5" onSubmit={onSubmit}>
        <Field
          id="setup-code"
          {...field("setupCode")}
          label="Setup code"
          hint="Printed when the shop starts, and kept with the secrets of the deploy."
          exact
          required
        />
        <Field
          id="full-name"
          {...field("fullName")}
          label="Full Name"
          autoComplete="name"
          autoCapitalize="words"
          required
        />
        <Field id="email" {...field("email")} label="Email" type="email" autoComplete="username" required />
        <PasswordField
          id="password"
          {...field("password")}
          label="Password"
          hint={passwordRule}
          autoComplete="new-password"
        />
        <Button type="submit" block busy={busy}>
          {made ? "Going to the login..." : busy ? "Creating..." : "Create Admin Account"}
        </Button>
      </form>
      <p className="mute text-sm">
        There is an admin already?{" "}
        <Link to="/admin/login" className="-my-3 inline-block py-3 font-semibold">
          Go to the login
        </Link>
      </p>
    </SignInLayout>
  );
}
