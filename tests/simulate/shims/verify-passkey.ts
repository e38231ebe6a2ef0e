// In place of core/customers/verify-passkey.ts: what WebAuthn checks is the library's and its keys are no seed's. A device of the
// simulation (story/ways-in.ts) writes in plain words what it would sign.
import type { NewPasskey, SignedPasskey } from "@store/contract/passkey";

interface Written {
  challenge: string;
  signCount: number;
}

export const written = (words: Partial<Written>): string =>
  Buffer.from(JSON.stringify(words)).toString("base64url");
const read = (words: string) =>
  JSON.parse(Buffer.from(words, "base64url").toString("utf8")) as Partial<Written>;

export async function verifyNew({ id, clientDataJSON, attestationObject }: NewPasskey, challenge: string) {
  const isTheirs = read(clientDataJSON).challenge === challenge;
  return isTheirs
    ? { credentialId: id, publicKey: attestationObject, signCount: 0, synced: false }
    : undefined;
}

export async function verifySigned(
  { clientDataJSON, signature }: SignedPasskey,
  { signCount: kept }: { signCount: number },
  challenge: string,
) {
  const { signCount = 0 } = read(signature);
  return read(clientDataJSON).challenge === challenge && signCount > kept ? signCount : undefined;
}
