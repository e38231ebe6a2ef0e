import { AdminCode } from "@store/contract/admin-forms";
import { brand } from "@store/contract/brand";
import { useMutation } from "@tanstack/react-query";
import { adminDone, adminToasts } from "../../../lib/admin-toasts.ts";
import { clearToasts, showToast } from "../../../lib/toast-store.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../login/code-form.tsx";
import { useForm } from "../parts/use-form.ts";
import { isWrongCode } from "../session/sign-in-errors.ts";
import { readSession } from "../session/stored-session.ts";
import { asMe, keepCode } from "./account.queries.ts";
import { inFours, otpauthLink } from "./otpauth.ts";

/** Makes a secret, shows it to the app, and takes the first code as proof that it arrived there. */
export function CodeSetup() {
  const begin = useMutation({
    mutationFn: () => asMe((service, token) => service.newCodeSecret(token)),
    onMutate: clearToasts,
    onError: () => showToast(adminToasts.failed("Failed to update security")),
  });
  if (begin.data) return <CodeProof secret={begin.data} />;
  return (
    <Button
      size="sm"
      busy={begin.isPending}
      onClick={() => {
        if (!begin.isPending) begin.mutate();
      }}
    >
      {begin.isPending ? "Making a key..." : "Switch on"}
    </Button>
  );
}

function CodeProof({ secret }: { secret: string }) {
  const prove = useMutation({
    mutationFn: (code: string) => asMe((service, token) => service.switchCodeOn(token, code)),
    onMutate: clearToasts,
    onSuccess: () => {
      showToast(adminToasts.done(adminDone.codeOn, "It is asked for at your next login."));
      keepCode(true);
    },
    onError: (error) =>
      showToast(
        adminToasts.failed(
          "Failed to update security",
          isWrongCode(error) ? "That code is not right. Wait for the next one and try again." : undefined,
        ),
      ),
  });
  const { issues, onSubmit, onInput } = useForm({
    schema: AdminCode,
    fields: ["code"],
    onSend: ({ code }) => {
      if (!prove.isPending) prove.mutate(code);
    },
  });
  return (
    <ol className="grid gap-6 border-[1.5px] border-ink bg-sheet px-6 py-5">
      <li className="grid gap-2">
        <p>
          <b>1.</b> Type this key into your authenticator app as a time-based code, or{" "}
          <a
            href={otpauthLink(secret, readSession()?.user.email ?? "")}
            className="-my-2.5 inline-block py-2.5"
          >
            open the app on this device
          </a>
          .
        </p>
        <p className="code text-base! wrap-anywhere select-all">{inFours(secret)}</p>
        <p className="mute text-xs">It is shown once. Account name: {brand.name}.</p>
      </li>
      <li>
        <form noValidate className="grid gap-4" onSubmit={onSubmit}>
          <p>
            <b>2.</b> Type the code that the app shows now.
          </p>
          <CodeField id="first-code" error={issues.code} onInput={() => onInput("code")} />
          <Button type="submit" size="sm" busy={prove.isPending} className="justify-self-start">
            {prove.isPending ? "Checking..." : "Switch on"}
          </Button>
        </form>
      </li>
    </ol>
  );
}
