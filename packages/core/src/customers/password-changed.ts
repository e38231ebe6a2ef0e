import { enqueueMail } from "../outbox/outbox.entity.ts";
import type { Customer } from "./customer.entity.ts";

/**
 * The put of the mail that tells of a new password: a part of the transaction that ends the sessions of `customer` as it
 * was read before.
 */
export function enqueuePasswordChanged({ customerId, epoch }: Customer, { byAdmin }: { byAdmin: boolean }) {
  const changedAt = Date.now();
  const about = `${customerId}-${epoch + 1}`;
  return enqueueMail(
    { kind: "password-changed", about, customerId, facts: { changedAt, byAdmin } },
    changedAt,
  );
}
