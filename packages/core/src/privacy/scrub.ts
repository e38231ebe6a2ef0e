// Takes a person out of rows that stay for their figures. Each function may be repeated: what is erased is left alone.

import { type Customer, CustomerEntity, readCustomer } from "../customers/customer.entity.ts";
import { type Invoice, InvoiceEntity } from "../invoices/invoice.entity.ts";
import { numberInvoices } from "../invoices/number-invoices.ts";
import { readInvoices } from "../invoices/read-invoices.ts";
import { erasedBuyer, sealInvoiceBuyer } from "../invoices/sealed-buyer.ts";
import { changed, changeOrder } from "../orders/change-order.ts";
import { type Order, readOrder } from "../orders/order.entity.ts";
import { AccessRequestEntity } from "../orders/payments/access-request.entity.ts";
import { SealedPasswordEntity } from "../orders/sealed-password.entity.ts";
import { type DueInvoice, DueInvoiceEntity } from "../orders/settlement/due-invoice.entity.ts";
import { OutboxEntity, type OutboxMessage } from "../outbox/outbox.entity.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { erasedDetails } from "../platform/erased.ts";
import { retryOnConflict } from "../platform/retry.ts";
import { indexRow, unindexRow } from "../platform/search-index.ts";
import { numbered, type Parts, transact, update } from "../platform/table.ts";

const tries = 10;

class BusyRowError extends Error {
  override name = "BusyRowError";
}

/** The customer's row without a person in it; its figures and ids stay. */
export async function scrubCustomer(customerId: string): Promise<void> {
  const isScrubbed = await retryOnConflict(tries, async () => {
    const customer = await readCustomer(customerId);
    if (!customer || customer.erasedAt !== undefined) return true;
    const refused = await transact({
      customer: update(scrubbed(customer)),
      ...(customer.detailsFrom === undefined &&
        unindexRow("customer", { id: customerId, at: customer.createdAt }, customer)),
    });
    return Object.keys(refused).length === 0;
  });
  if (!isScrubbed) throw new BusyRowError(`Customer ${customerId} kept changing`);
}

function scrubbed({ customerId, email, epoch }: Customer) {
  return CustomerEntity.patch({ customerId })
    .set({
      state: "deleted",
      ...erasedDetails(),
      erasedAt: Date.now(),
    })
    .remove(["lastLoginAt", "passwordChangedAt", "passwordOrderId", "passwordFrom", "passkeyEpoch"])
    .where((a, o) => [o.eq(a.email, email), o.eq(a.epoch, epoch)].join(" AND "));
}

/** The order without a person, and out of the search; amounts, state and what belongs to its money stay. */
export async function scrubOrder(orderId: string): Promise<void> {
  const isScrubbed = await retryOnConflict(tries, async () => {
    const order = await readOrder(orderId);
    if (!order) return true;
    if (order.erasedAt !== undefined) return scrubBeside(order);
    const refused = await transact({
      order: update(changeOrder(order, erasedOrder(order))),
      ...unindexRow("order", { id: orderId, at: order.createdAt }, order),
      ...(await ownWords(order)),
    });
    return Object.keys(refused).length === 0 && scrubBeside(order);
  });
  if (!isScrubbed) throw new BusyRowError(`Order ${orderId} kept changing`);
}

/** A customer who stays, and was found by the order's words, is found by their own. */
async function ownWords({ orderId, customerId }: Order): Promise<Parts> {
  const customer = await readCustomer(customerId);
  if (customer?.detailsFrom !== orderId || customer.erasedAt !== undefined) return {};
  if (customer.state !== "member" && customer.state !== "reserved") return {};
  return {
    customer: update(
      CustomerEntity.patch({ customerId })
        .remove(["detailsFrom"])
        .where((a, o) =>
          [o.eq(a.detailsFrom, orderId), o.eq(a.state, customer.state), o.eq(a.email, customer.email)].join(
            " AND ",
          ),
        ),
    ),
    ...numbered(
      "own",
      Object.values(indexRow("customer", { id: customerId, at: customer.createdAt }, customer)),
    ),
  };
}

function erasedOrder(order: Order): Order {
  const { billing, dueAt, processing, status } = order;
  const place = billing && erasedBuyer({ name: "", billing }).billing;
  const changes = {
    ...erasedDetails(),
    ...{ fingerprint: "erased", erasedAt: Date.now(), buyerHashes: undefined },
    ...(place && { billing: place }),
  };
  // What is still to be asked of the provider is asked.
  return changed(order, status, { ...changes, dueAt, processing }, Date.now());
}

/** Rows of their own that name the buyer. */
async function scrubBeside({ orderId }: Pick<Order, "orderId">): Promise<boolean> {
  // A paper that waits for its number gets it first; in a restored table it may have to wait for longer.
  await numberInvoices(orderId);
  const { due, numbered } = await readInvoices(orderId);
  const isClear = ({ sealedBuyer }: { sealedBuyer?: string | undefined }) => sealedBuyer === undefined;
  const waiting = await Promise.all(due.filter(isClear).map(sealDue));
  await Promise.all([
    SealedPasswordEntity.delete({ orderId }).go(),
    AccessRequestEntity.delete({ orderId }).go(),
    ...numbered.filter(isClear).map(sealInvoice),
  ]);
  // Otherwise one was numbered meanwhile, with its buyer.
  return waiting.every((isSealed) => isSealed);
}

function sealed({ orderId, facts }: Pick<Invoice, "orderId" | "facts">) {
  return {
    facts: { ...facts, buyer: erasedBuyer(facts.buyer) },
    sealedBuyer: sealInvoiceBuyer(orderId, facts.buyer),
  };
}

function sealDue({ orderId, turn, list, dueAt, facts }: DueInvoice) {
  const changes = DueInvoiceEntity.patch({ orderId, turn }).set(sealed({ orderId, facts }));
  return ifUnchanged(changes.composite({ list, dueAt }));
}

function sealInvoice({ orderId, turn, facts, series, count, month }: Invoice) {
  return InvoiceEntity.patch({ orderId, turn })
    .set(sealed({ orderId, facts }))
    .composite({ series, count, month })
    .go();
}

/** A carrier's words on an error may name the address. */
export async function scrubMail({ mailId }: Pick<OutboxMessage, "mailId">): Promise<void> {
  await ifUnchanged(
    OutboxEntity.patch({ mailId })
      .remove(["lastError", "emailHash"])
      .where((a, o) => o.ne(a.state, "queued")),
  );
}
