// Something that happened to money or mail by itself, and that the owner should look at. One row for each thing.
// Access patterns: one notice (byId); those that nobody has dealt with, newest first (open, sparse). Expires by TTL.

import { mailKinds } from "@store/contract/mail-model";
import { noticeKinds } from "@store/contract/money-rows";
import { keptTimings } from "@store/contract/timings";
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex, secondaryIndex } from "../platform/table.ts";
import { ttlOf } from "../platform/time.ts";

export const NoticeEntity = new Entity({
  model: { entity: "notice", version: "1", service: "store" },
  attributes: {
    /** `kind.` and what it is about: a refund, an order, a mail. The same event is one notice. */
    noticeId: { type: "string", required: true, readOnly: true },
    kind: { type: noticeKinds, required: true, readOnly: true },
    state: { type: ["open", "done"] as const, required: true },
    orderId: { type: "string", readOnly: true },
    /** Of a refund, or of the year's sales. */
    paise: { type: "number", readOnly: true },
    /** Of a refund of a further payment, which is not the order's sale. */
    paymentId: { type: "string", readOnly: true },
    /** The mail that was unwanted. */
    mail: { type: mailKinds, readOnly: true },
    /** Of a review, or of a refund that was refused: in a few words. Of turnover: the bound. */
    why: { type: "string", readOnly: true },
    at: { type: "number", required: true, readOnly: true },
    ttl: { type: "number", required: true, readOnly: true },
  },
  indexes: {
    byId: primaryIndex("NOTICE#${noticeId}"),
    open: {
      ...secondaryIndex(1, "NOTICES", "${at}#${noticeId}"),
      condition: ({ state }: { state?: string }) => state === "open",
    },
  },
});

export type Notice = EntityItem<typeof NoticeEntity>;

/** The put of a notice about `about`; the same again is the same. `done`: it has settled by itself. */
export function putNotice(
  about: string,
  facts: Omit<Notice, "noticeId" | "state" | "ttl">,
  state: Notice["state"] = "open",
) {
  const noticeId = `${facts.kind}.${about}`;
  return NoticeEntity.put({ noticeId, ...facts, state, ttl: ttlOf(facts.at + keptTimings.mails) });
}

/** Those that a person has to look at, newest first. */
export async function openNotices(limit: number): Promise<Notice[]> {
  return (await NoticeEntity.query.open({}).go({ order: "desc", limit })).data;
}
