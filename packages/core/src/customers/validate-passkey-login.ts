import { StoreError } from "@store/contract/errors";
import { customerIdPattern } from "@store/contract/schemas";
import { ifUnchanged } from "../platform/conditions.ts";
import type { UseCase } from "../platform/use-case.ts";
import { owns, readCustomer } from "./customer.entity.ts";
import { takeNetworkTry } from "./login-limits.ts";
import { openSession } from "./open-session.ts";
import { opens, PasskeyEntity, passkeysOf, type StoredPasskey } from "./passkey.entity.ts";
import { spendChallenge } from "./passkey-challenge.entity.ts";
import { notBought } from "./session.ts";

/**
 * A session for what a passkey has signed, as `validate-login` gives one for the password. Unknown people, unknown passkeys and
 * wrong signatures get the same answer after the same reads: who has not the passkey's own random id gets no further. Throws
 * `passkey.invalid`.
 */
export const validatePasskeyLogin: UseCase<"validate-passkey-login"> = async ({ passkey, resourceType }) => {
  const named = Buffer.from(passkey.userHandle, "base64url").toString("utf8");
  const customerId = customerIdPattern.test(named) ? named : "CUST_0";
  const [giveBack, challenge, customer, rows, { verifySigned }] = await Promise.all([
    takeNetworkTry(),
    spendChallenge(passkey.clientDataJSON, "login"),
    readCustomer(customerId),
    passkeysOf(customerId),
    // The library reads certificates of all makers: it is made while the table answers, and no part of the start.
    import("./verify-passkey.ts"),
  ]);
  const row = rows.find(({ credentialId }) => credentialId === passkey.id);
  const isGood = challenge && customer && row && opens(row, customer);
  const signCount = isGood ? await verifySigned(passkey, row, challenge) : undefined;
  if (!isGood || signCount === undefined || !(await countSigned(row, signCount)))
    throw new StoreError("passkey.invalid");
  if (resourceType !== undefined && !owns(customer, resourceType)) {
    await giveBack();
    throw notBought(resourceType);
  }
  const sessionToken = await openSession(customerId, customer.epoch, resourceType, giveBack);
  if (sessionToken === undefined) throw new StoreError("passkey.invalid");
  return { sessionToken };
};

/** Counts a signature. Of two with one count, which a copy makes, only one is good. */
function countSigned(row: StoredPasskey, signCount: number): Promise<boolean> {
  const { customerId, place, credentialId } = row;
  return ifUnchanged(
    PasskeyEntity.patch({ customerId, place })
      .set({ signCount, usedAt: Date.now() })
      .where((a, o) => `${o.eq(a.credentialId, credentialId)} AND ${o.eq(a.signCount, row.signCount)}`),
  );
}
