// Everything in the table, by kind. A Scan: tests alone may.

import type { Cart } from "@store/core/carts/cart.entity";
import type { Coupon } from "@store/core/coupons/coupon.entity";
import type { Customer } from "@store/core/customers/customer.entity";
import type { Invoice } from "@store/core/invoices/invoice.entity";
import type { LedgerRow } from "@store/core/orders/ledger.entity";
import type { LongWait } from "@store/core/orders/long-wait.entity";
import type { Order } from "@store/core/orders/order.entity";
import type { PaymentSession } from "@store/core/orders/payment-session.entity";
import type { AccessRequest } from "@store/core/orders/payments/access-request.entity";
import type { Unmatched } from "@store/core/orders/payments/unmatched.entity";
import type { Proof } from "@store/core/orders/proof.entity";
import type { Refund } from "@store/core/orders/refund.entity";
import type { DueInvoice } from "@store/core/orders/settlement/due-invoice.entity";
import type { Notice } from "@store/core/outbox/notice.entity";
import type { OutboxMessage } from "@store/core/outbox/outbox.entity";
import type { ConsentRow } from "@store/core/platform/consent.entity";
import type { CounterName } from "@store/core/platform/counter.entity";
import { table } from "@store/core/platform/table";
import type { Request } from "@store/core/privacy/request.entity";
import { askTable } from "./stand-ins.ts";

/** Keys of the table and its indexes, as they lie there. */
interface Keys {
  pk: string;
  sk: string;
  g1pk?: string;
  g2pk?: string;
  g2sk?: string;
  g3pk?: string;
  g3sk?: string;
}

interface Kinds {
  cart: Cart;
  loginCode: { attemptHash: string; tries: number };
  passkey: { customerId: string; place: number; signCount: number };
  passkeyChallenge: { challengeHash: string; purpose: string };
  resetToken: { tokenHash: string; customerId: string; expiresAt: number };
  sealedFacts: { mailId: string };
  suppression: { emailHash: string; reason: string };
  audit: { target: string; action: string; by: string; before?: string; after?: string };
  offerRevision: { rev: number; offer: string; at: number };
  currentOffer: { rev: number; pagesRev: number; nextRev?: number; nextAt?: number };
  offerDraft: { version: number; offer: string };
  waitingOffer: { rev: number; at: number };
  askedPrice: { product: string; price?: number; rev: number; at: number };
  secondFactor: { adminId: string; factorId: string };
  adminSignIn: { signInId: string; adminId: string };
  cartAddress: { emailHash: string };
  hold: { code: string; networkHash: string; orderIds?: string[]; ttl?: number };
  checkout: { checkoutId: string; orderId: string };
  clientSite: { customerId: string; siteId: string };
  licence: { customerId: string; code: string; endedAt?: number };
  guaranteeClaim: { product: string; buyerHash: string; orderId: string };
  redemption: { code: string; buyerHash: string; orderId?: string };
  counter: { scope: string; part: string; shard: string } & Partial<Record<CounterName, number>>;
  coupon: Coupon;
  customer: Customer;
  login: { loginKey: string; customerId: string; passwordHash: string; epoch: number };
  order: Order;
  outbox: OutboxMessage;
  payment: {
    provider: string;
    paymentId: string;
    orderId: string;
    what: "sale" | "duplicate";
    amount: number;
  };
  paymentSession: PaymentSession;
  refund: Refund;
  ledger: LedgerRow;
  dueInvoice: DueInvoice;
  invoice: Invoice;
  series: { series: string; last: number };
  numbering: { tableName: string };
  messageArrival: { provider: string; at: number };
  consent: ConsentRow;
  privacyLink: { tokenHash: string; sealed: string };
  privacyRequest: Request;
  held: { orderId: string; sealed: string; keepUntil: string };
  retentionMark: { list: string; month: string };
  unmatched: Unmatched;
  proof: Proof;
  accessRequest: AccessRequest;
  longWait: LongWait;
  notice: Notice;
  poll: { orderId: string };
  sealedPassword: { orderId: string; sealed: string };
  session: { customerId: string; place: number; epoch: number; issuedAt: number; expiresAt: number };
  throttle: { counterKey: string; count: number };
  search: { kind: "customer" | "order"; token: string; at: number; id: string; customerId?: string };
  admin: { adminId: string; email: string; active: boolean };
  setupLock: { admins?: number; shutAt?: number };
  shop: { openSince: number };
  migration: { name: string; cursor?: string; doneAt?: number };
}

export type Rows = { [Kind in keyof Kinds]: (Kinds[Kind] & Keys)[] };

type Value = Partial<{ S: string; N: string; BOOL: boolean; SS: string[]; L: Value[]; M: Item }>;
export type Item = Record<string, Value>;

/** All rows, as they are now. */
export async function readTable(): Promise<Rows> {
  const rows: Record<keyof Kinds, unknown[]> = {
    ...{ audit: [], checkout: [], counter: [], coupon: [], customer: [], login: [], order: [], outbox: [] },
    ...{ cart: [], cartAddress: [], hold: [], guaranteeClaim: [], clientSite: [], licence: [] },
    ...{ loginCode: [], passkey: [], passkeyChallenge: [], resetToken: [], sealedFacts: [] },
    ...{ redemption: [], suppression: [] },
    ...{ search: [], admin: [], adminSignIn: [], secondFactor: [], setupLock: [], shop: [], migration: [] },
    ...{ payment: [], paymentSession: [], refund: [], ledger: [], poll: [], unmatched: [] },
    ...{ offerRevision: [], currentOffer: [], offerDraft: [], waitingOffer: [], askedPrice: [] },
    ...{ proof: [], accessRequest: [], longWait: [], notice: [] },
    ...{ sealedPassword: [], session: [], throttle: [] },
    ...{ dueInvoice: [], invoice: [], series: [], numbering: [], messageArrival: [] },
    ...{ consent: [], privacyLink: [], privacyRequest: [], held: [], retentionMark: [] },
  };
  for (const item of (await allItems()).map(plain)) {
    const kind = item.__edb_e__ as keyof Kinds;
    // A write that was to change an item and made a new one leaves it nameless.
    if (!rows[kind]) throw new Error(`An item of no kind lies at ${item.pk}`);
    rows[kind].push(item);
  }
  return rows as Rows;
}

/** Removes every row, and with it whatever an earlier run left. */
export const emptyTable = () => restoreItems([]);

/** Every item as it lies in the table. */
export async function allItems(): Promise<Item[]> {
  const items: Item[] = [];
  let ExclusiveStartKey: unknown;
  do {
    const page = await ask("Scan", { TableName: table.table, ConsistentRead: true, ExclusiveStartKey });
    items.push(...(page.Items as Item[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

/** Takes rows out, and puts others in. */
export async function replaceItems(rows: readonly Item[], others: readonly Item[]): Promise<void> {
  for (const { pk, sk } of rows) await ask("DeleteItem", { TableName: table.table, Key: { pk, sk } });
  for (const Item of others) await ask("PutItem", { TableName: table.table, Item });
}

/** Puts a table back as it was, and nothing else into it. */
export async function restoreItems(items: readonly Item[]): Promise<void> {
  await replaceItems(await allItems(), items);
}

async function ask(operation: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
  const answer = await askTable(operation, body);
  if (answer.status !== 200) throw new Error(`${operation}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

function plain(item: Item): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, native(value)]));
}

function native({ S, N, BOOL, SS, L, M }: Value): unknown {
  if (N !== undefined) return Number(N);
  if (M !== undefined) return plain(M);
  return S ?? BOOL ?? SS ?? L?.map(native);
}
