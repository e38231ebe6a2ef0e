// What must be true of the whole table after anything at all (docs/architecture.md, invariants I1 to I10).
// `expectSound` holds at every moment; `expectSettled` once every notification was delivered and the jobs have run.

import type { MailModel } from "@store/contract/mail-model";
import { grantsBy, isUser } from "@store/core/customers/customer.entity";
import { grantsOf } from "@store/core/orders/lines";
import type { Order } from "@store/core/orders/order.entity";
import { difference, figuresOf, sumOfFigures } from "@store/core/orders/settlement/books";
import { emailHash } from "@store/core/platform/address-hash";
import { passwordMatches } from "@store/core/platform/password";
import { tokensOf } from "@store/core/platform/search-tokens";
import { minutes } from "@store/core/platform/time";
import { expect } from "vitest";
import { counterProblems } from "./counts.ts";
import { invoiceProblems, unnumberedInvoices } from "./invoice-problems.ts";
import { mailsOf } from "./mail-worker.ts";
import { standIns } from "./stand-ins.ts";
import { type Rows, readTable } from "./table-rows.ts";

/** Fails with a sentence for each thing that is not as it must be. */
export async function expectSound(): Promise<void> {
  expect(soundnessProblems(await readTable())).toEqual([]);
}

export interface Tolerance {
  /** A process was killed between the carrier's yes and our note: a mail may have come twice, but identical. */
  twiceMailed?: boolean;
  /** Mails that the carrier will not have are expected. */
  mailsFail?: boolean;
}

/** `expectSound`, and nothing is left undone: after redelivery, reconcile and sweep. */
export async function expectSettled(tolerance: Tolerance = {}): Promise<void> {
  const rows = await readTable();
  const problems = [
    ...soundnessProblems(rows),
    ...unsettled(rows),
    ...unnumberedInvoices(rows),
    ...mailProblems(rows, tolerance),
  ];
  expect([...problems, ...(await passwordProblems(rows))]).toEqual([]);
}

function soundnessProblems(rows: Rows): string[] {
  return [
    ...paymentProblems(rows),
    ...grantProblems(rows),
    ...loginProblems(rows),
    ...couponProblems(rows),
    ...buyerUseProblems(rows),
    ...outboxProblems(rows),
    ...counterProblems(rows),
    ...searchProblems(rows),
    ...indexProblems(rows),
    ...sessionProblems(rows),
    ...ledgerProblems(rows),
    ...invoiceProblems(rows),
  ];
}

/** I9: no order has two payment sessions that the shop takes for open. */
function sessionProblems({ paymentSession: sessions }: Rows): string[] {
  const open = new Map<string, number>();
  for (const { orderId, state } of sessions)
    if (state === "open" || state === "asked") open.set(orderId, (open.get(orderId) ?? 0) + 1);
  return [...open].flatMap(([orderId, count]) =>
    count > 1 ? [`I9 ${orderId} has ${count} open sessions`] : [],
  );
}

/** I8: what an order adds to the figures is what its ledger says, and each payment that was taken is in it. */
function ledgerProblems({ order: orders, ledger, payment: payments }: Rows): string[] {
  const problems = orders.flatMap((order) => {
    const rows = ledger.filter(({ orderId }) => orderId === order.orderId);
    const off = difference(figuresOf(order), sumOfFigures(rows));
    return Object.keys(off).length === 0
      ? []
      : [`I8 ${order.orderId}: figures are off by ${JSON.stringify(off)}`];
  });
  const noted = new Set(ledger.map(({ paymentId }) => paymentId));
  for (const { paymentId } of payments)
    if (!noted.has(paymentId)) problems.push(`I8 payment ${paymentId} is in no ledger`);
  return problems;
}

const wasCompleted = ({ paidAt }: Order) => paidAt !== undefined;
const isCompleted = ({ status }: Order) => status === "completed";

/** I1: an order stands completed by a payment of its own, or is free, or an admin's word stands beside it. */
function paymentProblems({ order: orders, payment: payments, audit }: Rows): string[] {
  const problems: string[] = [];
  const byId = new Map(payments.map((payment) => [payment.paymentId, payment]));
  for (const order of orders) {
    const { orderId, paymentId, source, status, override } = order;
    if (paymentId && byId.get(paymentId)?.orderId !== orderId) problems.push(`I1 ${orderId}: no payment row`);
    if (isCompleted(order) && source === "paid" && !paymentId && override?.status !== "completed")
      problems.push(`I1 ${orderId} is completed without a payment`);
    if (source === "free" && order.finalAmount !== 0) problems.push(`I1 ${orderId} is free but costs`);
    if (override && override.status !== status && !order.supersededBy)
      problems.push(`I1 ${orderId} is ${status}, but was set to ${override.status} by hand`);
    if (override && !audit.some(({ target }) => target === orderId))
      problems.push(`I1 ${orderId}: override without audit`);
  }
  const sales = new Map(orders.map(({ paymentId, orderId }) => [paymentId, orderId]));
  const ids = new Set(orders.map(({ orderId }) => orderId));
  for (const { paymentId, orderId, what } of payments)
    if (what === "sale" ? sales.get(paymentId) !== orderId : !ids.has(orderId))
      problems.push(`I1 payment ${paymentId} has no order`);
  return problems;
}

