// The rules stand once, in the contract: the lesson, its tree and the account audit say the same.
import { adRules, adThresholds, ruleFor } from "@store/contract/ad-rules";
import { expect, test } from "vitest";
import { course } from "../src/course.ts";
import { textsOf } from "./block-texts.ts";

const lesson = course.flatMap(({ lessons }) => lessons).find(({ id }) => id === "scale-kill-optimize");
const decisions = course.flatMap(({ extras = [] }) => extras).find(({ id }) => id === "two-decisions");

test("the lesson prints the rules as they are applied", () => {
  const table = lesson?.body.find((block) => block.type === "table");
  expect(table?.type === "table" && table.rows).toEqual(
    adRules.map(({ sees, verdict, action }) => [sees, verdict, action]),
  );
});

test("the tree asks for the thresholds of the rules", () => {
  const tree = decisions?.body.find((block) => block.type === "tree");
  const told = (tree ? textsOf(tree) : []).join("\n");
  const { near, far, ordersToScale, ordersToOptimise, ordersToKill, raise, days } = adThresholds;
  const { targetsToKill, targetsToKillDear } = adThresholds;
  for (const words of [
    `last ${days} closed days`,
    `${targetsToKill} targets`,
    `${near * 100}% or more below`,
    `Within ${near * 100}%`,
    `Up to ${far * 100}% above`,
    `${ordersToScale} orders or more, and stock`,
    `${ordersToOptimise} orders or more?`,
    `More than ${far * 100}% above`,
    `${ordersToKill} orders or more?`,
    `twice the target or more, and are ${targetsToKillDear} targets spent?`,
    `at most ${raise * 100}%`,
  ])
    expect(told).toContain(words);
});

test.each([
  [{ spent: 3_400, orders: 10 }, "Scale"],
  [{ spent: 3_060, orders: 9 }, "Leave"],
  [{ spent: 4_600, orders: 10 }, "Leave"],
  [{ spent: 4_610, orders: 10 }, "Optimise"],
  [{ spent: 2_000, orders: 4 }, "Leave"],
  [{ spent: 6_000, orders: 10 }, "Optimise"],
  [{ spent: 6_010, orders: 10 }, "Kill"],
  [{ spent: 2_400, orders: 3 }, "Kill"],
  [{ spent: 2_399, orders: 2 }, "Leave"],
  [{ spent: 2_400, orders: 4 }, "Leave"],
  [{ spent: 8_400, orders: 7 }, "Kill"],
  [{ spent: 5_500, orders: 7 }, "Leave"],
  [{ spent: 799, orders: 0 }, "Wait"],
  [{ spent: 800, orders: 0 }, "Leave"],
  [{ spent: 1_200, orders: 0 }, "Kill"],
  [{ spent: 0, orders: 0 }, "Wait"],
] as const)("at a target of ₹400, %o is judged %s", (ad, verdict) => {
  expect(ruleFor(ad, 400).verdict).toBe(verdict);
});
