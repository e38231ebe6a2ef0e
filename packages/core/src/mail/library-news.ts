// Who is told that templates have changed, and the queueing of it.
import type { LibraryNews } from "@store/contract/library-news";
import { type Customer, CustomerEntity, mayLogIn, owns } from "../customers/customer.entity.ts";
import { enqueueMail, type OutboxMessage } from "../outbox/outbox.entity.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { listShards } from "../platform/list-shards.ts";
import { readOpenSince } from "../platform/shop.entity.ts";
import { days, minutes, monthOf, startOfDay } from "../platform/time.ts";

type Asked = Pick<Customer, "state" | "banned" | "hasPaid" | "newsNoticeAt" | "grants">;

/** Whether this buyer owns the templates as they were before, and has read at the checkout that such a mail may come. */
export function mayReceive(customer: Asked, { day }: Pick<LibraryNews, "day">): boolean {
  const { newsNoticeAt } = customer;
  const bought = newsNoticeAt !== undefined && newsNoticeAt < startOfDay(day);
  return bought && mayLogIn(customer) && owns(customer, "funnel_templates");
}

/** The day that a queued mail is about. */
export function newsDayOf({ about }: Pick<OutboxMessage, "about">): string {
  return about.slice(0, "yyyy-mm-dd".length);
}

export interface Announced {
  /** Buyers who may receive it. */
  meant: number;
  /** Those of them for whom a mail was queued now: the others have one already. */
  queued: number;
}

/**
 * Queues one mail for each buyer who may receive it, `perMinute` of them for each minute from the next on, so that other
 * mails do not wait behind them. Safe to repeat and to be interrupted: nobody gets two. With `perMinute` 0 it only counts.
 */
export async function announceNews(news: LibraryNews, perMinute: number, now: number): Promise<Announced> {
  const done = { meant: 0, queued: 0 };
  for (const month of await monthsUntil(news.day)) {
    for await (const customer of customersOf(month)) {
      if (!mayReceive(customer, news)) continue;
      done.meant++;
      if (perMinute === 0) continue;
      const { customerId } = customer;
      const dueAt = now + minutes(1 + Math.floor(done.queued / perMinute));
      const about = `${news.day}_${customerId}`;
      if (await ifUnchanged(enqueueMail({ kind: "library-news", about, customerId }, now, dueAt)))
        done.queued++;
    }
  }
  return done;
}

/** A month's customers, page by page. */
async function* customersOf(month: string): AsyncGenerator<Customer> {
  for (const shard of listShards) {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = CustomerEntity.query.byMonth({ month, shard });
      const page: { data: Customer[]; cursor: string | null } = await query.go({ cursor: cursor ?? null });
      yield* page.data;
      cursor = page.cursor;
    }
  }
}

/** From the month in which the shop opened; a customer of an imported past is older than that, so one month more. */
async function monthsUntil(day: string): Promise<string[]> {
  const first = monthOf((await readOpenSince()) - days(31));
  const months: string[] = [];
  for (let month = day.slice(0, 7); month >= first; month = monthOf(Date.parse(`${month}-01`) - 1))
    months.push(month);
  return months;
}