/** I2: what a customer holds is what the completed orders of that customer give, no more and no less. */
function grantProblems({ customer: customers, order: orders }: Rows): string[] {
  return customers.flatMap((customer) => {
    const { customerId, state, hasPaid } = customer;
    // Anybody who was deleted holds nothing, whatever they once bought.
    const isGone = state === "deleted";
    const own = orders.filter((order) => !isGone && order.customerId === customerId && isCompleted(order));
    const due = own.flatMap((order) => grantsBy(order.orderId, grantsOf(order)).grants ?? []);
    const held = customer.grants ?? [];
    const problems = same(held, due) ? [] : [`I2 ${customerId} holds [${held}], but due is [${due}]`];
    // A free order keeps nothing of what it would only repeat: by itself it gives nothing.
    const giving = own.filter((order) => grantsOf(order).length > 0);
    if (hasPaid !== giving.length > 0)
      problems.push(
        `I2 ${customerId} hasPaid is ${hasPaid} with ${giving.length} orders that give something`,
      );
    const everCompleted = orders.some((order) => order.customerId === customerId && wasCompleted(order));
    if (!isGone && (state === "member") !== everCompleted) problems.push(`I2 ${customerId} is ${state}`);
    return problems;
  });
}

/** Two logins per member, of one password and epoch, and none for anybody else. */
function loginProblems({ customer: customers, login: logins }: Rows): string[] {
  return customers.flatMap(({ customerId, state, email, epoch }) => {
    const own = logins.filter((login) => login.customerId === customerId);
    const keys = state === "member" ? [emailHash(email), customerId] : [];
    const problems = same(
      own.map(({ loginKey }) => loginKey),
      keys,
    )
      ? []
      : [`${customerId} (${state}) has ${own.length} logins`];
    if (new Set(own.map(({ passwordHash }) => passwordHash)).size > 1)
      problems.push(`${customerId} has two passwords`);
    if (own.some((login) => login.epoch !== epoch))
      problems.push(`${customerId}: a login is of another epoch`);
    return problems;
  });
}

/** I3: a capped coupon's count is the uses that are held, and never above the cap. */
function couponProblems({ coupon: coupons, order: orders }: Rows): string[] {
  return coupons.flatMap(({ code, redemptions, usageLimit }) => {
    const held = orders.filter(
      ({ discountCode, couponUse }) => discountCode === code && couponUse === "reserved",
    ).length;
    const problems =
      redemptions === held ? [] : [`I3 ${code}: redemptions is ${redemptions}, held by ${held} orders`];
    if (usageLimit !== undefined && redemptions > usageLimit)
      problems.push(`I3 ${code}: ${redemptions} redemptions of ${usageLimit}`);
    return problems;
  });
}

/** I3, of a coupon that each buyer may use once: a use that is taken is its order's, and every order has what it says. */
function buyerUseProblems({ redemption: uses, order: orders }: Rows): string[] {
  const taken = uses.flatMap(({ orderId, code, buyerHash }) =>
    orderId === undefined ? [] : [`${orderId} ${code} ${buyerHash}`],
  );
  const said = orders.flatMap(({ orderId, discountCode, buyerHashes = [] }) =>
    buyerHashes.map((hash) => `${orderId} ${discountCode} ${hash}`),
  );
  const erased = new Set(
    orders.flatMap(({ orderId, erasedAt }) => (erasedAt === undefined ? [] : [orderId])),
  );
  return [
    ...said.filter((use) => !taken.includes(use)).map((use) => `I3 ${use} is not taken`),
    ...taken
      .filter((use) => !said.includes(use) && !erased.has(use.split(" ")[0] ?? ""))
      .map((use) => `I3 ${use} is taken by nobody`),
  ];
}

