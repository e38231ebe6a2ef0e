import type { OrderState } from "@store/contract/calls/order-status";
import { expect, test } from "vitest";
import { CallError } from "../../lib/api.ts";
import { pace, type Watched, watchOrder } from "./watch-order.ts";

const order = (status: OrderState) => ({
  success: true,
  orderId: "ORDER_1763690000000_abcdefghi",
  status,
  upsells: [],
  subtotal: 999,
  discountAmount: 0,
  finalAmount: 999,
});
const failure = (code: string, status: number) => ({
  success: false,
  code,
  error: "No",
  status,
  from: "store",
});

/** Plays the answers in order, the last one for ever, on a clock that only sleeping moves. */
async function watch(answers: unknown[], stopAfter = Number.POSITIVE_INFINITY) {
  const reports: Watched[] = [];
  const askedAt: number[] = [];
  let clock = 0;
  await watchOrder({
    ask: async () => {
      askedAt.push(clock);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer as never;
    },
    now: () => clock,
    sleep: async (milliseconds) => {
      clock += milliseconds;
    },
    report: (watched) => reports.push(watched),
    over: () => askedAt.length >= stopAfter,
  });
  return { reports, askedAt, clock };
}

test.each(["completed", "failed", "refunded", "review"] as const)(
  "an order that is %s is asked for once",
  async (status) => {
    const { reports, askedAt } = await watch([order(status)]);
    expect(reports).toMatchObject([{ kind: "known", order: { status }, waiting: false }]);
    expect(askedAt).toHaveLength(1);
  },
);

test("a pending order is asked for again until it is completed", async () => {
  const { reports } = await watch([order("pending"), order("processing"), order("completed")]);
  expect(reports).toMatchObject([
    { order: { status: "pending" }, waiting: true },
    { order: { status: "processing" }, waiting: true },
    { order: { status: "completed" }, waiting: false },
  ]);
});

test("the pauses grow from one second to five and end after about two minutes", async () => {
  const { askedAt, reports } = await watch([order("pending")]);
  const pauses = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0));
  expect(pauses[0]).toBe(1_000);
  expect(Math.max(...pauses)).toBe(pace.longest);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(askedAt.at(-1)).toBeGreaterThan(110_000);
  expect(askedAt.at(-1)).toBeLessThanOrEqual(120_000);
  expect(reports.at(-1)).toMatchObject({ kind: "known", order: { status: "pending" }, waiting: false });
});

test.each([
  ["checkout.expired", 401, "expired"],
  ["order.not_found", 404, "unknown"],
  ["input.invalid", 400, "unknown"],
])("the answer %s is the end of asking", async (code, status, reason) => {
  const { reports, askedAt } = await watch([failure(code, status)]);
  expect(reports).toEqual([{ kind: "lost", reason }]);
  expect(askedAt).toHaveLength(1);
});

test("a short network loss is not mentioned", async () => {
  const down = new CallError("down");
  const { reports } = await watch([down, down, order("completed")]);
  expect(reports).toMatchObject([{ kind: "known", order: { status: "completed" } }]);
});

test("a longer network loss is told while asking goes on", async () => {
  const down = new CallError("down");
  const { reports } = await watch([down, failure("throttled", 429), down, order("completed")]);
  expect(reports).toMatchObject([{ kind: "unreachable", waiting: true }, { kind: "known" }]);
});

test("a known order stays on screen while the network is away", async () => {
  const { reports } = await watch([order("processing"), new CallError("down")]);
  expect(new Set(reports.map(({ kind }) => kind))).toEqual(new Set(["known"]));
  expect(reports.at(-1)).toMatchObject({ order: { status: "processing" }, waiting: false });
});

test("a server that never answers ends the asking with a message", async () => {
  const { reports } = await watch([new CallError("down")]);
  expect(reports.at(-1)).toEqual({ kind: "unreachable", waiting: false });
});

test("a page that was left asks nothing more", async () => {
  const { askedAt, reports } = await watch([order("pending")], 1);
  expect(askedAt).toHaveLength(1);
  expect(reports).toEqual([]);
});
