// What each calculator says in every case, right at the figure where one case ends and the next begins.

import { expect, test } from "vitest";
import { tools } from "./all-tools.ts";
import { says, work } from "./testing.ts";

test("the break-even verdict changes within 2% of what an order leaves", () => {
  // 1,260 with 5% GST is 1,200 without; 65 for goods and 135 for sending leave 1,000.
  says(tools["break-even"], { goods: "65" }, [
    [
      { cost: "979" },
      "ok",
      "Each order leaves money",
      "₹21 stays per order",
      "up to ₹1,000 for an order of ₹1,260",
    ],
    [{ cost: "980" }, "wait", "You are just at break-even", "leaves ₹1,000 and costs ₹980 to win"],
    [{ cost: "1020" }, "wait", "You are just at break-even"],
    [
      { cost: "1021" },
      "bad",
      "Each order costs more than it leaves",
      "You lose ₹21 on each order. Pay at most ₹1,000 for one: that is a return of 1.26 in Ads Manager, and you have 1.23.",
    ],
  ]);
});

test("the break-even verdict tells where to save when an order leaves nothing", () => {
  const nothing = "An order loses money before any advertising";
  says(tools["break-even"], {}, [
    [{ goods: "1065" }, "bad", nothing, "₹0 is lost on each order", "cut goods and freight."],
    [
      { goods: "1300" },
      "bad",
      nothing,
      "₹235 is lost on each order even if advertising were free. Raise the price, sell two together, or cut goods and freight. No ad can repair this.",
    ],
    [{ goods: "1064" }, "bad", "Each order costs more than it leaves"],
    [{ goods: "1300", codShare: "100", codReturned: "10" }, "bad", nothing, "cut goods and freight."],
    [
      { goods: "1300", codShare: "100", codReturned: "11" },
      "bad",
      nothing,
      "cut what comes back: confirm cash orders and reward prepaying. No ad can repair this.",
    ],
  ]);
  // A loss is told as a sum, without a sign.
  expect(work(tools["break-even"], { goods: "1300" }).verdict.text).toMatch(/^₹235 is lost/);
});

test("the break-even tool counts payment and returns at the door", () => {
  const { outcomes } = work(tools["break-even"], { codShare: "50", codReturned: "20" });
  // 0.5 × 25 prepaid, 0.4 × 30 at the door; 0.9 × 800 − 90 − 20 − 24.5 − 0.1 × 130.
  expect(outcomes.delivered).toBeCloseTo(0.9, 12);
  expect(outcomes.fees).toBeCloseTo(24.5, 9);
  expect(outcomes.kept).toBeCloseTo(572.5, 9);
  expect(outcomes.perDelivered).toBeCloseTo(572.5 / 0.9, 9);
});

test("the cash gap verdict changes at the exact rupee", () => {
  const today = "Your cash does not cover today's budget";
  const planned = "Today's budget is covered, the planned one is not";
  says(tools["cash-gap"], {}, [
    [
      { cash: "2,42,999" },
      "bad",
      today,
      "₹2,43,000 is away",
      "₹2,42,999 is there",
      "Lower the budget to ₹9,999 a day",
    ],
    [
      { cash: "2,43,000" },
      "wait",
      planned,
      "For ₹20,000 a day you need ₹4,86,000: ₹2,43,000 more",
      "carries ₹10,000 a day",
    ],
    [{ cash: "4,85,999" }, "wait", planned, "₹1 more than you have"],
    [
      { cash: "4,86,000" },
      "ok",
      "Your cash carries the planned budget",
      "₹4,86,000 is away at the peak and ₹0 stays",
    ],
    [{ cash: "4,90,000" }, "ok", "Your cash carries the planned budget", "₹4,000 stays with you"],
    [{ wait: "0", cash: "0" }, "ok", "Your cash carries the planned budget"],
  ]);
  expect(work(tools["cash-gap"], { wait: "0" }).outcomes).toMatchObject({
    needed: 0,
    missing: 0,
    carries: null,
  });
  expect(work(tools["cash-gap"], { cash: "9,00,000" }).outcomes.missing).toBe(0);
});

test("the A/B verdict checks first whether a result can be trusted", () => {
  const equal = { visitorsA: "5000", visitorsB: "5000" };
  says(tools["ab-verdict"], {}, [
    // Three times the root of 10,000 is 300.
    [{ visitorsA: "5150", visitorsB: "4850", ordersA: "40", ordersB: "60" }, "ok", "B is better"],
    [
      { visitorsA: "5151", visitorsB: "4849" },
      "bad",
      "The split was not equal: do not read the result",
      "A had 5,151 people and B 4,849 people. Chance parts equal halves by less than 300 people.",
    ],
    [{ ...equal, ordersA: "0", ordersB: "0", days: "1" }, "wait", "No orders yet: nothing to judge"],
    [
      { ...equal, ordersA: "0", ordersB: "1", days: "6" },
      "wait",
      "Too early: whole weeks first",
      "After 6 days",
    ],
    // Twice the root of 100, less the one in a hundred of them, is 19.9.
    [
      { ...equal, ordersA: "40", ordersB: "60", days: "7" },
      "ok",
      "B is better",
      "20 orders apart, and chance alone makes up to 20 orders in 19 of 20 cases.",
    ],
    [{ ...equal, ordersA: "60", ordersB: "40" }, "ok", "A is better"],
    [
      { ...equal, ordersA: "41", ordersB: "60" },
      "wait",
      "Not proven",
      "19 orders apart, and chance alone makes up to 20 orders.",
    ],
  ]);
});

