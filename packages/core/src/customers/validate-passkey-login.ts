import { StoreError } from "@store/contract/errors";
import type { SignedPasskey } from "@store/contract/passkey";
import { customerIdPattern } from "@store/contract/schemas";
import { ifUnchanged } from "../platform/conditions.ts";
import type { UseCase } from "../platform/use-case.ts";
import { owns, readCustomer } from "./customer.entity.ts";
import { takeNetworkTry } from "./login-limits.ts";
import { openSession } from "./open-session.ts";
import { opens, PasskeyEntity, passkeysOf, type StoredPasskey } from "./passkey.entity.ts";
import { spendChallenge } from "./passkey-challenge.entity.ts";
import { notBought } from "./session.ts";
import { verifySigned } from "./verify-passkey.ts";

/**
 * A session for what a passkey has signed, as `validate-login` gives one for the password. Unknown people, unknown passkeys and
 * wrong signatures get the same answer after the same reads: who has not the passkey's own random id gets no further. Throws
 * `passkey.invalid`.
 */
export const validatePasskeyLogin: UseCase<"validate-passkey-login"> = async ({ passkey, resourceType }) => {
  const named = Buffer.from(passkey.userHandle, "base64url").toString("utf8");
  const customerId = customerIdPattern.test(named) ? named : "CUST_0";
  const [giveBack, challenge, customer, rows] = await Promise.all([
    takeNetworkTry(),
    spendChallenge(passkey.clientDataJSON, "login"),
    readCustomer(customerId),
    passkeysOf(customerId),
  ]);
  const row = rows.find(({ credentialId }) => credentialId === passkey.id);
  const isGood = challenge && customer && row && opens(row, customer);
  if (!isGood || !(await signedNow(passkey, row, challenge))) throw new StoreError("passkey.invalid");
  if (resourceType !== undefined && !owns(customer, resourceType)) {
    await giveBack();
    throw notBought(resourceType);
  }
  const sessionToken = await openSession(customerId, customer.epoch, resourceType, giveBack);
  if (sessionToken === undefined) throw new StoreError("passkey.invalid");
  return { sessionToken };
};

/** Checks a signature and counts it. Of two with one count, which a copy makes, only one is good. */
async function signedNow(signed: SignedPasskey, row: StoredPasskey, challenge: string): Promise<boolean> {
  const signCount = await verifySigned(signed, row, challenge);
  if (signCount === undefined) return false;
  const { customerId, place, credentialId } = row;
  return ifUnchanged(
    PasskeyEntity.patch({ customerId, place })
      .set({ signCount, usedAt: Date.now() })
      .where((a, o) => `${o.eq(a.credentialId, credentialId)} AND ${o.eq(a.signCount, row.signCount)}`),
  );
}
