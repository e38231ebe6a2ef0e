// A customer: reserved by the first order, a member once paid.
// Access patterns: one customer (byCustomerId); newest first, a month at a time (byMonth) in as many shards as the month needs;
// those who have paid and never logged in, in four shards (neverLoggedIn, sparse); all of an address, whatever became of them (byAddress).

import { StoreError } from "@store/contract/errors";
import { customerStates } from "@store/contract/order-statuses";
import { keptTimings } from "@store/contract/timings";
import { emailHash } from "../platform/address-hash.ts";
import { Entity } from "../platform/entity.ts";
import { listShards, shardFor, spreadShard } from "../platform/list-shards.ts";
import { primaryIndex, secondaryIndex, table } from "../platform/table.ts";
import { monthOf, ttlOf } from "../platform/time.ts";

export const CustomerEntity = new Entity(
  {
    model: { entity: "customer", version: "1", service: "store" },
    attributes: {
      customerId: { type: "string", required: true, readOnly: true },
      /** `merged`: its order joined another account, named in mergedInto. */
      state: { type: customerStates, required: true },
      banned: { type: "boolean", required: true },
      hasPaid: { type: "boolean", required: true },
      /** Counts what ends sessions: block, reset, refund. Its logins and sessions carry the same number. */
      epoch: { type: "number", required: true },
      email: { type: "string", required: true },
      /** Follows the address: anybody who has its mailbox is told what is kept. The login lies under the same. */
      emailHash: { type: "string", watch: ["email"], set: (_, { email }) => emailHash(String(email)) },
      name: { type: "string", required: true },
      phone: { type: "string", required: true },
      createdAt: { type: "number", required: true, readOnly: true },
      month: { type: "string", required: true, readOnly: true },
      /** Its shard among the customers of its month. Set with the first write, by anybody who makes it. */
      shard: {
        type: listShards,
        readOnly: true,
        watch: ["createdAt"],
        set: (kept, { customerId, createdAt }) =>
          kept ?? shardFor(monthOf(Number(createdAt)), String(customerId)),
      },
      mergedInto: { type: "string" },
      /**
       * A sign-up of release 1.0.0 that has not ordered goes then, and is no user of the shop meanwhile; so does what was deleted or
       * merged into another, 400 days later.
       */
      ttl: { type: "number" },
      /** Since then nothing in the row is of a person. */
      erasedAt: { type: "number" },
      /**
       * The order that it has email, name and phone from: it is found by that order's words. Absent in rows of
       * release 1.0.0, and since an admin changed them: then it has words of its own.
       */
      detailsFrom: { type: "string" },
      /** When an admin last changed email, name or phone. */
      profileAt: { type: "number" },
      lastLoginAt: { type: "number" },
      /** Logins so far. */
      logins: { type: "number" },
      /** Since then the password that was mailed is not the one that logs in. */
      passwordChangedAt: { type: "number" },
      /** With each new password the epoch of then: passkeys of an earlier one open nothing any more. */
      passkeyEpoch: { type: "number" },
      /** The order with which the password that logs in was made; none once it was changed. */
      passwordOrderId: { type: "string" },
      /**
       * Who can know the password: the reader of the mailbox, or also the visitor at the page of an order. Anybody who types an
       * address need not be the reader of its mail.
       */
      passwordFrom: { type: ["page", "mailbox"] as const },
      /** When they paid at a checkout that announced mails about changed templates. Nobody else gets one. */
      newsNoticeAt: { type: "number" },
      /** From the first payment to the first login: whether help is to be offered at `helpAt`, or was then. */
      help: { type: ["due", "sent"] as const },
      helpAt: { type: "number" },
      /** Its shard among those who never logged in. It follows from `helpAt`, and is removed with it. */
      helpShard: {
        type: listShards,
        watch: ["helpAt"],
        set: (_, { helpAt }) => (helpAt === undefined ? undefined : spreadShard(String(helpAt))),
      },
      /**
       * What the customer owns, each with a completed order that gives it: `checklist#order`. Owned while there is one. One set,
       * so that anything an owner sells can be granted without code, and ADD and DELETE need no look at it before.
       */
      grants: { type: "set", items: "string" },
    },
    indexes: {
      byCustomerId: primaryIndex("CUSTOMER#${customerId}"),
      byMonth: secondaryIndex(1, "CUSTOMERS#${month}#${shard}", "${createdAt}#${customerId}"),
      neverLoggedIn: secondaryIndex(2, "DUE#help#${help}#${helpShard}", "AT#${helpAt}"),
      byAddress: secondaryIndex(3, "ADDRESS#${emailHash}", "CUSTOMER#${customerId}"),
    },
  },
  table,
);

/** The attributes that keep a customer among those who never logged in: to be removed together. */
export const helpAttributes = ["help", "helpAt", "helpShard"] as const;

export type Customer = NonNullable<Awaited<ReturnType<typeof readCustomer>>>;

/** The customer as it is now, or null. */
export async function readCustomer(customerId: string) {
  return (await CustomerEntity.get({ customerId }).go({ consistent: true })).data;
}

/** The customer, of whom there is still something to change. Throws `customer.not_found` for one merged or deleted. */
export async function requireCustomer(customerId: string): Promise<Customer> {
  const customer = await readCustomer(customerId);
  if (!customer || customer.state === "merged" || customer.state === "deleted") {
    throw new StoreError("customer.not_found");
  }
  return customer;
}

/** True for a customer who has paid and is not blocked: their password lets them in. */
export function mayLogIn({
  state,
  banned,
  hasPaid,
}: Pick<Customer, "state" | "banned" | "hasPaid">): boolean {
  return state === "member" && !banned && hasPaid;
}

/** True once they have ordered: only then are they counted, listed and found. */
export function isUser({ ttl }: Pick<Customer, "ttl">): boolean {
  return ttl === undefined;
}

type Owner = Pick<Customer, "grants">;

/** Everything the customer owns, each thing once. */
export function ownedBy({ grants = [] }: Owner): string[] {
  return [...new Set(grants.map((grant) => grant.slice(0, grant.indexOf("#"))))].sort();
}

/** True while a completed order gives this to the customer. */
export function owns({ grants = [] }: Owner, entitlement: string): boolean {
  return grants.some((grant) => grant.startsWith(`${entitlement}#`));
}

/** The first completed order by which the customer owns this. */
export function grantingOrder({ grants = [] }: Owner, entitlement: string): string | undefined {
  const first = grants.filter((grant) => grant.startsWith(`${entitlement}#`)).sort()[0];
  return first?.slice(entitlement.length + 1);
}

/** The completed orders that give the customer anything. */
export function givingOrders({ grants = [] }: Owner): string[] {
  return [...new Set(grants.map((grant) => grant.slice(grant.indexOf("#") + 1)))];
}

/** What an order gives, for an ADD or DELETE. */
export function grantsBy(orderId: string, entitlements: readonly string[]): { grants?: string[] } {
  return entitlements.length === 0 ? {} : { grants: entitlements.map((each) => `${each}#${orderId}`) };
}

/** A sign-up whose order joined another account. */
export function mergeInto(customerId: string, mergedInto: string) {
  return CustomerEntity.patch({ customerId })
    .set({ state: "merged", mergedInto, ttl: ttlOf(Date.now() + keptTimings.closedAccount) })
    .where((a, o) => o.eq(a.state, "reserved"));
}
