import { StoreError } from "@store/contract/errors";
import { type Customer, readCustomer } from "../customer/customer.entity.ts";
import { log } from "../lib/log.ts";
import { put, transact } from "../lib/table.ts";
import { OutboxEntity, oweMail } from "../mail/outbox.entity.ts";
import { readSealedPassword } from "../order/sealed-password.entity.ts";
import { mayRecover, oweRecovery } from "./recover-access.ts";

/**
 * Owes a way in once more, to the address on record: the credentials while the password is readable, else a recovery
 * link. Throws `customer.not_found`, `customer.blocked`.
 */
export async function resendAccess(customerId: string): Promise<void> {
  const customer = await readCustomer(customerId);
  if (customer?.state !== "member" || !customer.hasPaid) throw new StoreError("customer.not_found");
  if (customer.banned) throw new StoreError("customer.blocked");
  const { data } = await OutboxEntity.query.byCustomer({ customerId }).go({ pages: "all" });
  const first = data.find(({ kind, about, orderId }) => kind === "credentials" && about === orderId);
  await resend(customer, first?.orderId);
}

/** As `resendAccess`, when the order that made the account is known. Nothing for a customer who may not enter. */
export async function resend(customer: Customer, orderId: string | undefined): Promise<void> {
  if (!mayRecover(customer)) return;
  const { customerId } = customer;
  const now = Date.now();
  const readable = orderId !== undefined && (await passwordOf(customer, orderId)) !== undefined;
  const mail = readable
    ? oweMail({ kind: "credentials", about: `${orderId}-${now}`, orderId, customerId }, now)
    : oweRecovery(customer);
  // Refused means that the same mail is owed since this very millisecond.
  await transact({ mail: put(mail) });
  log("access.resent", { customerId, ...(readable && { orderId }) });
}

/** The master password of an account's first order, for its day, and while it is the one that logs in. */
export async function passwordOf(
  customer: Pick<Customer, "passwordChangedAt">,
  orderId: string,
): Promise<string | undefined> {
  return customer.passwordChangedAt === undefined ? readSealedPassword(orderId) : undefined;
}
