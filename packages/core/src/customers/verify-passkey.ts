// WebAuthn itself is the library's; here stand the shop's own terms: its domain, a person who was verified by the device.

import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { NewPasskey, SignedPasskey } from "@store/contract/passkey";
import { setting } from "../platform/settings.ts";
import type { StoredPasskey } from "./passkey.entity.ts";
import { rpId } from "./rp-id.ts";

const terms = (challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(setting("siteUrl")).origin,
  expectedRPID: rpId(),
  requireUserVerification: true,
});

const credential = (id: string) => ({
  ...{ id, rawId: id, type: "public-key" as const, clientExtensionResults: {} },
});

/** What is kept of a new passkey; undefined for one that was not made by these terms. */
export async function verifyNew(
  { id, clientDataJSON, attestationObject }: NewPasskey,
  challenge: string,
): Promise<Pick<StoredPasskey, "credentialId" | "publicKey" | "signCount" | "synced"> | undefined> {
  const response = { ...credential(id), response: { clientDataJSON, attestationObject } };
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...terms(challenge) }).catch(
    () => ({ registrationInfo: undefined }),
  );
  if (!registrationInfo) return undefined;
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    signCount: counter,
    synced: registrationInfo.credentialBackedUp,
  };
}

/** How often the passkey has signed, this time included; undefined where it has not signed this, or its counter went back. */
export async function verifySigned(
  { id, ...signed }: SignedPasskey,
  { publicKey, signCount }: StoredPasskey,
  challenge: string,
): Promise<number | undefined> {
  const answer = await verifyAuthenticationResponse({
    response: { ...credential(id), response: signed },
    credential: { id, publicKey: Buffer.from(publicKey, "base64url"), counter: signCount },
    ...terms(challenge),
  }).catch(() => undefined);
  return answer?.verified ? answer.authenticationInfo.newCounter : undefined;
}
