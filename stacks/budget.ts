// A day's bill, at three levels: a look, a call, and hands on. AWS adds up a day's costs a few times in it, so that this tells
// late; what closes at once is infra/edge-limit.ts. Beside it AWS tells of a service that costs more than it used to.
import { firstOffer } from "@store/contract/offer/first-offer";
import { named, production } from "../infra/stage.ts";

const reader = process.env.STORE_ALARM_EMAIL ?? firstOffer.supportEmail;

/** US dollars of one day. */
export const budgetLevels = [5, 20, 60] as const;

if (production && !$dev)
  new aws.budgets.Budget("DailyBudget", {
    name: named("day"),
    budgetType: "COST",
    timeUnit: "DAILY",
    limitUnit: "USD",
    limitAmount: String(Math.max(...budgetLevels)),
    notifications: budgetLevels.map((threshold) => ({
      comparisonOperator: "GREATER_THAN",
      notificationType: "ACTUAL",
      thresholdType: "ABSOLUTE_VALUE",
      threshold,
      subscriberEmailAddresses: [reader],
    })),
  });

// A cost that is unlike the weeks before, below the budget too: a job that runs wild, a log that grows. An account has one monitor
// of all services, and most were given it by AWS, so that the deploy is told which: a second one is refused.
const monitor = process.env.STORE_COST_MONITOR;
if (monitor && !$dev)
  new aws.costexplorer.AnomalySubscription("CostAnomaly", {
    name: named("cost-anomaly"),
    frequency: "DAILY",
    monitorArnLists: [monitorArn(monitor)],
    subscribers: [{ type: "EMAIL", address: reader }],
    thresholdExpression: {
      dimension: {
        key: "ANOMALY_TOTAL_IMPACT_ABSOLUTE",
        matchOptions: ["GREATER_THAN_OR_EQUAL"],
        values: [String(budgetLevels[0])],
      },
    },
  });

function monitorArn(given: string): $util.Input<string> {
  if (given !== "new") {
    if (/^arn:aws:ce::\d{12}:anomalymonitor\/[\w-]+$/.test(given)) return given;
    throw new Error(
      `STORE_COST_MONITOR is ${given}: give the ARN of the account's monitor, or \`new\` where it has none`,
    );
  }
  return new aws.costexplorer.AnomalyMonitor("CostMonitor", {
    name: named("costs"),
    monitorType: "DIMENSIONAL",
    monitorDimension: "SERVICE",
  }).arn;
}
