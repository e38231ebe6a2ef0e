// What tells of a bill that grows, and what closes before it does: by itself, and opens again.
import { expect, inject, test } from "vitest";
import { edgeRules } from "../../infra/edge-rules.ts";
import { readStages } from "./harness/stages.ts";
import { ofType, one, synthesize } from "./harness/synthesize.ts";
import { aclOf } from "./harness/web-acl.ts";

const { configured, disposable, production } = readStages(inject("stages"));

test("a day's bill has three levels that each call a person", () => {
  expect(ofType(disposable, "aws:budgets/budget:Budget")).toEqual([]);
  const { timeUnit, limitAmount, notifications } = one(production, "aws:budgets/budget:Budget").inputs as {
    timeUnit: string;
    limitAmount: string;
    notifications: { threshold: number; subscriberEmailAddresses: string[] }[];
  };
  expect({ timeUnit, limitAmount }).toEqual({ timeUnit: "DAILY", limitAmount: "60" });
  expect(notifications.map(({ threshold }) => threshold)).toEqual([5, 20, 60]);
  for (const { subscriberEmailAddresses } of notifications) expect(subscriberEmailAddresses).toHaveLength(1);
});

test("a stage that names a cost monitor is told of what costs more than it used to", () => {
  const subscription = "aws:costexplorer/anomalySubscription:AnomalySubscription";
  expect(ofType(production, subscription)).toEqual([]);
  const { monitorArnLists, subscribers, thresholdExpression } = one(configured, subscription).inputs;
  const { name, monitorDimension } = one(configured, "aws:costexplorer/anomalyMonitor:AnomalyMonitor").inputs;
  expect(monitorDimension).toBe("SERVICE");
  expect(monitorArnLists).toEqual([expect.stringContaining(String(name))]);
  expect(subscribers).toEqual([{ type: "EMAIL", address: "asha@example.in" }]);
  expect(thresholdExpression).toMatchObject({ dimension: { values: ["5"] } });
});

test("a cost monitor that is none is refused", async () => {
  const settings = { STORE_COST_MONITOR: "yes" };
  const { errors } = await synthesize({ stage: "asha", bundle: false, settings });
  expect(errors.join("\n")).toContain("STORE_COST_MONITOR is yes");
});

const shop = ["start-checkout", "sign-up", "create-payment-order", "order-status", "validate-login"];
const buys = (judge: ReturnType<typeof aclOf>, address: string, at: number) =>
  shop.map((call) => judge({ path: `/api/${call}`, address, at }));

test("a flood of other calls closes them for all, leaves paying and logging in open, and is over when it ends", () => {
  const judge = aclOf(production);
  const flood = (at: number) => judge({ path: "/api/find-payment", address: `10.0.0.${at % 250}`, at });
  const answers = Array.from({ length: 2 * edgeRules.others }, (_, n) =>
    flood(Math.floor((n * 299) / (2 * edgeRules.others))),
  );
  expect(answers.slice(0, edgeRules.others)).toEqual(Array(edgeRules.others).fill("pass"));
  expect(new Set(answers.slice(edgeRules.others))).toEqual(new Set(["calls-but-paying"]));
  expect(judge({ path: "/api/recent-purchases", address: "192.0.2.1", at: 300 })).toBe("calls-but-paying");
  expect(buys(judge, "192.0.2.1", 300)).toEqual(Array(shop.length).fill("pass"));
  expect(judge({ path: "/checkout", address: "192.0.2.1", at: 300 })).toBe("pass");
  expect(judge({ path: "/api/recent-purchases", address: "192.0.2.1", at: 900 })).toBe("pass");
});

test("a flood of orders leaves each address a few, and a buyer of another address does not notice it", () => {
  const judge = aclOf(production);
  const order = (n: number) =>
    judge({ path: "/api/create-payment-order", address: `10.0.${n % 200}.1`, at: Math.floor(n / 20) });
  const answers = Array.from({ length: 5000 }, (_, n) => order(n));
  expect(answers.slice(0, edgeRules.orders)).not.toContain("orders-in-a-flood");
  const late = answers.slice(-1000);
  expect(late.filter((answer) => answer === "orders-in-a-flood").length).toBeGreaterThan(900);
  expect(buys(judge, "192.0.2.1", 251)).toEqual(Array(shop.length).fill("pass"));
});
