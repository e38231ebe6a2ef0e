// Lists of orders and customers lie in partitions of a month. While nothing is hot a month has one shard, so that a page is one
// query; from the first write that a busy partition turned away, what is new of that month lies in four. The shop's row says
// which months. A list is read beside that row; a write needs no look, since shard 0 is always read.
import { log } from "./log.ts";
import { sha256 } from "./secrets.ts";
import { type Shop, spreadMonth } from "./shop.entity.ts";
import { documents, isThrottled } from "./table.ts";
import { monthOf } from "./time.ts";

export const listShards = ["0", "1", "2", "3"] as const;
export type ListShard = (typeof listShards)[number];
export const oneShard: readonly ListShard[] = ["0"];

/** Months that this process knows to lie in all shards. */
const known = new Set<string>();
/** The mark of a month is on its way. */
let marking = false;

/** The shard of something new in a month (`yyyy-mm`). */
export function shardFor(month: string, id: string): ListShard {
  return isKnown(month) ? spreadShard(id) : "0";
}

/** The shard of a thing in a list that always lies in all of them. */
export function spreadShard(id: string): ListShard {
  return listShards[Number.parseInt(sha256(id).slice(0, 2), 16) % listShards.length] ?? "0";
}

/** Where a month's lists lie by the shop's row; without it, as far as this process knows. Never too few with it. */
export function shardsOf(month: string, shop?: Shop): readonly ListShard[] {
  if (shop && (shop.oneShardFrom === undefined || month < shop.oneShardFrom || shop.spread?.includes(month)))
    know(month);
  return isKnown(month) ? listShards : oneShard;
}

/** As a process begins that has seen nothing yet. */
export function clearShards(): void {
  known.clear();
  marking = false;
}

const isKnown = (month: string) => known.has(month);
const know = (month: string) => known.add(month);

const writes = /^(Put|Update|Delete|TransactWrite)/;

// Inside of the SDK's own repeats, which would hide all but the last refusal.
export const noticeThrottling =
  <Args, Answer>(next: (args: Args) => Promise<Answer>, { commandName = "" }: { commandName?: string }) =>
  async (args: Args): Promise<Answer> => {
    try {
      return await next(args);
    } catch (error) {
      // Nobody waits for the mark: the write is repeated meanwhile, where it was to lie.
      if (writes.test(commandName) && isThrottled(error)) void spread(monthOf(Date.now()));
      throw error;
    }
  };

documents.middlewareStack.add(noticeThrottling, {
  name: "noticeThrottling",
  step: "deserialize",
  priority: "high",
});

/** Marks a month, and only then lets this process use its shards. A mark that fails is written at the next refusal. */
async function spread(month: string): Promise<void> {
  if (marking || isKnown(month)) return;
  marking = true;
  try {
    await spreadMonth(month).go();
    know(month);
    log("lists.spread", { month });
  } catch (error) {
    log("lists.spread.failed", { month, error: String(error) });
  } finally {
    marking = false;
  }
}
