// What an order gives and takes: the customer's side of a decision. A first purchase opens an account; every other joins one.
import {
  type Customer,
  CustomerEntity,
  givingOrders,
  grantsBy,
  mergeInto,
  owns,
  readCustomer,
} from "../../customers/customer.entity.ts";
import { endSessions } from "../../customers/end-sessions.ts";
import { LoginEntity, readLogin } from "../../customers/login.entity.ts";
import { enqueueOrderMail } from "../../outbox/outbox.entity.ts";
import { enqueueStartMails } from "../../outbox/start-mails.ts";
import { emailHash } from "../../platform/address-hash.ts";
import type { Counts } from "../../platform/counter.entity.ts";
import { hashMasterPassword, newMasterPassword } from "../../platform/master-password.ts";
import { unindexRow } from "../../platform/search-index.ts";
import { setting } from "../../platform/settings.ts";
import { numbered, type Parts, put, update } from "../../platform/table.ts";
import { hours } from "../../platform/time.ts";
import type { OrderChanges } from "../change-order.ts";
import { grantsOf } from "../lines.ts";
import type { Order } from "../order.entity.ts";
import { SealedPasswordEntity, sealedPassword } from "../sealed-password.entity.ts";
import type { Decision } from "./decision.ts";

export interface Access {
  set: OrderChanges;
  parts: Parts;
  counts?: Counts;
}

/**
 * The customer's side of a decision; `impossible` when there is no account to give to. Unless `careful`, a first purchase
 * is taken for one unread: its conditions tell when it is none.
 */
export async function accessParts(
  order: Order,
  { access, transition, to, set, revokes, regrants }: Decision,
  now: number,
  careful: boolean,
): Promise<Access | "impossible"> {
  const changesItems = to === "completed" && revokes.length + regrants.length > 0;
  if (access === "keep") return changesItems ? items(order, revokes, regrants) : { set: {}, parts: {} };
  if (access === "take") return capture(order);
  // Less what goes back with the same write.
  const giving = { ...order, ...(set.refundedItems && { refundedItems: set.refundedItems }) };
  if (transition === "restore") return restored(giving);
  if (!careful && !order.inAccount) return newAccount(giving, undefined, now);
  const { customerId, email, inAccount } = order;
  const [own, login] = await Promise.all([readCustomer(customerId), inAccount ? null : readLogin(email)]);
  const account = await accountOf(own, login?.customerId);
  if (account) return joined(giving, account, own, now);
  return own?.state === "reserved" ? newAccount(giving, own, now) : "impossible";
}

/**
 * Customer, login, sealed password and mail. `read` is a customer whose details an admin may have changed since
 * sign-up: the buyer's own on the order hold, and what they are found by follows.
 */
function newAccount(order: Order, read: Customer | undefined, now: number): Access {
  const { orderId, customerId, email, name, phone } = order;
  const password = newMasterPassword();
  const login = { customerId, passwordHash: hashMasterPassword(password), epoch: 0 };
  return {
    set: { paidAt: now },
    parts: {
      login: put(LoginEntity.create({ loginKey: emailHash(email), ...login })),
      customer: update(
        CustomerEntity.patch({ customerId })
          .set({ state: "member", hasPaid: true, email, name, phone, detailsFrom: orderId })
          .set({ help: "due", helpAt: now + hours(24) })
          // The page shows a password only to the buyer who has paid for it.
          .set({ passwordOrderId: orderId, passwordFrom: order.source === "paid" ? "page" : "mailbox" })
          .set(setting("newsMails") ? { newsNoticeAt: now } : {})
          .add(grantsBy(orderId, grantsOf(order)))
          .where((a, o) =>
            [
              o.eq(a.state, "reserved"),
              o.eq(a.epoch, 0),
              read?.profileAt ? o.eq(a.profileAt, read.profileAt) : o.notExists(a.profileAt),
            ].join(" AND "),
          ),
      ),
      ...(read?.profileAt &&
        read.detailsFrom === undefined &&
        unindexRow("customer", { id: customerId, at: read.createdAt }, read)),
      secret: put(SealedPasswordEntity.put(sealedPassword(orderId, password, now))),
      mail: put(enqueueOrderMail("credentials", order, now)),
      ...numbered("startMail", enqueueStartMails(customerId, now).map(put)),
    },
  };
}

/**
 * For an address that has an account: the grants go there. Its password stays if only the mailbox was ever told it; one
 * that was shown on a page may be somebody else's, so that a payment ends it and its sessions, and the mailbox gets a new
 * one. A payment that adds nothing is flagged for refund. An order that was completed before has told its buyer already.
 */
