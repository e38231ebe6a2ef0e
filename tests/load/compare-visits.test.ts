import { describe, expect, test } from "vitest";
import { compare, looks, median } from "./compare-visits.ts";

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

describe("what a comparison of visits has decided", () => {
  const seven = Array.from({ length: 7 }, (_, round) => 1000 + round);
  const with7 = (more: readonly number[]) => seven.map((value, round) => value + (more[round] ?? 0));

  test("is that a page holds the limit when all seven rounds say so", () => {
    expect(compare("lcp", 1, with7([-5, 3, 0, 12, -9, 4, 8]), seven)).toMatchObject({ isDecided: true });
  });

  test("is that a page is slower when all seven rounds say so", () => {
    const { isDecided, failure } = compare("lcp", 1, with7([30, 41, 35, 38, 44, 29, 36]), seven);
    expect(isDecided).toBe(true);
    expect(failure).toContain("at least 29 ms more");
  });

  test("is nothing while one round of seven says otherwise", () => {
    expect(compare("lcp", 1, with7([-5, 3, 0, 40, -9, 4, 8]), seven)).toMatchObject({ isDecided: false });
    expect(looks[0]).toBe(7);
  });

  test("is that a page holds the limit when one of fourteen says otherwise", () => {
    const ten = [...seven, 1007, 1008, 1009];
    const own = ten.map((value, round) => value + (round === 3 ? 40 : (round % 4) - 2));
    expect(compare("lcp", 1, own, ten).isDecided).toBe(false);
    const [fourteen, more] = [
      [...ten, 1010, 1011, 1012, 1013],
      [...own, 1010, 1011, 1012, 1013],
    ];
    expect(compare("lcp", 1, more, fourteen).isDecided).toBe(true);
  });
});
