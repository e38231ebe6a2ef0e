import { calls } from "@store/contract/calls";
import { expect, test } from "vitest";
import { edgeRules } from "../../infra/edge-rules.ts";
import { costsPage, quoted } from "../costs.ts";
import { outsiders } from "./outsiders.ts";
import {
  callLines,
  edgeLimitLines,
  fileLines,
  findingLines,
  idleLines,
  storyLines,
  totalOf,
  viewLines,
} from "./sums.ts";

test("the guide quotes the figures of the cost model", () => {
  expect(quoted()).toBe(costsPage().trim());
});

test("an idle shop, an order and a view cost at most what was promised", () => {
  expect(totalOf(idleLines())).toBeLessThan(7.2);
  expect(totalOf(storyLines("order", 1000))).toBeLessThanOrEqual(0.235);
  expect(totalOf(viewLines(1e6, { beyond: false }))).toBeLessThan(22);
  // docs/decisions/0015-cost-of-a-view.md
  expect(totalOf(viewLines(1e6, { beyond: true }))).toBeLessThan(22);
});

test("a cost grows with what it counts", () => {
  const once = totalOf(storyLines("order", 1000));
  expect(totalOf(storyLines("order", 2000))).toBeCloseTo(2 * once, 6);
  expect(totalOf(storyLines("left", 1000))).toBeLessThan(once);
  expect(totalOf(viewLines(1e6, { beyond: true }))).toBeGreaterThan(
    totalOf(viewLines(1e6, { beyond: false })),
  );
  expect(totalOf(viewLines(1000, { beyond: false }))).toBe(0);
  expect(totalOf(edgeLimitLines())).toBeCloseTo(5 + edgeRules.rules + 0.6, 6);
  expect(totalOf(fileLines(1000))).toBeLessThan(7);
  expect(totalOf(fileLines(0))).toBeLessThan(0.01);
});

test("an outsider of one address costs at most five dollars a day in any one way, but for what is turned away", () => {
  const ofOne = outsiders().filter(({ who }) => who.startsWith("one "));
  expect(ofOne.length).toBeGreaterThanOrEqual(10);
  for (const { who, before, after } of ofOne) {
    if (who.includes("turned away")) continue;
    expect(after, who).toBeLessThanOrEqual(5);
    expect(after, who).toBeLessThanOrEqual(before);
  }
});

test("outsiders of a thousand addresses cost at most a hundred dollars a day, all that they can do at once", () => {
  const ofMany = outsiders().filter(({ who }) => who.startsWith("a thousand "));
  expect(ofMany.length).toBeGreaterThanOrEqual(9);
  expect(ofMany.some(({ who }) => who.includes("at once"))).toBe(true);
  for (const { who, after } of ofMany) expect(after, who).toBeLessThanOrEqual(100);
});

test("every call of the desk, the ways in and the account is measured", () => {
  const { "client-desk": desk, passkeys } = calls;
  const actionsOf = (name: string, { actions }: { actions: object }) =>
    Object.keys(actions).map((action) => `${name} ${action}`);
  const wanted = [
    ...actionsOf("client-desk", desk),
    ...actionsOf("passkeys", passkeys),
    ...[
      "check-licence",
      "shared-site",
      "shared-pictures",
      "claim-guarantee",
      "read-account",
      "save-progress",
    ],
    ...["send-login-code", "validate-login-code", "start-passkey-login", "validate-passkey-login"],
  ];
  expect(
    callLines()
      .map(({ what }) => what)
      .sort(),
  ).toEqual(wanted.sort());
});

test("a thousand of any such call without pictures cost at most six cents, and an agency's pictures a cent a month", () => {
  const lines = callLines().filter(({ what }) => !what.endsWith("-pictures"));
  for (const { what, usd } of lines) expect(usd, what).toBeLessThan(0.06);
  expect(totalOf(findingLines())).toBeLessThan(0.01);
});

test("every cost line names its unit", () => {
  const lines = [
    ...storyLines("order", 1000),
    ...fileLines(1000),
    ...callLines(),
    ...findingLines(),
    ...idleLines(),
  ];
  for (const { what, units, usd } of lines) {
    expect(what).not.toBe("");
    expect(units, what).toMatch(/\d/);
    expect(usd, what).toBeGreaterThanOrEqual(0);
  }
});
