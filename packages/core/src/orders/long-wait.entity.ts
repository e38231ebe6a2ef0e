// Buyers who waited too long between their payment and their login. Written with the order's completion.
// Access patterns: those of a month, newest first (byMonth).
import { longestWait } from "@store/contract/login-waits";
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { type Part, primaryIndex, put } from "../platform/table.ts";
import { days, monthOf, seconds } from "../platform/time.ts";

export const LongWaitEntity = new Entity({
  model: { entity: "longWait", version: "1", service: "store" },
  attributes: {
    month: { type: "string", required: true, readOnly: true },
    /** When the buyer was let in. Epoch milliseconds. */
    at: { type: "number", required: true, readOnly: true },
    orderId: { type: "string", required: true, readOnly: true },
    /** Milliseconds. */
    waited: { type: "number", required: true, readOnly: true },
  },
  indexes: {
    byMonth: primaryIndex("LONGWAIT#${month}", "${at}#${orderId}"),
  },
});

export type LongWait = EntityItem<typeof LongWaitEntity>;

/** The part that notes a wait, when it was one too long. */
export function longWaitPart(orderId: string, waited: number, at: number): Part | undefined {
  if (waited <= seconds(longestWait)) return undefined;
  return put(LongWaitEntity.put({ month: monthOf(at), at, orderId, waited }));
}

/** The waits that ended from `from` to before `to` (epoch milliseconds), the newest first. */
export async function readLongWaits(from: number, to: number, limit: number): Promise<LongWait[]> {
  const count = Math.ceil((to - from) / days(1));
  const months = new Set(Array.from({ length: count + 1 }, (_, day) => monthOf(from + days(day))));
  const found = await Promise.all(
    [...months].map((month) =>
      LongWaitEntity.query.byMonth({ month }).between({ at: from }, { at: to }).go({ order: "desc", limit }),
    ),
  );
  return found
    .flatMap(({ data }) => data)
    .sort((one, other) => other.at - one.at)
    .slice(0, limit);
}
