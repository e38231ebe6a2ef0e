import type { NewPasskey } from "@store/contract/passkey";
import type { StoredPasskey } from "./passkey.entity.ts";
import { credential, terms } from "./passkey-terms.ts";

/** What is kept of a new passkey; undefined for one that was not made by these terms. */
export async function verifyNew(
  { id, clientDataJSON, attestationObject }: NewPasskey,
  challenge: string,
): Promise<Pick<StoredPasskey, "credentialId" | "publicKey" | "signCount" | "synced"> | undefined> {
  const response = { ...credential(id), response: { clientDataJSON, attestationObject } };
  // The library reads certificates of all makers: three of the four actions of passkeys do without.
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
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
