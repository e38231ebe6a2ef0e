// An erasure, step by step. Each step may be repeated, and the request says how far it has come: anybody who finds it unfinished
// goes on. What each row keeps: packages/contract/src/privacy/stored.ts. Why: docs/decisions/0016-data-rights.md

import { coolingDays } from "@store/contract/privacy/privacy-terms";
import type { Cart } from "../carts/cart.entity.ts";
import { type Customer, readCustomer } from "../customers/customer.entity.ts";
import type { Order } from "../orders/order.entity.ts";
import { enqueueSealedMail } from "../outbox/sealed-facts.entity.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { alarm, log } from "../platform/log.ts";
import { setting } from "../platform/settings.ts";
import { type Part, transact, update } from "../platform/table.ts";
import { days, hours } from "../platform/time.ts";
import type { ProviderId } from "../providers/payments.ts";
import { blockerOf } from "./blockers.ts";
import { blockCustomers, eraseRows, scrubRows, sealBuyers } from "./erase-rows.ts";
import { findPerson, mostRows, removeSignUps } from "./person.ts";
import { changeRequest, factsOf, type Request, type RequestFacts, readRequest } from "./request.entity.ts";
import { RetainedBuyerEntity } from "./retained-buyer.entity.ts";

/** What is done in each state, and the state that it leads to. */
const steps: { readonly [State in Request["state"]]?: Step } = {
  cooling: { work: findRows, nextState: "found" },
  found: { work: withoutMore(blockCustomers), nextState: "blocked" },
  blocked: { work: withoutMore(sealBuyers), nextState: "sealed" },
  sealed: {
    work: withoutMore((request) => scrubRows(request, [factsIn(request).email])),
    nextState: "scrubbed",
  },
  scrubbed: { work: finish, nextState: "done" },
};

/** How often one run looks for more. */
const mostRounds = 20;
/** How many ids of rows that others can make are written down. */
const mostNamed = 1000;

interface Step {
  /** Answers what is written with the next state; undefined when it has to wait. */
  work: (request: Request) => Promise<Outcome | undefined>;
  nextState: Request["state"];
}

interface Outcome {
  /** There may be more: the same step once more. */
  again?: true;
  changes?: Parameters<typeof changeRequest>[1];
  gone?: Parameters<typeof changeRequest>[2];
  mail?: Record<string, Part>;
}

/** A step after which there is nothing to write but the next state. */
function withoutMore(work: (request: Request) => Promise<void>): Step["work"] {
  return async (request) => {
    await work(request);
    return {};
  };
}

/** Goes on with an erasure until it is done, or has to wait. */
export async function resumeErasure(requestId: string): Promise<void> {
  for (let round = 1; round <= mostRounds; round++) {
    const request = await readRequest(requestId);
    const step = request && steps[request.state];
    if (!step) return;
    const outcome = await step.work(request);
    if (!outcome) return;
    const { changes, gone, mail, again } = outcome;
    const state = again ? request.state : step.nextState;
    const write = changeRequest(request, { ...changes, state }, gone);
    if (!(await (mail ? isWritten({ request: update(write), ...mail }) : ifUnchanged(write)))) return;
    if (state === "done") return logErased(request);
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

/**
 * Writes down what it is about: whatever comes to the address from then on is not of this erasure. Orders that nobody has
 * paid yet are set aside, until their pages have ended.
 */
async function findRows(request: Request): Promise<Outcome | undefined> {
  const now = Date.now();
  const { dueAt, askedAt } = request;
  if (dueAt === undefined || dueAt > now) return undefined;
  const { email } = factsIn(request);
  const before = await findPerson(email, everything);
  const blocker = await blockerOf(before, { askedAt, now, takesLateBy });
  if (blocker !== undefined) return wait(request, now + days(1), blocker);
  if (!(await removeSignUps(email, now))) return undefined;
  const { customers, orders, carts } = await findPerson(email, everything);
  return { changes: { ...idsOf(customers, orders.filter(isOver), carts), foundAt: now }, gone: ["waitsFor"] };
}

async function takesLateBy(provider: ProviderId): Promise<number> {
  return (await setting("payments")(provider)).takesLateBy;
}

/** A person is called when it has waited for three days. */
async function wait(request: Request, dueAt: number, waitsFor: string): Promise<undefined> {
  const { askedAt, requestId, alarmedAt } = request;
  const now = Date.now();
  const isLate = alarmedAt === undefined && now >= askedAt + days(coolingDays + 3);
  const changes = { dueAt, waitsFor, ...(isLate && { alarmedAt: now }) };
  if ((await ifUnchanged(changeRequest(request, changes))) && isLate)
    alarm("privacy.late", { requestId, askedAt });
}

/** What was set aside and has ended, and what was more than is read at once; then the last mail. */
async function finish(request: Request): Promise<Outcome | undefined> {
  const { foundAt = 0, orderIds } = request;
  const { email } = factsIn(request);
  const { orders, carts } = await findPerson(email, everything);
  const rest = orders.filter(
    ({ createdAt, erasedAt, status }) =>
      createdAt <= foundAt && erasedAt === undefined && (status === "pending" || status === "failed"),
  );
  const ended = rest.filter(isOver);
  if (ended.length > 0) {
    const owners = await Promise.all(
      [...new Set(ended.map(({ customerId }) => customerId))].map(readCustomer),
    );
    // One who has paid since is another customer.
    const customers = owners.flatMap((one) => (one && !one.hasPaid ? [one] : []));
    const ids = idsOf(
      customers,
      ended,
      carts.filter(({ recordedAt = 0 }) => recordedAt <= foundAt),
    );
    await eraseRows(ids, [email]);
    return { again: true, changes: { orderIds: [...orderIds, ...ids.orderIds].slice(0, mostNamed) } };
  }
  if (rest.length === 0) return lastMail(request);
  return wait(request, Date.now() + hours(1), "The payment page of an order is still open");
}

const everything = { most: mostRows.erased, oldest: true } as const;

function isOver({ status }: Order): boolean {
  return status !== "pending";
}

function idsOf(customers: readonly Customer[], orders: readonly Order[], carts: readonly Cart[]) {
  return {
    customerIds: customers.map(({ customerId }) => customerId),
    orderIds: orders.map(({ orderId }) => orderId),
    checkoutIds: carts.map(({ checkoutId }) => checkoutId),
  };
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
