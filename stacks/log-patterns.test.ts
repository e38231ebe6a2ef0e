import { alarm, log } from "@store/core/lib/log";
import { afterEach, expect, test, vi } from "vitest";
import { logPatterns } from "./log-patterns.ts";

const { failedCall, review, jobDone } = logPatterns;

afterEach(() => void vi.restoreAllMocks());

/** The line that `print` leaves in the log. */
function lineOf(print: () => void): string {
  const lines: string[] = [];
  for (const method of ["info", "error"] as const)
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)));
  print();
  return lines[0] ?? "";
}

/** CloudWatch's rule for terms: all of them, anywhere in the event. */
function matches(pattern: string, line: string): boolean {
  const terms = [...pattern.matchAll(/"((?:\\"|[^"])*)"/g)].map(([, text = ""]) =>
    text.replaceAll('\\"', '"'),
  );
  return terms.length > 0 && terms.every((text) => line.includes(text));
}

const inLambda = (line: string) => `2026-11-21T04:00:00.000Z\t0c8d\tINFO\t${line}`;

test.each([(line: string) => line, inLambda])(
  "counts what they are for, however the line is dressed",
  (dress) => {
    const call = (status: number) => dress(lineOf(() => log("call", { call: "sign-up", status, ms: 5 })));
    expect(matches(failedCall, call(500))).toBe(true);
    expect(matches(failedCall, call(503))).toBe(true);
    const done = dress(lineOf(() => log("job.done", { job: "reconcile", settled: 0, failed: 0 })));
    expect(matches(jobDone("reconcile"), done)).toBe(true);
    const paid = dress(lineOf(() => alarm("payment.review", { orderId: "ORDER_1", reason: "amount" })));
    expect(matches(review, paid)).toBe(true);
    expect(matches(logPatterns.alarm, paid)).toBe(true);
  },
);

test("counts nothing else", () => {
  const call = (status: number, ms = 5) => lineOf(() => log("call", { call: "sign-up", status, ms }));
  for (const status of [200, 400, 404, 429]) expect(matches(failedCall, call(status, 500))).toBe(false);
  const done = lineOf(() => log("job.done", { job: "mail-sweep" }));
  expect(matches(jobDone("reconcile"), done)).toBe(false);
  expect(
    matches(
      review,
      lineOf(() => alarm("bug", { error: "payment.review" })),
    ),
  ).toBe(false);
  expect(matches(logPatterns.alarm, done)).toBe(false);
});

test("a value cannot pose as a field", () => {
  const line = lineOf(() =>
    log("call", { call: "sign-up", status: 400, code: '"status":5,"level":"alarm"' }),
  );
  expect(matches(failedCall, line)).toBe(false);
  expect(matches(logPatterns.alarm, line)).toBe(false);
});
