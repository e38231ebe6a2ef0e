// A login by passkey at work. It comes when somebody asks for it, or where this browser has used one before.
import { startAuthentication, WebAuthnAbortService } from "@simplewebauthn/browser";
import { type Area, areaOf } from "../../gated/access/areas.ts";
import { call } from "../../lib/api.ts";
import { loginToasts } from "../../lib/area-toasts.ts";
import { notePasskeyHere } from "../../lib/passkey-here.ts";
import { refuseWith } from "../../lib/refuse.ts";
import { clearToasts } from "../../lib/toast-store.ts";
import type { ToastText } from "../../lib/toasts.ts";
import { isUnreached } from "../../lib/unreached.ts";
import { letIn } from "./use-login.ts";

/** At the top of the form that stands there, which asks for a password or a code. */
const refuseLogin = (text: ToastText) => refuseWith(document.querySelector("main form"), text);

/** `autofill`: the browser offers it in the field of the username, and nothing is said when it is not taken. */
export async function logInByPasskey(
  area: Area,
  onEnter: (path: string) => Promise<void>,
  autofill = false,
): Promise<void> {
  try {
    const started = await call("start-passkey-login", {});
    if (!started.success) {
      if (!autofill) refuseLogin(area.toasts.refused(started.error));
      return;
    }
    const { challenge, rpId } = started;
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, rpId, userVerification: "required", timeout: 300_000 },
      useBrowserAutofill: autofill,
    });
    clearToasts();
    const { clientDataJSON, authenticatorData, signature, userHandle = "" } = response;
    const answer = await call("validate-passkey-login", {
      passkey: { id, clientDataJSON, authenticatorData, signature, userHandle },
      ...(area.id !== "account" && { resourceType: area.id }),
    });
    if (!answer.success) {
      refuseLogin(area.toasts.refused(answer.error));
      return;
    }
    notePasskeyHere();
    await letIn(area, answer.sessionToken, onEnter);
  } catch (cause) {
    // Its owner has closed the browser's own dialog, or it was taken back for another one.
    if (autofill || isDeclined(cause)) return;
    refuseLogin(isUnreached(cause) ? loginToasts.unreachable : area.toasts.threw);
  }
}

/** Offers passkeys in the field of the username until it is told to stop. What is to be signed is asked for anew in time. */
export function offerPasskeys(id: Area["id"], onEnter: (path: string) => Promise<void>): () => void {
  const offer = () => void logInByPasskey(areaOf(id), onEnter, true);
  offer();
  const timer = setInterval(offer, 240_000);
  return () => {
    clearInterval(timer);
    WebAuthnAbortService.cancelCeremony();
  };
}

function isDeclined(cause: unknown): boolean {
  return cause instanceof Error && (cause.name === "NotAllowedError" || cause.name === "AbortError");
}
