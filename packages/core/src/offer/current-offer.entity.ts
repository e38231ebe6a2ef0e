// Which revision holds. Access patterns: the pointer (byName).

import { paymentTimings } from "@store/contract/timings";
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const CurrentOfferEntity = new Entity({
  model: { entity: "currentOffer", version: "1", service: "store" },
  attributes: {
    /** Always `current`. */
    name: { type: "string", required: true, readOnly: true },
    rev: { type: "number", required: true },
    since: { type: "number", required: true },
    /**
     * Revisions that were replaced and are still charged to whom their page was shown, each until when. They stay in the list for as
     * long as a mail's prices hold.
     */
    honoured: {
      type: "list",
      items: {
        type: "map",
        properties: {
          rev: { type: "number", required: true },
          until: { type: "number", required: true },
        },
      },
      required: true,
    },
    /** Waits, and holds from `nextAt` on: WaitingOfferEntity has what it says. */
    nextRev: { type: "number" },
    nextAt: { type: "number" },
    /** The revision that the public pages show; 0 before the first. Behind `rev` only while they are written, or when that failed. */
    pagesRev: { type: "number", required: true },
    /** The build that they were made with. */
    pagesBuild: { type: "string" },
    /** Somebody is publishing, until then at the longest: pages of two revisions must not mix. */
    busyUntil: { type: "number" },
  },
  indexes: { byName: primaryIndex("OFFER#${name}") },
});

export type CurrentOffer = EntityItem<typeof CurrentOfferEntity>;

/**
 * The pointer as it is at a moment. A revision that waited holds from its second on, whether or not a job has switched to it
 * by then; until one has, the pages still show the revision before, which is honoured as if it had been replaced just now.
 */
export function heldAt(row: CurrentOffer, now: number): CurrentOffer {
  if (!isDue(row, now)) return row;
  const { nextRev, nextAt, ...rest } = row;
  const before = { rev: row.rev, until: now + paymentTimings.page };
  return { ...rest, rev: nextRev, since: nextAt, honoured: [...row.honoured, before] };
}

export type WithNext = CurrentOffer & { nextRev: number; nextAt: number };

/** Whether a revision waits, and its second has come. */
export function isDue(row: CurrentOffer, now: number): row is WithNext {
  return isWaited(row) && row.nextAt <= now;
}

/** Whether a revision waits. A release that knew of none may have published over it: then it waits no more. */
export function isWaited(row: CurrentOffer): row is WithNext {
  return row.nextRev !== undefined && row.nextRev > row.rev;
}

/** The pointer; null in a shop that has published nothing. */
export async function readCurrentOffer(): Promise<CurrentOffer | null> {
  return (await CurrentOfferEntity.get({ name: "current" }).go({ consistent: true })).data;
}
