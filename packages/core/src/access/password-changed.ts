import type { Customer } from "../customer/customer.entity.ts";
import { oweMail } from "../mail/outbox.entity.ts";

/**
 * The put of the mail that tells of a new password: a part of the transaction that ends the sessions of `customer` as it
 * was read before.
 */
export function owePasswordChanged({ customerId, epoch }: Customer, { byAdmin }: { byAdmin: boolean }) {
  const changedAt = Date.now();
  const about = `${customerId}-${epoch + 1}`;
  return oweMail({ kind: "password-changed", about, customerId, facts: { changedAt, byAdmin } }, changedAt);
}