function joined(order: Order, account: Customer, own: Customer | null, now: number): Access {
  const { customerId } = account;
  const merges = own?.state === "reserved" && order.customerId !== customerId;
  const grants = grantsOf(order);
  const adds = grants.filter((entitlement) => !owns(account, entitlement));
  const duplicate = adds.length === 0 && order.source !== "gift";
  const isFirstTime = order.paidAt === undefined;
  // A buyer who is logged in has the password already: it is nobody else's.
  const isOthers = account.passwordFrom !== "mailbox" && !order.inAccount;
  const renews = isFirstTime && order.source === "paid" && isOthers;
  // Free orders can be had without end: what they would only repeat is not kept.
  const repeats = isFirstTime && order.source === "free" && adds.length < grants.length;
  const less = repeats && { entitlements: adds };
  const given = { ...order, ...less, customerId };
  const receipt = duplicate ? "duplicate" : renews ? undefined : "added";
  const first = isFirstTime && { joined: true, ...(duplicate && { duplicate }) };
  return {
    set: { paidAt: now, customerId, ...less, ...first },
    parts: {
      ...(renews ? renewed(given, account, now) : { customer: update(grantTo(account, given)) }),
      reserved: merges ? update(mergeInto(order.customerId, customerId)) : undefined,
      mail: isFirstTime && receipt ? put(enqueueOrderMail(receipt, given, now)) : undefined,
    },
    counts: merges ? { users: -1 } : {},
  };
}

/** The grants together with a password that only the mailbox is told; sessions of the one before end. */
function renewed(order: Order, account: Customer, now: number): Parts {
  const password = newMasterPassword();
  return {
    ...endSessions(account, {
      hasPaid: true,
      grant: grantsBy(order.orderId, grantsOf(order)),
      passwordHash: hashMasterPassword(password),
      passwordOrderId: order.orderId,
      passwordFrom: "mailbox",
    }),
    secret: put(SealedPasswordEntity.put(sealedPassword(order.orderId, password, now))),
    newLogin: put(enqueueOrderMail("credentials", order, now)),
  };
}

/** The member it was placed by; else the one behind its address, or behind its own customer ID when it has paid before. */
async function accountOf(own: Customer | null, ofAddress: string | undefined): Promise<Customer | undefined> {
  const isOwn = ofAddress === undefined || ofAddress === own?.customerId;
  const account = isOwn ? own : await readCustomer(ofAddress);
  return account?.state === "member" ? account : undefined;
}

/**
 * Whether the payment adds something was judged from what was read: it must still be so. What gives a grant makes the set
 * larger, and what takes one changes the epoch.
 */
function grantTo({ customerId, epoch, grants = [] }: Customer, order: Order) {
  return CustomerEntity.patch({ customerId })
    .set({ hasPaid: true })
    .add(grantsBy(order.orderId, grantsOf(order)))
    .where((a, o) => {
      const asRead =
        grants.length === 0 ? o.notExists(a.grants) : `${o.size(a.grants)} = ${o.escape(grants.length)}`;
      return [o.eq(a.state, "member"), o.eq(a.epoch, epoch), asRead].join(" AND ");
    });
}

/** Grants end, and with them the sessions. Anybody who was deleted holds nothing any more. */
async function capture(order: Order): Promise<Access> {
  const holder = await readCustomer(order.customerId);
  if (holder?.state !== "member") return { set: {}, parts: {} };
  const hasPaid = givingOrders(holder).some((orderId) => orderId !== order.orderId);
  const revoke = grantsBy(order.orderId, grantsOf(order));
  return { set: {}, parts: endSessions(holder, { hasPaid, revoke }) };
}

/** Some products of an order that stays completed: their grants end, and with them the sessions, or come back. */
async function items(order: Order, revokes: string[], regrants: string[]): Promise<Access> {
  const { orderId, customerId } = order;
  const holder = await readCustomer(customerId);
  if (holder?.state !== "member") return { set: {}, parts: {} };
  if (revokes.length > 0)
    return { set: {}, parts: endSessions(holder, { revoke: grantsBy(orderId, revokes) }) };
  return { set: {}, parts: { customer: update(giveAgain(customerId, regrants, orderId)) } };
}

function giveAgain(customerId: string, entitlements: readonly string[], orderId: string) {
  return CustomerEntity.patch({ customerId })
    .set({ hasPaid: true })
    .add(grantsBy(orderId, entitlements))
    .where((a, o) => o.eq(a.state, "member"));
}

/** The order gives again what it gave. */
async function restored(order: Order): Promise<Access | "impossible"> {
  const holder = await readCustomer(order.customerId);
  if (holder?.state !== "member") return "impossible";
  return {
    set: {},
    parts: { customer: update(giveAgain(order.customerId, grantsOf(order), order.orderId)) },
  };
}
