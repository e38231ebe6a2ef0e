import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { SignedPasskey } from "@store/contract/passkey";
import type { StoredPasskey } from "./passkey.entity.ts";
import { credential, terms } from "./passkey-terms.ts";

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
