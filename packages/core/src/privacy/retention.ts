// Once a day: takes people out of rows that nobody needs them in any more. Bounded, and goes on where it stopped. What has a
// TTL goes by itself; these rows carry figures and search words, which must go with them or stay.

import { StoreError } from "@store/contract/errors";
import { dayInIndia } from "@store/contract/format";
import { groupBy } from "@store/contract/group-by";
import { keptTimings } from "@store/contract/timings";
import { readCustomer } from "../customers/customer.entity.ts";
import { deleteCustomer } from "../customers/delete-customer.ts";
import { retirePictures } from "../desk/retire-pictures.ts";
import { InvoiceEntity } from "../invoices/invoice.entity.ts";
import { type Order, OrderEntity } from "../orders/order.entity.ts";
import { keptForBooks } from "../platform/financial-year.ts";
import { listShards } from "../platform/list-shards.ts";
import { log } from "../platform/log.ts";
import { forEachLimit } from "../platform/pool.ts";
import { readOpenSince } from "../platform/shop.entity.ts";
import { monthOf } from "../platform/time.ts";
import { type RetentionMark, RetentionMarkEntity } from "./retention-mark.entity.ts";
import { scrubCustomer, scrubOrder } from "./scrub.ts";

/** Rows of one run: what a shop with a million orders a year has each night, and twice that. */
const mostRows = 2_000;
/** People that are taken side by side. */
const atOnce = 8;
/** How often one run looks at the same month. */
const mostPasses = 3;

interface Due {
  /** What is of one person is taken one after the other. */
  of: string;
  take(): Promise<unknown>;
}

interface List {
  name: RetentionMark["list"];
  /** Whether a month (`yyyy-mm`) is old enough, all of it. */
  isDue(month: string, now: number): boolean;
  /** Partitions of a month. */
  parts: readonly Part[];
}

/** A page of what is due in a partition of a month. */
type Part = (
  month: string,
  cursor: string | null,
  now: number,
) => Promise<{ due: Due[]; cursor: string | null }>;

const lists: readonly List[] = [
  {
    name: "unpaid",
    isDue: (month, now) => endOf(month) + keptTimings.unpaid <= now,
    parts: ordersOf(["pending", "failed"], takeUnpaid),
  },
  {
    name: "sold",
    isDue: (month, now) => keptForBooks(`${month}-28`) < dayInIndia(now),
    parts: ordersOf(["completed", "refunded"], ({ orderId }) => scrubOrder(orderId)),
  },
  {
    name: "invoices",
    isDue: (month, now) => keptForBooks(`${month}-28`) < dayInIndia(now),
    parts: [invoicesOf],
  },
];

/** Answers how many rows were taken, and whether more are waiting. */
export async function retention(most = mostRows): Promise<{ taken: number; left: boolean }> {
  const now = Date.now();
  let taken = 0;
  let left = false;
  for (const list of lists) {
    let mark = await readMark(list.name, now);
    for (let passes = 0; list.isDue(mark.month, now); ) {
      if (taken >= most || passes >= mostPasses) {
        left = true;
        break;
      }
      const page = await list.parts[mark.part ?? 0]?.(mark.month, mark.cursor ?? null, now);
      const due = page?.due.slice(0, most - taken) ?? [];
      await takeAll(due);
      taken += due.length;
      // The rest of the page is the next run's.
      const isWhole = due.length === (page?.due.length ?? 0);
      const next = nextMark(
        list,
        { ...mark, found: mark.found || due.length > 0 },
        isWhole,
        page?.cursor ?? null,
      );
      passes = next.month === mark.month ? passes + (isWhole && startsAnew(next) ? 1 : 0) : 0;
      // A page that was read for nothing may be read again.
      if (due.length > 0 || next.cursor !== undefined || next.month !== mark.month)
        await RetentionMarkEntity.put(next).go();
      mark = next;
    }
  }
  const pictures = await retirePictures();
  log("job.done", { job: "retention", taken, left, pictures });
  return { taken, left };
}

/** Where to go on: on the next page, in the next partition, once more through a month in which something was found, in the next. */
function nextMark(list: List, mark: RetentionMark, isWhole: boolean, cursor: string | null): RetentionMark {
  const { name, parts } = { name: list.name, parts: list.parts.length };
  if (!isWhole) return mark;
  const { month, part = 0, found = false } = mark;
  if (cursor !== null) return { list: name, month, part, cursor, found };
  if (part + 1 < parts) return { list: name, month, part: part + 1, found };
  return { list: name, month: found ? month : nextMonth(month) };
}

const startsAnew = ({ part, cursor }: RetentionMark) => part === undefined && cursor === undefined;

async function takeAll(due: readonly Due[]): Promise<void> {
  await forEachLimit(groupBy(due, ({ of }) => of).values(), atOnce, async (ofOne) => {
    for (const one of ofOne) await one.take();
  });
}

async function readMark(list: List["name"], now: number): Promise<RetentionMark> {
  const { data } = await RetentionMarkEntity.get({ list }).go({ consistent: true });
  return data ?? { list, month: monthOf((await readOpenSince()) || now) };
}

type Named = Pick<Order, "orderId" | "customerId">;

/** Orders of a month that still name somebody. */
function ordersOf(statuses: readonly Order["status"][], take: (order: Named) => Promise<unknown>): Part[] {
  return statuses.flatMap((status) =>
    listShards.map(
      (shard): Part =>
        async (month, cursor) => {
          const page = await OrderEntity.query
            .byStatus({ status, month, shard })
            .go({ cursor, attributes: ["orderId", "customerId", "erasedAt"] });
          const named = page.data.filter(({ erasedAt }) => erasedAt === undefined);
          const due = named.map((order) => ({ of: order.customerId, take: () => take(order) }));
          return { due, cursor: page.cursor };
        },
    ),
  );
}

/** The order's own sign-up goes with it; an account that was paid for by another order is its buyer's. */
async function takeUnpaid({ orderId, customerId }: Named): Promise<void> {
  const customer = await readCustomer(customerId);
  if (customer?.state === "reserved") {
    await deleteCustomer(customerId, "retention").catch((error: unknown) => {
      if (!(error instanceof StoreError && error.code === "customer.not_found")) throw error;
    });
    await scrubCustomer(customerId);
  }
  await scrubOrder(orderId);
}

async function invoicesOf(month: string, cursor: string | null, now: number) {
  const page = await InvoiceEntity.query
    .byMonth({ month })
    .go({ cursor, attributes: ["orderId", "turn", "keepUntil"] });
  const over = page.data.filter(({ keepUntil }) => keepUntil < dayInIndia(now));
  const due = over.map(({ orderId, turn }) => ({
    of: orderId,
    take: () => InvoiceEntity.delete({ orderId, turn }).go(),
  }));
  return { due, cursor: page.cursor };
}

function endOf(month: string): number {
  return Date.parse(`${nextMonth(month)}-01T00:00:00Z`);
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}
