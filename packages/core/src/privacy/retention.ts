// Once a day: takes people out of rows that nobody needs them in any more. Bounded, and goes on where it stopped. What has a
// TTL goes by itself; these rows carry figures and search words, which must go with them or stay.

import { StoreError } from "@store/contract/errors";
import { dayInIndia } from "@store/contract/format";
import { keptTimings } from "@store/contract/timings";
import { readCustomer } from "../customers/customer.entity.ts";
import { deleteCustomer } from "../customers/delete-customer.ts";
import { InvoiceEntity } from "../invoices/invoice.entity.ts";
import { type Order, OrderEntity } from "../orders/order.entity.ts";
import { keptForBooks } from "../platform/financial-year.ts";
import { listShards } from "../platform/list-shards.ts";
import { log } from "../platform/log.ts";
import { readOpenSince } from "../platform/shop.entity.ts";
import { monthOf } from "../platform/time.ts";
import { RetentionMarkEntity } from "./retention-mark.entity.ts";
import { scrubCustomer, scrubOrder } from "./scrub.ts";

/** Rows of one run. */
const mostRows = 200;

interface List {
  name: "unpaid" | "sold" | "invoices";
  /** Whether a month (`yyyy-mm`) is old enough, all of it. */
  isDue(month: string, now: number): boolean;
  /** Takes at most `room` rows of a month; answers how many there were. */
  take(month: string, room: number, now: number): Promise<number>;
}

const lists: readonly List[] = [
  {
    name: "unpaid",
    isDue: (month, now) => endOf(month) + keptTimings.unpaid <= now,
    take: (month, room) => ordersOf(month, ["pending", "failed"], room, takeUnpaid),
  },
  {
    name: "sold",
    isDue: (month, now) => keptForBooks(`${month}-28`) < dayInIndia(now),
    take: (month, room) =>
      ordersOf(month, ["completed", "refunded"], room, ({ orderId }) => scrubOrder(orderId)),
  },
  {
    name: "invoices",
    isDue: (month, now) => keptForBooks(`${month}-28`) < dayInIndia(now),
    take: takeInvoices,
  },
];

/** Answers how many rows were taken, and whether more are waiting. */
export async function retention(most = mostRows): Promise<{ taken: number; left: boolean }> {
  const now = Date.now();
  let taken = 0;
  let left = false;
  for (const list of lists) {
    let month = await monthOfMark(list.name, now);
    while (list.isDue(month, now)) {
      const room = most - taken;
      const found = room > 0 ? await list.take(month, room, now) : 1;
      if (room > 0) taken += found;
      if (found >= room) {
        left = true;
        break;
      }
      month = nextMonth(month);
      await RetentionMarkEntity.put({ list: list.name, month }).go();
    }
  }
  log("job.done", { job: "retention", taken, left });
  return { taken, left };
}

async function monthOfMark(list: List["name"], now: number): Promise<string> {
  const { data } = await RetentionMarkEntity.get({ list }).go({ consistent: true });
  return data?.month ?? monthOf((await readOpenSince()) || now);
}

/** Orders of a month that still name somebody. */
async function ordersOf(
  month: string,
  statuses: readonly Order["status"][],
  room: number,
  take: (order: Pick<Order, "orderId" | "customerId">) => Promise<unknown>,
): Promise<number> {
  const pages = await Promise.all(
    statuses.flatMap((status) =>
      listShards.map((shard) =>
        OrderEntity.query
          .byStatus({ status, month, shard })
          .go({ pages: "all", attributes: ["orderId", "customerId", "erasedAt"] }),
      ),
    ),
  );
  const named = pages.flatMap(({ data }) => data).filter(({ erasedAt }) => erasedAt === undefined);
  const now = named.slice(0, room);
  for (const order of now) await take(order);
  return now.length;
}

/** The order's own sign-up goes with it; an account that was paid for by another order is its buyer's. */
async function takeUnpaid({ orderId, customerId }: Pick<Order, "orderId" | "customerId">): Promise<void> {
  const customer = await readCustomer(customerId);
  if (customer?.state === "reserved") {
    await deleteCustomer(customerId, "retention").catch((error: unknown) => {
      if (!(error instanceof StoreError && error.code === "customer.not_found")) throw error;
    });
    await scrubCustomer(customerId);
  }
  await scrubOrder(orderId);
}

async function takeInvoices(month: string, room: number, now: number): Promise<number> {
  const { data } = await InvoiceEntity.query.byMonth({ month }).go({ pages: "all" });
  const over = data.filter(({ keepUntil }) => keepUntil < dayInIndia(now)).slice(0, room);
  for (const { orderId, turn } of over) await InvoiceEntity.delete({ orderId, turn }).go();
  return over.length;
}

function endOf(month: string): number {
  return Date.parse(`${nextMonth(month)}-01T00:00:00Z`);
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}
