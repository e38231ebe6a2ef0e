import { StoreError } from "@store/contract/errors";
import { type Customer, mayLogIn, readCustomer } from "../../customers/customer.entity.ts";
import { enqueueRecovery } from "../../customers/recover-access.ts";
import { enqueueMail } from "../../outbox/outbox.entity.ts";
import { log } from "../../platform/log.ts";
import { put, transact } from "../../platform/table.ts";
import { readSealedPassword } from "../sealed-password.entity.ts";

/**
 * Enqueues a way in once more, to the address on record: the credentials while the password is readable, else a recovery
 * link. Throws `customer.not_found`, `customer.blocked`.
 */
export async function resendAccess(customerId: string): Promise<void> {
  const customer = await readCustomer(customerId);
  if (customer?.state !== "member" || !customer.hasPaid) throw new StoreError("customer.not_found");
  if (customer.banned) throw new StoreError("customer.blocked");
  await resend(customer);
}

/** As `resendAccess`; nothing for a customer who may not enter. */
export async function resend(customer: Customer): Promise<void> {
  if (!mayLogIn(customer)) return;
  const { customerId, passwordOrderId: orderId } = customer;
  const now = Date.now();
  const readable = orderId !== undefined && (await readSealedPassword(orderId)) !== undefined;
  const mail = readable
    ? enqueueMail({ kind: "credentials", about: `${orderId}-${now}`, orderId, customerId }, now)
    : enqueueRecovery(customer);
  // Refused means that the same mail was enqueued in this very millisecond.
  await transact({ mail: put(mail) });
  log("access.resent", { customerId, ...(readable && { orderId }) });
}
