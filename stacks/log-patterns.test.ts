import { alarm, log } from "@store/core/platform/log";
import { afterEach, expect, test, vi } from "vitest";
import { logPatterns } from "./log-patterns.ts";

const { clientError, couponMiss, review, jobDone, turnedAway } = logPatterns;

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

test.each([(line: string) => line, inLambda])("a log pattern counts its own lines in any dress", (dress) => {
  expect(matches(couponMiss, dress(lineOf(() => log("discount.missed"))))).toBe(true);
  const told = dress(lineOf(() => log("client.error", { kind: "error", message: "t is null" })));
  expect(matches(clientError, told)).toBe(true);
  expect(matches(logPatterns.alarm, told)).toBe(false);
  const done = dress(lineOf(() => log("job.done", { job: "reconcile", settled: 0, failed: 0 })));
  expect(matches(jobDone("reconcile"), done)).toBe(true);
  const paid = dress(lineOf(() => alarm("payment.review", { orderId: "ORDER_1", reason: "amount" })));
  expect(matches(review, paid)).toBe(true);
  expect(matches(logPatterns.alarm, paid)).toBe(true);
});

test("a log pattern counts no other line", () => {
  const call = (name: string, code?: string) => lineOf(() => log("call", { call: name, status: 400, code }));
  for (const line of [
    call("validate-discount"),
    call("validate-discount", "throttled"),
    call("create-payment-order", "discount.missed"),
  ])
    expect(matches(couponMiss, line)).toBe(false);
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

test("a logged value cannot pose as a field", () => {
  const line = lineOf(() =>
    log("call", {
      call: "sign-up",
      status: 400,
      code: '"event":"discount.missed","level":"alarm"',
    }),
  );
  expect(matches(couponMiss, line)).toBe(false);
  expect(matches(logPatterns.alarm, line)).toBe(false);
  const message = '"event":"discount.missed","level":"alarm"';
  const told = lineOf(() => log("client.error", { kind: "error", message }));
  expect(matches(couponMiss, told)).toBe(false);
  expect(matches(logPatterns.alarm, told)).toBe(false);
});

test("the pattern of turned-away visitors counts only status 429 in the gateway's log", () => {
  const lineWith = (status: string) => JSON.stringify({ path: "/api/sign-up?429", status, ms: "429" });
  expect(matches(turnedAway, lineWith("429"))).toBe(true);
  for (const status of ["200", "400", "500", "-"]) expect(matches(turnedAway, lineWith(status))).toBe(false);
});
