// What is run over all orders, each in a process of its own that has as little memory as a Lambda: `node tasks.mjs NAME`. It
// tells rows, seconds, those of the processor and the most memory as a line of JSON, and keeps its place in a file where it has one.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { adminGst } from "@store/core/invoices/admin-gst";
import { listOrders } from "@store/core/orders/admin/list-orders";
import { ordersCsv } from "@store/core/orders/admin/orders-csv";
import { settlementFile } from "@store/core/orders/admin/settlement-file";
import { proveFigures } from "@store/core/orders/prove-figures";
import { runAs } from "@store/core/platform/request";
import { configure } from "@store/core/platform/settings";
import { days } from "@store/core/platform/time";
import { eraseRows } from "@store/core/privacy/erase-rows";
import { findPerson } from "@store/core/privacy/person";
import { retention } from "@store/core/privacy/retention";
import type { Payments, SettledLine } from "@store/core/providers/payments";
import { modelOrders } from "./lay-orders.ts";
import { month, monthBegins, monthLasts } from "./month.ts";

const [name = "", count = "0", mostPages = "0", placeFile = ""] = process.argv.slice(2);
const orders = Number(count);
const most = Number(mostPages) || Number.POSITIVE_INFINITY;

/** How far a task has come that can go on. */
interface Place {
  rows: number;
  pages: number;
  cursor?: string | undefined;
}

/** Rows that a process has read which was killed: the time of this one is not theirs. */
let readBefore = 0;

const tasks: Record<string, () => Promise<number>> = {
  csv: () =>
    pageByPage(async (cursor) => {
      const { rows, nextCursor } = await listOrders("orders.csv", { limit: 200, cursor });
      if (ordersCsv(rows, cursor === undefined).length === 0) throw new Error("An empty page");
      return { rows: rows.length, nextCursor };
    }),
  async proof() {
    const off = await proveFigures("2026-01-01");
    if (off.length > 0) throw new Error(`${off.length} figures are off: ${JSON.stringify(off[0])}`);
    return orders;
  },
  async "GSTR-1"() {
    const told = await pageByPage(async (cursor) => {
      const { part, nextCursor } = await adminGst.export({ month, cursor });
      if (JSON.stringify(part).length > mostAnswer) throw new Error("A part is larger than Lambda answers");
      return { rows: part.sales.reduce((sum, { from, to }) => sum + to - from + 1, 0), nextCursor };
    });
    if (most > orders && told !== orders) throw new Error("The return does not tell of every number");
    return told;
  },
  async "proof of papers"() {
    const told = await pageByPage(async (cursor) => {
      const { part, nextCursor } = await adminGst.prove({ month, cursor });
      return { rows: part.numbers.reduce((sum, { from, to }) => sum + to - from + 1, 0), nextCursor };
    });
    if (most > orders && told !== orders) throw new Error(`${told} of ${orders} numbers are there`);
    return told;
  },
  settlement: () =>
    pageByPage(async (cursor) => {
      const { nextCursor } = await settlementFile({ provider: "stripe", month, cursor });
      return { rows: linesOfPage, nextCursor };
    }),
  async retention() {
    later(days(500));
    // Fewer than a night's, so that the month is not done.
    return (await retention(400)).taken;
  },
  async erasure() {
    const sold = models.filter(({ order: { status } }) => status === "completed");
    // Somebody else with few orders than with many.
    const order = sold[Math.round(Math.log10(orders))]?.order;
    const person = await findPerson(order?.email ?? "");
    const [customerIds, orderIds] = [
      person.customers.map((one) => one.customerId),
      person.orders.map((one) => one.orderId),
    ];
    await eraseRows({ customerIds, orderIds: orderIds.slice(0, 200), checkoutIds: [] }, [person.email]);
    return Math.min(orderIds.length, 200);
  },
};

/** Bytes; Lambda answers six million. */
const mostAnswer = 4_000_000;

async function pageByPage(
  read: (cursor?: string) => Promise<{ rows: number; nextCursor?: string | undefined }>,
) {
  const kept = existsSync(placeFile) && (JSON.parse(readFileSync(placeFile, "utf8")) as Place);
  // One that had come to its end when the bench was killed is run anew: going on would tell every row twice.
  const isUnderWay = kept && kept.cursor !== undefined && kept.pages < most;
  const place = isUnderWay ? kept : { rows: 0, pages: 0 };
  readBefore = place.rows;
  do {
    const page = await read(place.cursor);
    Object.assign(place, { rows: place.rows + page.rows, pages: place.pages + 1, cursor: page.nextCursor });
    writeFileSync(`${placeFile}.new`, JSON.stringify(place));
    renameSync(`${placeFile}.new`, placeFile);
  } while (place.cursor !== undefined && place.pages < most);
  return place.rows;
}

const linesOfPage = 100;
let models: ReturnType<typeof modelOrders> = [];

/** Pay-outs of a company that paid every order that has a payment. */
const company: Pick<Payments, "settled"> = {
  async settled(_, after = "0") {
    const from = Number(after);
    const lines = Array.from({ length: linesOfPage }, (_, index) => lineOf(from + index));
    const next = from + linesOfPage;
    return { lines, ...(next < orders && { next: String(next) }) };
  },
};

function lineOf(number: number): SettledLine {
  const ref = `pi_copy_${String(number).padStart(8, "0")}`;
  const amount = (models[number % models.length]?.order.finalAmount ?? 0) * 100;
  return {
    kind: "payment",
    ref,
    paymentId: ref,
    amount,
    fee: 0,
    feeTax: 0,
    at: monthBegins,
    payout: "po",
    paidAt: monthBegins,
  };
}

let ahead = monthBegins + monthLasts + days(1) - Date.now();
const realNow = Date.now;
Date.now = () => realNow() + ahead;
function later(by: number): void {
  ahead += by;
}
configure({
  ...{ checkoutKey: "c".repeat(64), counterKey: "k".repeat(64), addressKey: "a".repeat(64) },
  ...{ sealKey: Buffer.alloc(32, 1).toString("base64"), privacyKey: Buffer.alloc(32, 2).toString("base64") },
  payments: async () => company as Payments,
});
console.debug = console.info = () => {};

models = modelOrders();
const [began, begun] = [performance.now(), process.cpuUsage()];
const rows = await runAs(
  { viewerIp: "10.9.9.9", requestId: "bench", admin: { adminId: "bench", email: "bench@shop.example" } },
  () => tasks[name]?.() ?? Promise.reject(new Error(`There is no task ${name}`)),
);
const seconds = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(begun);
const megabytes = process.resourceUsage().maxRSS / 1024;
const timed = rows - readBefore;
process.stdout.write(JSON.stringify({ rows, timed, seconds, processor: (user + system) / 1e6, megabytes }));
process.exit(0);