/** I4, the outbox: a mail is enqueued exactly for an order that completed, and one with a password once per account. */
function outboxProblems({ outbox, order: orders, sealedPassword }: Rows): string[] {
  const problems: string[] = [];
  for (const { orderId, joined, duplicate, override, ...order } of orders) {
    // Beside this one: mails sent again, and of money sent back.
    const kinds = outbox
      .filter(({ kind, about }) => about === orderId && kind !== "refund")
      .map(({ kind }) => kind);
    // A payment that adds nothing may renew a password all the same.
    const renews = duplicate && kinds.includes("credentials");
    const expected = order.paidAt === undefined ? 0 : renews ? 2 : 1;
    const byHand = override !== undefined && kinds.length > expected;
    if (kinds.length !== expected && !byHand) problems.push(`I4 ${orderId} is due [${kinds}]`);
    if (expected && !joined && kinds[0] !== "credentials")
      problems.push(`I4 ${orderId} is due no credentials`);
    if (duplicate && !kinds.includes("duplicate")) problems.push(`I4 ${orderId} is a duplicate in silence`);
  }
  const known = new Map(orders.map((order) => [order.orderId, order]));
  for (const { orderId, mailId } of outbox)
    if (orderId !== undefined && !known.has(orderId)) problems.push(`I4 ${mailId} is about no order`);
  for (const { orderId } of sealedPassword)
    if (!outbox.some(({ mailId }) => mailId === `credentials.${orderId}`))
      problems.push(`${orderId} has a password nobody is sent`);
  return problems;
}

/** Nothing decides on an index, but the jobs and lists find things by it: it must say what the item says. */
function indexProblems({ order: orders, outbox, cart: carts, customer: customers }: Rows): string[] {
  const problems: string[] = [];
  for (const { orderId, status, month, shard, customerId, createdAt, dueAt, ...keys } of orders) {
    if (keys.g1pk !== `ORDERS#${status}#${month}#${shard}`)
      problems.push(`${orderId} is ${status}, but listed as ${keys.g1pk}`);
    if (dueKey(keys) !== (dueAt && `DUE#order#${shard} ${dueAt}#${orderId}`))
      problems.push(`${orderId} is due ${dueAt}, but listed at ${dueKey(keys)}`);
    if (keys.g3pk !== `CUSTOMER#${customerId}` || keys.g3sk !== `ORDER#${createdAt}#${orderId}`)
      problems.push(`${orderId} of ${customerId} is listed under ${keys.g3pk} ${keys.g3sk}`);
  }
  for (const { mailId, shard, dueAt, state, ...keys } of outbox) {
    if ((dueAt !== undefined) !== (state === "queued"))
      problems.push(`${mailId} is ${state}, but due ${dueAt}`);
    if (dueKey(keys) !== (dueAt && `DUE#mail#${shard} ${dueAt}#${mailId}`))
      problems.push(`${mailId} is due ${dueAt}, but listed at ${dueKey(keys)}`);
  }
  for (const { checkoutId, shard, dueAt, ...keys } of carts)
    if (dueKey(keys) !== (dueAt && `DUE#cart#${shard} ${dueAt}#${checkoutId}`))
      problems.push(`A cart is due ${dueAt}, but listed at ${dueKey(keys)}`);
  for (const { customerId, help, helpAt, helpShard, ...keys } of customers)
    if (dueKey(keys) !== (help && `DUE#help#${help}#${helpShard} AT#${helpAt}`))
      problems.push(`${customerId} waits for help: ${help}, but is listed at ${dueKey(keys)}`);
  return problems;
}

/** Orders and customers are found by all that they should be, and nothing is found that is gone. */
function searchProblems({ search, order: orders, customer: customers }: Rows): string[] {
  const indexed = [
    ...orders
      .filter(({ deletedAt, erasedAt }) => deletedAt === undefined && erasedAt === undefined)
      .map((order) => ({ kind: "order" as const, id: order.orderId, ...order })),
    // The rows of one that has joined another account lead to that account's search no more.
    ...customers
      .filter(
        (customer) => isUser(customer) && (customer.state === "reserved" || customer.state === "member"),
      )
      .map((customer) => ({ kind: "customer" as const, id: customer.customerId, ...customer })),
  ];
  const due = indexed.flatMap(({ kind, id, createdAt, ...who }) =>
    tokensOf(kind, { id }, who).map((token) => `${kind} ${token} ${createdAt} ${id}`),
  );
  const merged = new Set(
    customers.filter(({ state }) => state === "merged").map(({ customerId }) => customerId),
  );
  const held = search
    .filter(({ id }) => !merged.has(id))
    .map(({ kind, token, at, id }) => `${kind} ${token} ${at} ${id}`);
  return same(held, due) ? [] : [`Search has ${held.length} rows, but due are ${due.length}`];
}

