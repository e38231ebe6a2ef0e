// What an erasure does to rows. Each may be repeated.
import { buyerDetails } from "@store/contract/buyer";
import { StoreError } from "@store/contract/errors";
import { CartEntity } from "../carts/cart.entity.ts";
import { deleteCustomer } from "../customers/delete-customer.ts";
import { removePasskeys } from "../customers/passkey.entity.ts";
import { ProgressEntity } from "../customers/progress.entity.ts";
import { SessionEntity } from "../customers/session.entity.ts";
import { removeDesk } from "../desk/remove-desk.ts";
import { readOrder } from "../orders/order.entity.ts";
import { changeUnmatched } from "../orders/payments/unmatched.entity.ts";
import { CartAddressEntity } from "../outbox/cart-address.entity.ts";
import { emailHash } from "../platform/address-hash.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { ttlOf } from "../platform/time.ts";
import { keepUntilOf } from "./keeping.ts";
import { mailsOf, moneyAskedAbout } from "./personal-rows.ts";
import { RetainedBuyerEntity, sealBuyer } from "./retained-buyer.entity.ts";
import { scrubCustomer, scrubMail, scrubOrder } from "./scrub.ts";

/** No login, no session, no grant, in no list. */
export async function blockCustomers({ customerIds }: Ids): Promise<void> {
  for (const customerId of customerIds) {
    await deleteCustomer(customerId, "privacy").catch((error: unknown) => {
      if (!(error instanceof StoreError && error.code === "customer.not_found")) throw error;
    });
  }
}

/** What the law wants of each order, sealed, before anything of it goes. */
export async function sealBuyers({ orderIds }: Ids): Promise<void> {
  for (const orderId of orderIds) {
    const order = await readOrder(orderId);
    const keepUntil = order ? keepUntilOf(order) : undefined;
    if (!order || order.erasedAt !== undefined || keepUntil === undefined) continue;
    const { billing } = order;
    const sealed = sealBuyer(orderId, { ...buyerDetails(order), ...(billing ? { billing } : {}) });
    const ttl = ttlOf(Date.parse(`${keepUntil}T23:59:59+05:30`));
    await ifUnchanged(RetainedBuyerEntity.create({ orderId, sealed, keepUntil, ttl }));
  }
}

/** The rows that an erasure is about. */
export interface Ids {
  customerIds: readonly string[];
  orderIds: readonly string[];
  checkoutIds: readonly string[];
}

/** All rows of these ids, and those that an address itself is the key of. */
export async function scrubRows(
  { customerIds, orderIds, checkoutIds }: Ids,
  emails: readonly string[],
): Promise<void> {
  const mails = await mailsOf(customerIds, checkoutIds);
  await Promise.all(mails.map(scrubMail));
  for (const customerId of customerIds) {
    const [sessions, progress] = await Promise.all([
      SessionEntity.query.byPlace({ customerId }).go({ pages: "all" }),
      ProgressEntity.query.byResource({ customerId }).go({ pages: "all" }),
    ]);
    await Promise.all([
      ...sessions.data.map(({ place }) => SessionEntity.delete({ customerId, place }).go()),
      ...progress.data.map(({ resource }) => ProgressEntity.delete({ customerId, resource }).go()),
      removePasskeys(customerId),
      removeDesk(customerId),
    ]);
    await scrubCustomer(customerId);
  }
  for (const orderId of orderIds) await scrubOrder(orderId);
  for (const email of emails)
    for (const row of await moneyAskedAbout(email))
      await ifUnchanged(changeUnmatched(row, { askedEmail: undefined }));
  await Promise.all([
    ...checkoutIds.map((checkoutId) => CartEntity.delete({ checkoutId }).go()),
    ...emails.map((email) => CartAddressEntity.delete({ emailHash: emailHash(email) }).go()),
  ]);
}

/** Everything of these rows that is of a person, and what the address itself is the key of. */
export async function eraseRows(ids: Ids, emails: readonly string[]): Promise<void> {
  await blockCustomers(ids);
  await sealBuyers(ids);
  await scrubRows(ids, emails);
}
