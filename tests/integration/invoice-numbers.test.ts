// Two hundred papers numbered by workers who die at any step: each has one number, and no number is missing.

import { countOf } from "@store/contract/gst/invoice-number";
import { offer } from "@store/contract/offer/offer";
import { carryInvoices, givenOutBy, givenOutInLog } from "@store/core/invoices/carry-invoices";
import { numberInvoices } from "@store/core/invoices/number-invoices";
import { sweepInvoices } from "@store/core/invoices/sweep-invoices";
import { DueInvoiceEntity, turnOf } from "@store/core/orders/settlement/due-invoice.entity";
import type { InvoiceFacts } from "@store/core/orders/settlement/invoice-facts";
import { put, table, transact } from "@store/core/platform/table";
import { hours } from "@store/core/platform/time";
import { expect, test, vi } from "vitest";
import { alarmsAbout } from "../support/alarms.ts";
import { chanceOf } from "../support/chance.ts";
import { travel } from "../support/clock.ts";
import { few } from "../support/full.ts";
import { tap } from "../support/sdk-tap.ts";
import "../support/shop.ts";
import { allItems, readTable, restoreItems } from "../support/table-rows.ts";

const seeds = few(
  Array.from({ length: 20 }, (_, index) => index + 1),
  2,
);
const invoices = 200;

const facts: InvoiceFacts = {
  kind: "invoice",
  day: "2026-11-22",
  bookedDay: "2026-11-22",
  series: "FW/2627",
  keepUntil: "2033-12-31",
  seller: { name: offer.legalName, address: offer.address, state: "27" },
  buyer: { name: "Asha Rao" },
  rate: 18,
  lines: [],
  ...{ total: 99900, balance: 99900, orderTotal: 99900, taxable: 84661, cgst: 0, sgst: 0, igst: 15239 },
};

async function dueAtOnce(): Promise<string[]> {
  const orders = Array.from({ length: invoices }, (_, index) => `ORDER_1700000000000_paper${countOf(index)}`);
  for (let from = 0; from < invoices; from += 50) {
    const rows = orders
      .slice(from, from + 50)
      .map((orderId, index) => [
        `row${index}`,
        put(DueInvoiceEntity.put({ orderId, turn: turnOf(2), facts, list: "invoice", dueAt: Date.now() })),
      ]);
    await transact(Object.fromEntries(rows));
  }
  return orders;
}

test.each(seeds)("papers numbered by dying workers have no gap in their numbers, seed %i", async (seed) => {
  const orders = await dueAtOnce();
  const random = chanceOf(seed);
  let killed = 0;
  // A worker dies before a request is sent, or after it was carried out and before its answer arrives.
  const die = () => {
    if (random.below(8) > 0) return;
    killed++;
    throw new Error("killed");
  };
  const remove = tap({ before: die, after: die });
  const queue = [...orders];
  const worker = async () => {
    for (let orderId = queue.pop(); orderId; orderId = queue.pop())
      await numberInvoices(orderId).catch((error: Error) => {
        if (!error.message.includes("killed")) throw error;
      });
  };
  await Promise.all([worker(), worker(), worker()]);
  remove();
  expect(killed).toBeGreaterThan(40);
  await sweepInvoices();
  const { invoice, dueInvoice, series } = await readTable();
  expect(dueInvoice).toEqual([]);
  expect(invoice.map(({ count }) => count).sort()).toEqual(
    Array.from({ length: invoices }, (_, index) => countOf(index + 1)),
  );
  expect(new Set(invoice.map(({ orderId }) => orderId)).size).toBe(invoices);
  expect(series.map(({ last }) => last)).toEqual([invoices]);
});

test("an order that cannot be numbered does not hold up the others", async () => {
  const [one = "", other = ""] = ["ORDER_1700000000000_paperone", "ORDER_1700000000000_papertwo"];
  for (const orderId of [one, other])
    await DueInvoiceEntity.put({ orderId, turn: turnOf(2), facts, list: "invoice", dueAt: Date.now() }).go();
  const stop = tap({
    before({ keys }) {
      if (keys.includes(`INVOICE#${one}`)) throw Object.assign(new Error("Not writable"), { $metadata: {} });
    },
  });
  vi.mocked(console.info).mockClear();
  travel(hours(1));
  expect(await sweepInvoices()).toEqual({ found: 2 });
  expect(alarmsAbout(one)).toEqual([]);
  const lines = vi.mocked(console.info).mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines.filter(({ event }) => /^(invoice|job)[.]/.test(event))).toMatchObject([
    { event: "invoice.stuck", orderId: one, error: expect.stringContaining("Not writable") },
    { event: "invoice.numbered", orderId: other, number: "FW/2627/000001" },
    { event: "job.done", job: "number-invoices", found: 2 },
  ]);
  travel(1);
  await sweepInvoices();
  expect(alarmsAbout(one)).toMatchObject([{ event: "invoice.late" }]);
  stop();
  expect(await sweepInvoices()).toEqual({ found: 1 });
  expect(await sweepInvoices()).toEqual({ found: 0 });
});

test("a restored table gives no number out a second time", async () => {
  const [early = "", late = "", fresh = ""] = ["early", "late", "fresh"].map((name) => `ORDER_1_${name}`);
  const due = (orderId: string, version: number) =>
    DueInvoiceEntity.put({ orderId, turn: turnOf(version), facts, list: "invoice", dueAt: Date.now() }).go();
  const numbers = async () =>
    (await readTable()).invoice.map(({ orderId, count }) => [orderId, count]).sort();
  await due(early, 2);
  await numberInvoices(early);
  const copy = (await allItems()).map((item) =>
    item.__edb_e__?.S === "numbering" ? { ...item, tableName: { S: "store-of-before" } } : item,
  );
  await due(late, 2);
  await numberInvoices(late);
  const given = await givenOutBy(table.table);
  const lines = vi.mocked(console.info).mock.calls.map(([line]) => String(line));
  await restoreItems(copy);
  // The sale is settled again, and a new one comes.
  await due(late, 3);
  await due(fresh, 2);
  await sweepInvoices();
  expect(await numbers()).toEqual([[early, "000001"]]);
  expect(
    vi
      .mocked(console.error)
      .mock.calls.map(([line]) => String(line))
      .join(),
  ).toContain("invoice.copy");
  await carryInvoices(given);
  await sweepInvoices();
  await carryInvoices(given);
  expect(await numbers()).toEqual([
    [early, "000001"],
    [fresh, "000003"],
    [late, "000002"],
  ]);
  expect((await readTable()).dueInvoice).toEqual([]);
  expect([...givenOutInLog(lines.join("\n")).last]).toEqual([["FW/2627", 2]]);
});
