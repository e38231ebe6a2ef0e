import { expect, test } from "vitest";
import { compare, median } from "./compare-visits.ts";

const base = [1000, 1010, 990, 1005, 995];
const by = (...more: number[]) => base.map((value, round) => value + (more[round] ?? 0));

test("a comparison of visits accepts the same page and a faster one at 1.00", () => {
  expect(compare("lcp", 1, base, base)).toMatchObject({ own: 1000, base: 1000, ratio: 1 });
  expect(compare("lcp", 1, base, base).failure).toBeUndefined();
  expect(compare("fcp", 1, by(-200, -210, -190, -200, -205), base).failure).toBeUndefined();
});

test("a comparison of visits accepts noise around no difference", () => {
  const noisy = compare("lcp", 1, by(30, -25, 28, -20, 26), base);
  expect(noisy.ratio).toBeGreaterThan(1);
  expect(noisy.failure).toBeUndefined();
});

test("a comparison of visits refuses a page that is slower by more than a frame at 1.00", () => {
  const slower = by(40, 45, 38, 42, 41);
  expect(compare("lcp", 1, slower, base).failure).toContain(
    "1.04 times the hand-made page, at least 38 ms more",
  );
  expect(compare("lcp", 1.05, slower, base).failure).toBeUndefined();
});

test("a comparison of visits ignores one slow round of nine", () => {
  const nine = [...base, ...base.slice(1)];
  const one = (more: number, others: number) =>
    nine.map((value, round) => value + (round === 4 ? more : others + (round % 3)));
  expect(compare("lcp", 1, one(400, 0), nine).failure).toBeUndefined();
  expect(compare("lcp", 1, one(-400, 30), nine).failure).toContain("at least 30 ms more");
});

test("a comparison of visits accepts nothing from a machine that is too busy", () => {
  const wild = by(-700, 800, -900, 650, -20);
  expect(compare("lcp", 1, wild, base).failure).toContain("too busy to tell");
});

test("a comparison of visits sees a page that blocks for 60 ms more", () => {
  const none = [0, 0, 0];
  expect(compare("tbt", 1, none, none)).toMatchObject({ ratio: 1 });
  expect(compare("tbt", 1, none, none).failure).toBeUndefined();
  expect(compare("tbt", 1, [60, 62, 61], none).failure).toContain("at least 60 ms more");
});

test("the median of an even number lies between the middle two", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});
