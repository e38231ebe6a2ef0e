import { AppCodeForm } from "@store/contract/admin-forms";
import { offer } from "@store/contract/offer/offer";
import { useState } from "react";
import { encode } from "uqr";
import { adminDone } from "../../../lib/admin-toasts.ts";
import { useForm } from "../../../lib/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../parts/code-field.tsx";
import { callAdmin } from "../session/admin-call.ts";
import { readSession } from "../session/stored-session.ts";
import { useAction } from "../use-action.ts";
import { type Begun, noteAccount } from "./account.queries.ts";
import { inFours, otpauthLink } from "./otpauth.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** Shows the key to the app, takes the first code as proof that it arrived there, and hands out the recovery codes. */
export function SetupSteps({ begun, onDone }: { begun: Begun; onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  const { secret, setup } = begun;
  const prove = useAction({
    run: (code: string) => callAdmin("admin-account", "complete-setup", { setup, code }),
    failed: "Failed to update security",
    onDone: ({ recoveryCodes }: { recoveryCodes: string[] }) => setCodes(recoveryCodes),
    says: () => [adminDone.codeOn],
  });
  const { issues, onSubmit, onInput } = useForm({
    schema: AppCodeForm,
    fields: ["code"],
    onSend: ({ code }) => {
      if (!prove.isPending) prove.mutate(code);
    },
  });
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          noteAccount();
          onDone();
        }}
      />
    );
  const link = otpauthLink(secret, readSession()?.user.email ?? "");
  return (
    <ol className="grid gap-6 border-[1.5px] border-ink bg-sheet px-5 py-5">
      <li className="grid gap-3">
        <p>
          <b>1.</b> Scan this with an authenticator app, or{" "}
          <a href={link} className="-my-2.5 inline-block py-2.5">
            open the app on this device
          </a>
          .
        </p>
        <QrCode text={link} label="QR code for your authenticator app" />
        <p className="text-sm">No camera? Type this key into the app, as a time-based code:</p>
        <p className="code text-base! wrap-anywhere select-all">{inFours(secret)}</p>
        <p className="mute text-xs">It is shown once. Account name: {offer.name}.</p>
      </li>
      <li>
        <form noValidate className="grid gap-4" onSubmit={onSubmit}>
          <p>
            <b>2.</b> Type the code that the app shows now.
          </p>
          <CodeField id="first-code" error={issues.code} onInput={() => onInput("code")} appOnly />
          <Button
            type="submit"
            size="sm"
            busy={prove.isPending}
            doing="Checking..."
            className="justify-self-start"
          >
            Switch on
          </Button>
        </form>
      </li>
    </ol>
  );
}

/** A text as a QR code. The quiet margin around it is a part of it: scanners look for it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 border-[1.5px] border-ink bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
