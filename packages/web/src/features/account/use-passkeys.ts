import type { ActionInput, ActionName, ActionOutput } from "@store/contract/calls";
import { offer } from "@store/contract/offer/offer";
import type { PasskeyOrder } from "@store/contract/passkey";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { accountToasts } from "../../lib/account-toasts.ts";
import { ask, type RemoteFailure } from "../../lib/api.ts";
import { notePasskeyHere } from "../../lib/passkey-here.ts";
import { showToast } from "../../lib/toast-store.ts";
import { accountQuery } from "./account.queries.ts";

type Action = ActionName<"passkeys">;
type Answer = Awaited<ReturnType<typeof made>>;

/** One action on the account's passkeys. */
const act = async <Name extends Action>(action: Name, input: ActionInput<"passkeys", Name>) =>
  (await ask("passkeys", { action, ...(input as object) })) as
    | ({ success: true } & ActionOutput<"passkeys", Name>)
    | RemoteFailure;

/** The passkeys at work: what the server answers takes the place of the list. */
export function usePasskeys(sessionToken: string) {
  const queries = useQueryClient();
  const revalidator = useRevalidator();
  const [isLate, setLate] = useState(false);
  const change = useMutation({
    mutationFn: (work: () => Promise<Answer>) => work(),
    onSuccess: async (answer) => {
      if (!answer) return;
      if (answer.success) {
        const { passkeys } = answer;
        queries.setQueryData(accountQuery(sessionToken).queryKey, (account) =>
          account ? { ...account, passkeys } : account,
        );
        return;
      }
      if (answer.code === "session.log_in_again") return setLate(true);
      showToast(accountToasts.passkeyFailed(answer.error));
      if (answer.code === "session.invalid") await revalidator.revalidate();
    },
    onError: () => showToast(accountToasts.passkeyFailed()),
  });
  return {
    busy: change.isPending,
    /** The last login is too long ago. */
    isLate,
    add: () => change.mutate(() => made(sessionToken)),
    rename: (id: string, name: string) => change.mutate(() => act("rename", { sessionToken, id, name })),
    remove: (id: string) => change.mutate(() => act("remove", { sessionToken, id })),
  };
}

/** Has the browser make a passkey; undefined where its owner has thought better of it. */
async function made(sessionToken: string) {
  const begun = await act("begin", { sessionToken });
  if (!begun.success) return begun;
  const { startRegistration } = await import("@simplewebauthn/browser");
  const passkey = await startRegistration({ optionsJSON: optionsOf(begun.order) }).catch((cause: unknown) => {
    if (cause instanceof Error && cause.name === "NotAllowedError") return undefined;
    throw cause;
  });
  if (!passkey) return undefined;
  const { id, response } = passkey;
  const { clientDataJSON, attestationObject } = response;
  const answer = await act("add", { sessionToken, passkey: { id, clientDataJSON, attestationObject } });
  if (answer.success) {
    notePasskeyHere();
    showToast(accountToasts.passkeyAdded);
  }
  return answer;
}

/** A key that is found without a username, for a person whom the device has recognised. */
function optionsOf({ challenge, rpId, userId, userName, known }: PasskeyOrder) {
  return {
    challenge,
    rp: { id: rpId, name: offer.name },
    user: { id: userId, name: userName, displayName: userName },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: "public-key" as const })),
    timeout: 300_000,
    attestation: "none" as const,
    excludeCredentials: known.map((id) => ({ id, type: "public-key" as const })),
    authenticatorSelection: {
      ...{ residentKey: "required" as const, requireResidentKey: true },
      userVerification: "required" as const,
    },
  };
}
