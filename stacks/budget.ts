// A day's bill, at three levels: a look, a call, and hands on. AWS adds up a day's costs a few times in it, so that this tells
// late; what closes at once is infra/edge-limit.ts.
import { firstOffer } from "@store/contract/offer/first-offer";
import { named, production } from "../infra/stage.ts";

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
      subscriberEmailAddresses: [process.env.STORE_ALARM_EMAIL ?? firstOffer.supportEmail],
    })),
  });
