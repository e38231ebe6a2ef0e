import { StoreError } from "@store/contract/errors";
import { clocks, coolingDays } from "@store/contract/privacy/privacy-terms";
import { changeProfile } from "../customers/change-profile.ts";
import { enqueueSealedMail } from "../outbox/sealed-facts.entity.ts";
import { suppress, unsuppress } from "../outbox/suppression.entity.ts";
import { emailHash } from "../platform/address-hash.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { withdrawAll } from "../platform/consent.entity.ts";
import { log } from "../platform/log.ts";
import { readPrivacyToken } from "../platform/privacy-token.ts";
import { sha256 } from "../platform/secrets.ts";
import { subjectOf } from "../platform/subject.ts";
import { put, transact } from "../platform/table.ts";
import { throttle } from "../platform/throttle.ts";
import { days } from "../platform/time.ts";
import type { UseActions } from "../platform/use-case.ts";
import { keepUntilOf } from "./keeping.ts";
import { findPerson, type Person } from "./person.ts";
import { changeRequest, type Request, RequestEntity, sealFacts } from "./request.entity.ts";

/** What people change of their own data, by the token of a mailed link. Throws `privacy.expired`, `throttled`. */
export const privacyChange: UseActions<"privacy-change"> = {
  async correct({ privacyToken, fullName, phone }) {
    const { customers, email } = await personOf(privacyToken);
    const open = customers.filter(({ state }) => state === "member" || state === "reserved");
    for (const { customerId } of open) await changeProfile(customerId, { email, fullName, phone }, "privacy");
    return { changed: open.length };
  },
  async mails({ privacyToken, wanted }) {
    const email = await addressOf(privacyToken);
    if (wanted) await unsuppress(email);
    else
      await Promise.all([
        suppress(emailHash(email), "unsubscribed"),
        withdrawAll(subjectOf(email), "centre"),
      ]);
    log("privacy.mails", { wanted });
    return {};
  },
  async erase({ privacyToken }) {
    const person = await personOf(privacyToken);
    const open = person.requests.find(({ state, kind }) => kind === "erasure" && state === "cooling");
    if (open?.dueAt !== undefined) return { beginsAt: open.dueAt };
    return { beginsAt: await beginErasure(person) };
  },
  /** Throws `privacy.nothing_to_undo`. */
  async undo({ privacyToken }) {
    const { requests } = await personOf(privacyToken);
    const cooling = requests.filter(({ state }) => state === "cooling");
    const undone = await Promise.all(cooling.map(undo));
    if (!undone.includes(true)) throw new StoreError("privacy.nothing_to_undo");
    return {};
  },
  /** Throws `privacy.complaints_open`. */
  async complain({ privacyToken, words }) {
    return { requestId: await complain(await personOf(privacyToken), words) };
  },
};

async function addressOf(privacyToken: string): Promise<string> {
  const email = readPrivacyToken(privacyToken);
  await throttle("privacy.change", sha256(privacyToken));
  return email;
}

async function personOf(privacyToken: string): Promise<Person> {
  return findPerson(await addressOf(privacyToken));
}

const none = { customerIds: [], orderIds: [], checkoutIds: [] };

/** Seven days in which it can be taken back, then the schedule carries it out. */
async function beginErasure(person: Person): Promise<number> {
  const now = Date.now();
  const { email, subject, orders, requests } = person;
  // The same for two who press at once.
  const before = requests.filter(({ kind }) => kind === "erasure").length;
  const requestId = `erase-${subject.slice(0, 20)}-${before + 1}`;
  const beginsAt = now + days(coolingDays);
  const name = nameOf(person);
  const kept = orders.flatMap((order) => {
    const until = keepUntilOf(order);
    return until === undefined || order.erasedAt !== undefined ? [] : [{ orderId: order.orderId, until }];
  });
  const refused = await transact({
    request: put(
      RequestEntity.create({
        ...{ requestId, kind: "erasure", state: "cooling", version: 1, subject, ...none },
        ...{ list: "open", listedAt: now + days(clocks.settleDays), askedAt: now, dueAt: beginsAt },
        sealed: sealFacts(requestId, { email, name }),
      }),
    ),
    ...enqueueSealedMail(
      { kind: "erasure-begun", about: requestId },
      { email, name, at: beginsAt, kept },
      now,
    ),
  });
  if (!refused.request) log("privacy.asked", { requestId });
  return beginsAt;
}

/** The address goes with the request: nothing was erased, and nothing is to be. */
function undo(request: Request): Promise<boolean> {
  const now = Date.now();
  const over = { state: "undone", list: "closed", listedAt: now, closedAt: now } as const;
  return ifUnchanged(changeRequest(request, over, ["dueAt", "sealed", "waitsFor"]));
}

/** How many of one address a person of the shop may still have to answer. */
const mostComplaints = 3;

async function complain(person: Person, words: string): Promise<string> {
  const now = Date.now();
  const { email, subject, requests } = person;
  const open = requests.filter(({ kind, list }) => kind === "complaint" && list === "open");
  if (open.length >= mostComplaints) throw new StoreError("privacy.complaints_open");
  // The same for two that are sent at once: one of them is written.
  const requestId = `complaint-${sha256(`${subject} ${requests[0]?.requestId ?? ""}`).slice(0, 10)}`;
  const name = nameOf(person);
  const settleBy = now + days(clocks.settleDays);
  const boardAfter = now + days(clocks.boardDays);
  const refused = await transact({
    request: put(
      RequestEntity.create({
        ...{ requestId, kind: "complaint", state: "open", version: 1, subject, ...none },
        ...{ list: "open", listedAt: settleBy, askedAt: now, dueAt: settleBy },
        sealed: sealFacts(requestId, { email, name, words }),
      }),
    ),
    // The acknowledgement that the law wants within 48 hours.
    ...enqueueSealedMail(
      { kind: "complaint-opened", about: requestId },
      { email, name, requestId, settleBy, boardAfter },
      now,
    ),
  });
  if (refused.request) throw new StoreError("privacy.changed");
  log("privacy.complaint", { requestId });
  return requestId;
}

/** As the newest row has it. */
function nameOf({ customers, carts }: Person): string {
  const newest = [...customers].sort((one, other) => other.createdAt - one.createdAt)[0];
  return newest?.name ?? carts[0]?.name ?? "";
}