test("the A/B tool tells the orders needed only where it can reckon them", () => {
  expect(work(tools["ab-verdict"], {}).verdict.text).toBe(
    "15 orders apart, and chance alone makes up to 21 orders. To find a difference of 20% you need about 422 orders and 21,082 people a side: 123 days at this pace and ₹2,10,820 a side. If that is more than you can pay, test something bolder.",
  );
  const none = work(tools["ab-verdict"], { ordersA: "0", ordersB: "3" });
  expect(none.verdict.text).toBe(
    "3 orders apart, and chance alone makes up to 3 orders. If that is more than you can pay, test something bolder.",
  );
  expect(none.outcomes).toMatchObject({
    costA: null,
    costB: 8000,
    neededPeople: null,
    neededDays: null,
    neededSpend: null,
  });
  expect(work(tools["ab-verdict"], { ordersA: "3", ordersB: "0" }).outcomes).toMatchObject({
    costA: 8000,
    costB: null,
  });
});

test("the new people verdict changes at 1.5 and 3 times the first week", () => {
  const common = { spendFirst: "1000", reachFirst: "1000", reachBefore: "1000", reachAfter: "2000" };
  says(tools["new-people"], common, [
    [
      { spend: "1499" },
      "ok",
      "There are new people enough",
      "A thousand new people cost ₹1,499, in the first week ₹1,000.",
    ],
    [
      { spend: "1500" },
      "wait",
      "New people are getting expensive",
      "A thousand cost ₹1,500, 1.5 times the first week.",
    ],
    [{ spend: "2999" }, "wait", "New people are getting expensive"],
    [
      { spend: "3000" },
      "bad",
      "These ads have met the people they speak to",
      "A thousand cost ₹3,000, 3 times",
    ],
    [{ spendFirst: "0", spend: "3000" }, "ok", "There are new people enough", "in the first week ₹0."],
    [{ reachAfter: "1001", spend: "1" }, "ok", "There are new people enough"],
    [{ reachAfter: "1000" }, "bad", "The week bought nobody new"],
  ]);
  const free = work(tools["new-people"], { ...common, spendFirst: "0" });
  expect(free.outcomes.factor).toBeNull();
  expect(work(tools["new-people"], { ...common, reachAfter: "1000" }).outcomes).toMatchObject({
    now: null,
    factor: null,
  });
});

test("the vertical scaling verdict changes at 85% and 100% of what an order leaves", () => {
  const common = { spendBefore: "1,00,000", ordersBefore: "100", ordersAfter: "300", kept: "1000" };
  says(tools["marginal-order"], common, [
    [
      { spendAfter: "2,70,000" },
      "ok",
      "Climb on",
      "Each additional order cost ₹850 and leaves ₹1,000. The fortnight earned ₹30,000 more.",
    ],
    [{ spendAfter: "2,70,200" }, "wait", "Stand still here", "cost ₹851 and leaves ₹1,000: still a little"],
    [{ spendAfter: "3,00,000" }, "wait", "Stand still here"],
    [
      { spendAfter: "3,00,200" },
      "bad",
      "Step back to the last sum that paid",
      "cost ₹1,001 and leaves only ₹1,000. The climb lost ₹200 in the fortnight.",
    ],
    // Twice the root of 400 is 40.
    [{ spendAfter: "1,10,000", ordersBefore: "180", ordersAfter: "220" }, "ok", "Climb on"],
    [
      { spendAfter: "1,10,000", ordersBefore: "181", ordersAfter: "219" },
      "wait",
      "Too close to tell",
      "38 orders more, and two ordinary fortnights can differ by 40 orders. Nothing is lost so far.",
    ],
    // Fifteen more at 1,200 each, of which 700 stays.
    [
      { kept: "700", spendAfter: "1,18,000", ordersBefore: "180", ordersAfter: "195" },
      "wait",
      "Too close to tell, and it costs so far",
      "15 orders more, and two ordinary fortnights can differ by 39 orders. As counted, the climb lost ₹7,500. Do not raise again",
    ],
    [
      { spendAfter: "1,10,000", ordersAfter: "100" },
      "bad",
      "The extra money bought no extra orders",
      "₹10,000 more was spent",
    ],
    [{ spendAfter: "1,10,000", ordersAfter: "0" }, "bad", "The extra money bought no extra orders"],
  ]);
  expect(
    work(tools["marginal-order"], { ...common, spendAfter: "1,10,000", ordersBefore: "0" }).outcomes
      .averageBefore,
  ).toBeNull();
  expect(
    work(tools["marginal-order"], { ...common, spendAfter: "1,10,000", ordersAfter: "0" }).outcomes
      .averageAfter,
  ).toBeNull();
});
