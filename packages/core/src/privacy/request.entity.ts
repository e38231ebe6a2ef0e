// What somebody asked about their data: an erasure with how far it has come, or a complaint with its clocks. It outlives the
// erasure, and then says of whom only by a keyed hash.
// Access patterns: one request (byId); open ones by the day they are due, and closed ones by the day they ended (byList); an
// address's (bySubject).
import { requestKinds, requestStates } from "@store/contract/privacy/privacy-terms";
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { seal, unseal } from "../platform/secrets.ts";
import { setting } from "../platform/settings.ts";
import { primaryIndex, secondaryIndex } from "../platform/table.ts";

export const RequestEntity = new Entity({
  model: { entity: "privacyRequest", version: "1", service: "store" },
  attributes: {
    requestId: { type: "string", required: true, readOnly: true },
    kind: { type: requestKinds, required: true, readOnly: true },
    state: { type: requestStates, required: true },
    /** Every write raises it, on the condition that it was the one read. */
    version: { type: "number", required: true },
    subject: { type: "string", required: true, readOnly: true },
    list: { type: ["open", "closed"] as const, required: true },
    /** By what its list is sorted: the last day to settle it, or when it was closed. */
    listedAt: { type: "number", required: true },
    askedAt: { type: "number", required: true, readOnly: true },
    /** When the schedule has work with it. */
    dueAt: { type: "number" },
    /** Why an erasure waits. */
    waitsFor: { type: "string" },
    /** Who asked, and what was written: sealed, and gone when an erasure is done. */
    sealed: { type: "string" },
    /** What an erasure is about; ids stay, so that it can be done once more in a restored table. */
    customerIds: { type: "list", items: { type: "string" }, required: true },
    orderIds: { type: "list", items: { type: "string" }, required: true },
    checkoutIds: { type: "list", items: { type: "string" }, required: true },
    /** The address of the admin who answered last. */
    answeredBy: { type: "string" },
    /** When an erasure wrote down what it is about. */
    foundAt: { type: "number" },
    closedAt: { type: "number" },
    /** An alarm has been raised that it is late: one, not one for each run. */
    alarmedAt: { type: "number" },
  },
  indexes: {
    byId: primaryIndex("REQUEST#${requestId}"),
    byList: secondaryIndex(1, "REQUESTS#${list}", "${listedAt}#${requestId}"),
    bySubject: secondaryIndex(3, "SUBJECT#${subject}", "${askedAt}#${requestId}"),
  },
});

export type Request = EntityItem<typeof RequestEntity>;

/** What is sealed in a request. */
export interface RequestFacts {
  email: string;
  name: string;
  words?: string;
  answer?: string;
}

export function sealFacts(requestId: string, facts: RequestFacts): string {
  return seal(setting("privacyKey"), `request ${requestId}`, JSON.stringify(facts));
}

/** Undefined once they are gone. */
export function factsOf({
  requestId,
  sealed,
}: Pick<Request, "requestId" | "sealed">): RequestFacts | undefined {
  if (sealed === undefined) return undefined;
  return JSON.parse(unseal(setting("privacyKey"), `request ${requestId}`, sealed)) as RequestFacts;
}

export async function readRequest(requestId: string): Promise<Request | null> {
  return (await RequestEntity.get({ requestId }).go({ consistent: true })).data;
}

/** An address's requests, the newest first. */
export async function requestsOf(subject: string): Promise<Request[]> {
  return (await RequestEntity.query.bySubject({ subject }).go({ pages: "all", order: "desc" })).data;
}

type Changes = Partial<Omit<Request, "requestId" | "kind" | "subject" | "askedAt" | "version">>;
const removable = ["dueAt", "waitsFor", "sealed"] as const;

/** The update of a request that is still as it was read. `gone`: what is removed. */
export function changeRequest(
  before: Request,
  changes: Changes,
  gone: readonly (typeof removable)[number][] = [],
) {
  const { requestId, list, listedAt } = before;
  return RequestEntity.patch({ requestId })
    .set({ list, listedAt, ...changes })
    .add({ version: 1 })
    .remove([...gone])
    .where((a, o) => o.eq(a.version, before.version));
}