/** An item is in an index while it has both of its keys. */
function dueKey({ g2pk, g2sk }: { g2pk?: string; g2sk?: string }): string | undefined {
  return g2pk !== undefined && g2sk !== undefined ? `${g2pk} ${g2sk}` : undefined;
}

/** I6, and every payment that Stripe took is an order's, or a person has been told. */
function unsettled(rows: Rows): string[] {
  const { order: orders } = rows;
  const now = Date.now();
  const problems: string[] = [];
  for (const { orderId, status, createdAt, processing, dueAt, override } of orders) {
    if (status === "pending" && createdAt < now - minutes(50) && !processing && !override)
      problems.push(`I6 ${orderId} is still pending`);
    if (dueAt !== undefined && dueAt <= now) problems.push(`I6 ${orderId} is still due after reconcile`);
  }
  const known = new Map(orders.map((order) => [order.orderId, order]));
  for (const { type, data } of standIns.stripe.control.events()) {
    if (
      !type.startsWith("checkout.session.") ||
      !("payment_status" in data.object) ||
      data.object.payment_status !== "paid"
    )
      continue;
    const order = known.get(data.object.client_reference_id ?? "");
    if (
      order &&
      order.status !== "completed" &&
      order.status !== "refunded" &&
      !order.review &&
      !order.override
    )
      problems.push(`I1 ${order.orderId} is paid, but stands ${order.status}`);
  }
  return [...problems, ...uncaptured(rows)];
}

/** Those that Razorpay captured are an order's, or a person has been told. */
function uncaptured({ order: orders, payment: payments, unmatched }: Rows): string[] {
  const owned = new Set([...payments, ...unmatched].map(({ paymentId }) => paymentId));
  const waits = new Set(
    orders.filter(({ review, override }) => review || override).map(({ orderId }) => orderId),
  );
  const known = new Set(orders.map(({ orderId }) => orderId));
  return [...(standIns.razorpay?.api.store.payments.values() ?? [])].flatMap(({ payment }) => {
    const { id, captured, notes } = payment;
    const orderId = Array.isArray(notes) ? "" : (notes.order_id ?? "");
    const isLost = captured && known.has(orderId) && !owned.has(id) && !waits.has(orderId);
    return isLost ? [`I1 ${id} was captured for ${orderId}, which does not have it`] : [];
  });
}

/** I4, the mails: each that was enqueued has arrived once. */
function mailProblems({ outbox }: Rows, { twiceMailed, mailsFail }: Tolerance): string[] {
  return outbox.flatMap(({ mailId, kind, about, state }) => {
    if (mailsFail && state === "failed") return [];
    const mails = mailsOf(kind, about);
    if (state === "dropped" && mails.length === 0) return [];
    const identical = new Set(mails.map(withoutToken)).size === 1;
    const fine = state === "sent" && identical && mails.length <= (twiceMailed ? 2 : 1);
    return fine ? [] : [`I4 ${mailId} is ${state} and arrived ${mails.length} times`];
  });
}

/** Each try of a recovery mail has a token of its own. */
function withoutToken(mail: MailModel): string {
  return JSON.stringify(mail, (name, value) => (name === "resetUrl" ? undefined : value));
}

const known = new Set<string>();

/** I7: every password that was mailed is the one that logs in. */
async function passwordProblems({
  outbox,
  login: logins,
  order: orders,
  customer: customers,
}: Rows): Promise<string[]> {
  const problems: string[] = [];
  for (const { orderId, kind, about } of outbox) {
    const [mail] = mailsOf(kind, about);
    if (mail?.kind !== "credentials") continue;
    const order = orders.find((candidate) => candidate.orderId === orderId);
    const own = logins.filter(({ customerId }) => customerId === mail.customerId);
    // Anybody who has another password since then logs in with that one; anybody who was deleted, with none.
    const holder = customers.find((one) => one.customerId === mail.customerId);
    if (holder?.passwordOrderId !== orderId || holder?.state === "deleted") continue;
    if (mail.customerId !== order?.customerId || own.length !== 2)
      problems.push(`I7 ${orderId} mailed to ${mail.customerId}`);
    for (const { passwordHash } of own) {
      // An argon2 hash takes its time: what has been seen to match is not tried again.
      const pair = `${mail.password} ${passwordHash}`;
      if (!known.has(pair) && !(await passwordMatches(mail.password, passwordHash)))
        problems.push(`I7 ${orderId}: the mailed password does not log in`);
      known.add(pair);
    }
  }
  return problems;
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());
}
