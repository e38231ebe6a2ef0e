// The proof of a month's papers, part by part, as the rows were when it began: every number is there, and their sum is what the
// ledger says.

import { dayInIndia } from "@store/contract/format";
import { joinRuns } from "@store/contract/gst/gstr1-part";
import type { ProofPart } from "@store/contract/gst/month-proof";
import { LedgerEntity } from "../orders/ledger.entity.ts";
import { type DueInvoice, DueInvoiceEntity } from "../orders/settlement/due-invoice.entity.ts";
import { signed } from "../orders/settlement/invoice-facts.ts";
import { eachPage, type Page } from "../platform/each-page.ts";
import { listShards } from "../platform/list-shards.ts";
import { days, monthBefore, startOfDay } from "../platform/time.ts";
import { InvoiceEntity } from "./invoice.entity.ts";
import { readInvoices } from "./read-invoices.ts";
import { lastOf } from "./series.entity.ts";

/** Partitions that are read side by side. */
const atOnce = 8;
/** Rows that one answer is made of, and the pages that were on their way. */
const rowsOfPart = 20_000;

/** Where a proof goes on. */
export interface ProofPosition {
  /** What came later is not looked at: neither its paper nor its row of the ledger. */
  until: number;
  series: string[];
  /** Of the places, the first that nobody has begun to read; and those that are half read. */
  next: number;
  open: (readonly [place: number, cursor: string])[];
}

/** Some thousand rows of the proof of a month, which goes by the days on which the ledger has it. No next at its end. */
export async function provePart(
  month: string,
  from: ProofPosition | undefined,
  most = rowsOfPart,
): Promise<{ part: ProofPart; next: ProofPosition | null }> {
  const { part, position } = from ? { part: emptyPart(), position: from } : await begin(month);
  const places = placesOf(month, position, part);
  const open = [...position.open];
  let { next } = position;
  let rows = 0;
  const reader = async () => {
    while (rows < most) {
      const [place, cursor] = open.pop() ?? [next++, null];
      const read = places[place];
      if (!read) return;
      const page = await read(cursor);
      rows += page.rows;
      if (page.cursor !== null) open.push([place, page.cursor]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, reader));
  const isDone = open.length === 0 && next >= places.length;
  return {
    part: { ...part, numbers: joinRuns(part.numbers) },
    next: isDone ? null : { ...position, next, open },
  };
}

function emptyPart(): ProofPart {
  return { series: [], numbers: [], invoices: 0, ledger: 0, waiting: 0 };
}

/** What is told first: papers without a number, and the last number of each series, so that one given out later is not missed. */
async function begin(month: string): Promise<{ part: ProofPart; position: ProofPosition }> {
  const until = Date.now();
  const [due, series] = await Promise.all([waiting(), seriesOf(month)]);
  const unnumbered = due.filter(({ facts, dueAt }) => facts.bookedDay.startsWith(month) && dueAt <= until);
  const part = {
    ...emptyPart(),
    series: await Promise.all(series.map(async (one) => ({ series: one, last: await lastOf(one) }))),
    invoices: unnumbered.reduce((sum, { facts }) => sum + signed(facts).total, 0),
    waiting: unnumbered.length,
  };
  return { part, position: { until, series, next: 0, open: [] } };
}

type ReadPlace = (cursor: string | null) => Promise<{ rows: number; cursor: string | null }>;

/** Every partition that the proof reads, always in the same order. Each adds a page to the part. */
function placesOf(month: string, { until, series }: ProofPosition, part: ProofPart): ReadPlace[] {
  const papersOf = (of: string) =>
    pageOf(
      (cursor) =>
        InvoiceEntity.query.byMonth({ month: of }).go({ cursor, attributes: ["facts", "numberedAt"] }),
      ({ facts, numberedAt }) => {
        if (numberedAt <= until && facts.bookedDay.startsWith(month)) part.invoices += signed(facts).total;
      },
    );
  const numbersOf = (one: string) =>
    pageOf(
      (cursor) => InvoiceEntity.query.bySeries({ series: one }).go({ cursor, attributes: ["count"] }),
      ({ count }) => part.numbers.push({ series: one, from: Number(count), to: Number(count) }),
    );
  // Only rows that have papers tell of a tax, be it nothing.
  const ledgerOf = (place: { day: string; shard: (typeof listShards)[number] }) =>
    pageOf(
      (cursor) => LedgerEntity.query.byDay(place).go({ cursor, attributes: ["at", "tax", "figures"] }),
      ({ at, tax, figures }) => {
        if (at <= until && tax !== undefined) part.ledger += (figures.gross ?? 0) - (figures.returned ?? 0);
      },
    );
  return [
    papersOf(month),
    // Dated back by a day or two: paid in one month, and in the ledger of the next.
    papersOf(monthBefore(month)),
    ...series.map(numbersOf),
    ...daysOf(month).flatMap((day) => listShards.map((shard) => ledgerOf({ day, shard }))),
  ];
}

function pageOf<Row>(
  read: (cursor: string | null) => Promise<Page<Row>>,
  add: (row: Row) => void,
): ReadPlace {
  return async (from) => {
    let rows = 0;
    const work = (page: Row[]) => {
      rows += page.length;
      page.forEach(add);
    };
    return { cursor: await eachPage(read, work, { from, most: 1 }), rows };
  };
}

function daysOf(month: string): string[] {
  const first = startOfDay(`${month}-01`);
  return Array.from({ length: 31 }, (_, index) => dayInIndia(first + days(index))).filter((day) =>
    day.startsWith(month),
  );
}

/** The series of a month's papers: after each, the first paper of another one. */
async function seriesOf(month: string): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const last = found.at(-1);
    const papers = InvoiceEntity.query.byMonth({ month });
    const { data } = await (last === undefined ? papers : papers.gt({ series: last, count: "~" })).go({
      limit: 1,
      attributes: ["series"],
    });
    if (!data[0]) return found;
    found.push(data[0].series);
  }
}

async function waiting(): Promise<DueInvoice[]> {
  const { data } = await DueInvoiceEntity.query
    .due({ list: "invoice" })
    .go({ pages: "all", attributes: ["orderId", "dueAt"] });
  const orders = [...new Set(data.map(({ orderId }) => orderId))];
  const invoices = await Promise.all(orders.map(async (orderId) => (await readInvoices(orderId)).due));
  return invoices.flat();
}
