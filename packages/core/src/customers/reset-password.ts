import { StoreError } from "@store/contract/errors";
import { emailHash } from "../platform/address-hash.ts";
import { log } from "../platform/log.ts";
import { hashMasterPassword, newMasterPassword } from "../platform/master-password.ts";
import { hashPassword } from "../platform/password.ts";
import { request } from "../platform/request.ts";
import { sha256 } from "../platform/secrets.ts";
import { put, remove, transact } from "../platform/table.ts";
import { throttle } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";
import { isCommonPassword } from "./common-password.ts";
import { type Customer, mayLogIn, readCustomer } from "./customer.entity.ts";
import { endSessions } from "./end-sessions.ts";
import { enqueuePasswordChanged } from "./password-changed.ts";
import { ResetTokenEntity, readResetToken } from "./reset-token.entity.ts";

/**
 * A new password, of the customer's choice or of the shop's making, for the token of a recovery mail. The token is used
 * up, every session ends and the customer is told, all in one write. Throws `reset.invalid`, `password.common`.
 */
export const resetPassword: UseCase<"reset-password"> = async ({ token, password: own }) => {
  const [reset] = await Promise.all([readResetToken(token), throttle("reset.ip", request().viewerIp)]);
  const customer = reset && (await readCustomer(reset.customerId));
  const address = customer && (customer.emailHash ?? emailHash(customer.email));
  const isTheirs = customer?.epoch === reset?.epoch && address === reset?.emailHash;
  if (!customer || !isTheirs || !mayLogIn(customer)) {
    throw new StoreError("reset.invalid");
  }
  // Before the token is used up, so that another password can be tried with it.
  if (own !== undefined && isCommonPassword(own, customer)) {
    throw new StoreError("password.common", {}, { fields: ["password"] });
  }
  const password = own ?? newMasterPassword();
  const passwordHash = own === undefined ? hashMasterPassword(password) : await hashPassword(own);
  await changePassword(customer, token, passwordHash);
  const { customerId, email } = customer;
  log("password.reset", { customerId });
  return { email, customerId, ...(own === undefined && { password }) };
};

/** Of two presses at once, or beside a block, one goes through. */
async function changePassword(customer: Customer, token: string, passwordHash: string): Promise<void> {
  const refused = await transact({
    // The epoch is what lets one press win: it is the token's own, and the next one finds another.
    token: remove(ResetTokenEntity.delete({ tokenHash: sha256(token) })),
    // Anybody who holds the token reads the mailbox.
    ...endSessions(customer, { passwordHash, passwordFrom: "mailbox" }),
    mail: put(enqueuePasswordChanged(customer, { byAdmin: false })),
  });
  if (Object.keys(refused).length > 0) throw new StoreError("reset.invalid");
}
