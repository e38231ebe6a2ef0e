// An erasure, step by step. Each step may be repeated, and the request says how far it has come: anybody who finds it unfinished
// goes on. What each row keeps: packages/contract/src/privacy/stored.ts. Why: docs/decisions/0016-data-rights.md

import { buyerDetails } from "@store/contract/buyer";
import { StoreError } from "@store/contract/errors";
import { CartEntity } from "../carts/cart.entity.ts";
import { deleteCustomer } from "../customers/delete-customer.ts";
import { ProgressEntity } from "../customers/progress.entity.ts";
import { SessionEntity } from "../customers/session.entity.ts";
import { readOrder } from "../orders/order.entity.ts";
import { changeUnmatched } from "../orders/payments/unmatched.entity.ts";
import { CartAddressEntity } from "../outbox/cart-address.entity.ts";
import { enqueueSealedMail } from "../outbox/sealed-facts.entity.ts";
import { emailHash } from "../platform/address-hash.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { log } from "../platform/log.ts";
import { type Part, transact, update } from "../platform/table.ts";
import { days, ttlOf } from "../platform/time.ts";
import { blockerOf } from "./blockers.ts";
import { keepUntilOf } from "./keeping.ts";
import { findPerson } from "./person.ts";
import { mailsOf, moneyAskedAbout } from "./personal-rows.ts";
import { changeRequest, factsOf, type Request, type RequestFacts, readRequest } from "./request.entity.ts";
import { RetainedBuyerEntity, sealBuyer } from "./retained-buyer.entity.ts";
import { scrubCustomer, scrubMail, scrubOrder } from "./scrub.ts";

/** What is done in each state, and the state that it leads to. */
const steps: { readonly [State in Request["state"]]?: Step } = {
  cooling: { work: findRows, nextState: "found" },
  found: { work: blockCustomers, nextState: "blocked" },
  blocked: { work: sealBuyers, nextState: "sealed" },
  sealed: { work: (request) => scrubRows(request, [factsIn(request).email]), nextState: "scrubbed" },
  scrubbed: { work: lastMail, nextState: "done" },
};

interface Step {
  /** Answers what is written with the next state; undefined when it has to wait. */
  work: (request: Request) => Promise<Outcome | undefined>;
  nextState: Request["state"];
}

interface Outcome {
  changes?: Parameters<typeof changeRequest>[1];
  gone?: Parameters<typeof changeRequest>[2];
  mail?: Record<string, Part>;
}

/** Goes on with an erasure until it is done, or has to wait. */
export async function resumeErasure(requestId: string): Promise<void> {
  for (;;) {
    const request = await readRequest(requestId);
    const step = request && steps[request.state];
    if (!step) return;
    const outcome = await step.work(request);
    if (!outcome) return;
    const { changes, gone, mail } = outcome;
    const write = changeRequest(request, { ...changes, state: step.nextState }, gone);
    if (!(await (mail ? isWritten({ request: update(write), ...mail }) : ifUnchanged(write)))) return;
    if (step.nextState === "done") return logErased(request);
    log("privacy.step", { requestId, from: request.state });
  }
}

async function isWritten(parts: Record<string, Part>): Promise<boolean> {
  return Object.keys(await transact(parts)).length === 0;
}

/** The second place of the list that `npm run replay-erasures` reads: nothing in it is of a person. */
function logErased({ requestId, subject, customerIds, orderIds }: Request): void {
  log("privacy.erased", { requestId, subject, customerIds, orderIds });
}

/** Writes down what it is about: whatever comes to the address from then on is not of this erasure. */
async function findRows(request: Request): Promise<Outcome | undefined> {
  const now = Date.now();
  if (request.dueAt === undefined || request.dueAt > now) return undefined;
  const person = await findPerson(factsIn(request).email);
  const blocker = await blockerOf(person, now);
  if (blocker !== undefined) {
    await ifUnchanged(changeRequest(request, { dueAt: now + days(1), waitsFor: blocker }));
    return undefined;
  }
  const changes = {
    customerIds: person.customers.map(({ customerId }) => customerId),
    orderIds: person.orders.map(({ orderId }) => orderId),
    checkoutIds: person.carts.map(({ checkoutId }) => checkoutId),
  };
  return { changes, gone: ["waitsFor"] };
}

/** No login, no session, no grant, in no list. */
async function blockCustomers({ customerIds }: Ids): Promise<Outcome> {
  for (const customerId of customerIds) {
    await deleteCustomer(customerId, "privacy").catch((error: unknown) => {
      if (!(error instanceof StoreError && error.code === "customer.not_found")) throw error;
    });
  }
  return {};
}

/** What the law wants of each order, sealed, before anything of it goes. */
async function sealBuyers({ orderIds }: Ids): Promise<Outcome> {
  for (const orderId of orderIds) {
    const order = await readOrder(orderId);
    const keepUntil = order ? keepUntilOf(order) : undefined;
    if (!order || order.erasedAt !== undefined || keepUntil === undefined) continue;
    const { billing } = order;
    const sealed = sealBuyer(orderId, { ...buyerDetails(order), ...(billing ? { billing } : {}) });
    const ttl = ttlOf(Date.parse(`${keepUntil}T23:59:59+05:30`));
    await ifUnchanged(RetainedBuyerEntity.create({ orderId, sealed, keepUntil, ttl }));
  }
  return {};
}

/** The rows that an erasure is about. */
export interface Ids {
  customerIds: readonly string[];
  orderIds: readonly string[];
  checkoutIds: readonly string[];
}

/** All rows of these ids, and those that an address itself is the key of. */
async function scrubRows(
  { customerIds, orderIds, checkoutIds }: Ids,
  emails: readonly string[],
): Promise<Outcome> {
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
  return {};
}

/** The last mail, of what is sealed; then that goes too. */
async function lastMail(request: Request): Promise<Outcome> {
  const { requestId, orderIds } = request;
  const { email, name } = factsIn(request);
  const now = Date.now();
  const retained = await Promise.all(
    orderIds.map((orderId) => RetainedBuyerEntity.get({ orderId }).go({ consistent: true })),
  );
  const kept = retained.flatMap(({ data }) =>
    data ? [{ orderId: data.orderId, until: data.keepUntil }] : [],
  );
  return {
    changes: { list: "closed", listedAt: now, closedAt: now },
    gone: ["dueAt", "sealed", "waitsFor"],
    mail: enqueueSealedMail({ kind: "erasure-done", about: requestId }, { email, name, at: now, kept }, now),
  };
}

function factsIn(request: Request): RequestFacts {
  const facts = factsOf(request);
  if (!facts) throw new Error(`Request ${request.requestId} has no address`);
  return facts;
}

/** Everything of these rows that is of a person, and what the address itself is the key of. */
export async function eraseRows(ids: Ids, emails: readonly string[]): Promise<void> {
  await blockCustomers(ids);
  await sealBuyers(ids);
  await scrubRows(ids, emails);
}
