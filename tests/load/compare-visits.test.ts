import { expect, test } from "vitest";
import { compare, looks, median } from "./compare-visits.ts";

const from = (first: number, count: number) => Array.from({ length: count }, (_, round) => first + round);
const add = (rounds: readonly number[], more: readonly number[]) =>
  rounds.map((value, round) => value + (more[round] ?? 0));
const base = [1000, 1010, 990, 1005, 995];
const none = [0, 0, 0];
const seven = from(1000, 7);
const nine = [...base, ...base.slice(1)];
const oneOfNine = (one: number, others: number) =>
  nine.map((value, round) => value + (round === 4 ? one : others + (round % 3)));
const oneOfTen = add(from(1000, 10), [0, -1, 0, 40, -2, -1, 0, 1, -2, -1]);
const oneOfFourteen = [...oneOfTen, ...from(1010, 4)];

test.each([
  ["the same page", "lcp", base, base, undefined],
  ["a faster one", "fcp", add(base, [-200, -210, -190, -200, -205]), base, undefined],
  ["noise around no difference", "lcp", add(base, [30, -25, 28, -20, 26]), base, undefined],
  [
    "more than a frame",
    "lcp",
    add(base, [40, 45, 38, 42, 41]),
    base,
    "1.04 times the hand-made page, at least 38 ms more",
  ],
  ["one slow round of nine", "lcp", oneOfNine(400, 0), nine, undefined],
  ["one fast round of nine slower ones", "lcp", oneOfNine(-400, 30), nine, "at least 30 ms more"],
  ["a machine that is too busy", "lcp", add(base, [-700, 800, -900, 650, -20]), base, "too busy to tell"],
  ["no blocking at all", "tbt", none, none, undefined],
  ["a page that blocks for 60 ms more", "tbt", [60, 62, 61], none, "at least 60 ms more"],
] as const)("a comparison of visits at 1.00 judges %s", (_, what, own, handMade, failure) => {
  const compared = compare(what, 1, own, handMade);
  if (failure === undefined) expect(compared.failure).toBeUndefined();
  else expect(compared.failure).toContain(failure);
});

test("a comparison of visits forgives what its limit allows", () => {
  expect(compare("lcp", 1.05, add(base, [40, 45, 38, 42, 41]), base).failure).toBeUndefined();
  expect(compare("lcp", 1, base, base)).toMatchObject({ own: 1000, base: 1000, ratio: 1 });
  expect(compare("tbt", 1, none, none)).toMatchObject({ ratio: 1 });
});

test.each([
  ["when all seven rounds hold the limit", add(seven, [-5, 3, 0, 12, -9, 4, 8]), seven, true],
  ["when all seven rounds are slower", add(seven, [30, 41, 35, 38, 44, 29, 36]), seven, true],
  ["by no means while one round of seven says otherwise", add(seven, [-5, 3, 0, 40, -9, 4, 8]), seven, false],
  ["by no means while one of ten says otherwise", oneOfTen, from(1000, 10), false],
  ["when one of fourteen says otherwise", oneOfFourteen, from(1000, 14), true],
])("a comparison of visits is decided %s", (_, own, handMade, isDecided) => {
  expect(compare("lcp", 1, own, handMade)).toMatchObject({ isDecided });
  expect(looks[0]).toBe(7);
});

test("the median of an even number lies between the middle two", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});
