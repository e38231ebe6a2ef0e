// What each calculator says in every case, right at the figure where one case ends and the next begins.
import { describe, expect, test } from "vitest";
import { abVerdictTool } from "./ab-verdict.ts";
import { tools } from "./all-tools.ts";
import { breakEvenTool } from "./break-even.ts";
import { campaignLink, campaignLinkTool } from "./campaign-link.ts";
import { cashGapTool } from "./cash-gap.ts";
import { deliveryPromiseTool } from "./delivery-promise.ts";
import { marginalOrderTool } from "./marginal-order.ts";
import { newPeopleTool } from "./new-people.ts";
import { runTool, startText, type Typed, workingOf } from "./run-tool.ts";
import { speedBudgetTool } from "./speed-budget.ts";
import type { Tool, Verdict } from "./tool.ts";

// A Sunday.
const today = "2026-11-22";

function work(tool: Tool, typed: Typed) {
  const { done, problems } = runTool(tool, typed, today);
  if (!done) throw new Error(JSON.stringify(problems));
  return done;
}

/** Each case begins with the fields of `common`; `text` is a part of what is said. */
function says(
  tool: Tool,
  common: Typed,
  cases: readonly (readonly [typed: Typed, tone: Verdict["tone"], title: string, ...text: string[]])[],
) {
  for (const [typed, tone, title, ...text] of cases) {
    const what = JSON.stringify(typed);
    const { verdict } = work(tool, { ...common, ...typed });
    expect([verdict.tone, verdict.title], what).toEqual([tone, title]);
    for (const part of text) expect(verdict.text, what).toContain(part);
  }
}

test("break-even: within 2% of what an order leaves", () => {
  // 1,260 with 5% GST is 1,200 without; 65 for goods and 135 for sending leave 1,000.
  says(breakEvenTool, { goods: "65" }, [
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

test("break-even: an order that leaves nothing, and where to save", () => {
  const nothing = "An order loses money before any advertising";
  says(breakEvenTool, {}, [
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
  expect(work(breakEvenTool, { goods: "1300" }).verdict.text).toMatch(/^₹235 is lost/);
});

test("break-even: half of the orders paid at the door, a fifth of those coming back", () => {
  const { outcomes } = work(breakEvenTool, { codShare: "50", codReturned: "20" });
  // 0.5 × 25 prepaid, 0.4 × 30 at the door; 0.9 × 800 − 90 − 20 − 24.5 − 0.1 × 130.
  expect(outcomes.delivered).toBeCloseTo(0.9, 12);
  expect(outcomes.fees).toBeCloseTo(24.5, 9);
  expect(outcomes.kept).toBeCloseTo(572.5, 9);
  expect(outcomes.perDelivered).toBeCloseTo(572.5 / 0.9, 9);
});

test("cash gap: to the rupee", () => {
  const today = "Your cash does not cover today's budget";
  const planned = "Today's budget is covered, the planned one is not";
  says(cashGapTool, {}, [
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
  expect(work(cashGapTool, { wait: "0" }).outcomes).toMatchObject({ needed: 0, missing: 0, carries: null });
  expect(work(cashGapTool, { cash: "9,00,000" }).outcomes.missing).toBe(0);
});

test("A/B: in the order in which a result can be trusted", () => {
  const equal = { visitorsA: "5000", visitorsB: "5000" };
  says(abVerdictTool, {}, [
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
    // Twice the root of 100 is 20.
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

test("A/B: what it would take is told where there are orders to reckon from", () => {
  expect(work(abVerdictTool, {}).verdict.text).toBe(
    "15 orders apart, and chance alone makes up to 21 orders. To find a difference of 20% you need about 432 orders and 21,600 people a side: 126 days at this pace and ₹2,16,000 a side. If that is more than you can pay, test something bolder.",
  );
  const none = work(abVerdictTool, { ordersA: "0", ordersB: "3" });
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
  expect(work(abVerdictTool, { ordersA: "3", ordersB: "0" }).outcomes).toMatchObject({
    costA: 8000,
    costB: null,
  });
});

test("new people: at one and a half and three times the first week", () => {
  const common = { spendFirst: "1000", reachFirst: "1000", reachBefore: "1000", reachAfter: "2000" };
  says(newPeopleTool, common, [
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
  const free = work(newPeopleTool, { ...common, spendFirst: "0" });
  expect(free.outcomes.factor).toBeNull();
  expect(work(newPeopleTool, { ...common, reachAfter: "1000" }).outcomes).toMatchObject({
    now: null,
    factor: null,
  });
});

test("vertical scaling: 85% of what an order leaves, and all of it", () => {
  const common = { spendBefore: "1,00,000", ordersBefore: "100", ordersAfter: "300", kept: "1000" };
  says(marginalOrderTool, common, [
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
      "38 orders more, and two ordinary fortnights can differ by 40 orders.",
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
    work(marginalOrderTool, { ...common, spendAfter: "1,10,000", ordersBefore: "0" }).outcomes.averageBefore,
  ).toBeNull();
  expect(
    work(marginalOrderTool, { ...common, spendAfter: "1,10,000", ordersAfter: "0" }).outcomes.averageAfter,
  ).toBeNull();
});

test("speed: at the budget, just over it, and at 85% of it", () => {
  // Two seconds at 1.6 Mbps carry 400 KB.
  const common = {
    target: "2",
    firstByte: "0",
    roundTrip: "0",
    speed: "1.6",
    html: "40",
    styles: "40",
    fonts: "60",
    scripts: "60",
  };
  says(speedBudgetTool, common, [
    [{ picture: "140" }, "ok", "It fits", "stands after 1.7 s with 60 KB to spare."],
    [
      { picture: "141" },
      "wait",
      "It fits, with little to spare",
      "59 KB is left.",
      "write 400 KB on the wall",
    ],
    [{ picture: "200" }, "wait", "It fits, with little to spare", "0 KB is left."],
    [
      { picture: "200.4" },
      "bad",
      "Too heavy for this phone",
      "400 KB on a page that may weigh 400 KB: the main content stands after 2 s. Take 1 KB away, and begin with the heaviest: the main picture, 200 KB.",
    ],
    [{ picture: "210" }, "bad", "Too heavy for this phone", "410 KB on a page", "Take 10 KB away"],
    [{ html: "500" }, "bad", "Too heavy for this phone", "the page itself, 500 KB"],
    [{ styles: "500" }, "bad", "Too heavy for this phone", "the styles, 500 KB"],
    [{ fonts: "500" }, "bad", "Too heavy for this phone", "the fonts, 500 KB"],
    [{ scripts: "500", picture: "500" }, "bad", "Too heavy for this phone", "the scripts, 500 KB"],
    [{ target: "0.5", firstByte: "0.5" }, "bad", "The server alone uses up the time"],
    [{ target: "0.5", firstByte: "0.6" }, "bad", "The server alone uses up the time"],
  ]);
});

describe("campaign links", () => {
  test("no part of a name may be left without a letter, and the first such part is told", () => {
    const named = campaignLinkTool.fields.filter(({ kind, id }) => kind === "text" && id !== "page");
    expect(named).toHaveLength(14);
    for (const { id } of named)
      expect(runTool(campaignLinkTool, { [id]: "₹!" }, today).problems).toEqual({
        [id]: "Use plain letters a to z and digits here",
      });
    expect(runTool(campaignLinkTool, { source: "!", market: "!" }, today).problems).toHaveProperty("market");
  });

  test.each([
    ["https://shop.in/a", "https://shop.in/a?utm_source=", /v2$/],
    ["https://shop.in/a?x=1", "https://shop.in/a?x=1&utm_source=", /v2$/],
    ["https://shop.in/a#top", "https://shop.in/a?utm_source=", /v2#top$/],
    ["https://shop.in/a?x=1#", "https://shop.in/a?x=1&utm_source=", /v2#$/],
  ])("the labels of %s stand before its anchor", (page, begins, ends) => {
    const { link } = work(campaignLinkTool, { page }).outcomes;
    expect(String(link).startsWith(begins)).toBe(true);
    expect(link).toMatch(ends);
  });

  test("parts are cleaned, the medium is one of the list", () => {
    const given = Object.fromEntries(
      campaignLinkTool.fields.map((field) => [field.id, startText(field, today)]),
    );
    const { campaign, link } = campaignLink({
      ...(given as Parameters<typeof campaignLink>[0]),
      market: " IN__South -- East ",
      source: "What's App",
      medium: "paid_social",
    });
    expect(campaign).toBe("in-south-east_sales_cbo_evergreen_2604");
    expect(link).toContain("?utm_source=whats-app&utm_medium=paid_social&utm_campaign=in-south-east_");
  });

  test("what a name should not say", () => {
    const result = "A result does not belong in a name";
    const personal = "Something private would travel in your links";
    says(campaignLinkTool, {}, [
      [{ angle: "rto" }, "ok", "Ready to paste"],
      [{ angle: "newness" }, "ok", "Ready to paste"],
      [{ angle: "renew" }, "ok", "Ready to paste"],
      [{ angle: "our new kurta" }, "wait", result, '"our-new-kurta" is true for some days'],
      [{ version: "final" }, "wait", result, '"final"'],
      [{ theme: "best-of-diwali" }, "wait", result],
      [{ note: "big hit" }, "wait", result],
      [{ person: "987654321" }, "ok", "Ready to paste"],
      [{ person: "9876543210" }, "bad", personal],
      [{ person: "meena@shop" }, "bad", personal],
      [{ page: "https://shop.in/9876543210" }, "ok", "Ready to paste"],
    ]);
  });
});

describe("the day to promise", () => {
  const monday = { day: "2026-11-23", at: "10:00", festival: "2026-12-07" };
  const late = "It will not be there in time";

  test("what is said up to the day before, on the day, and with days to spare", () => {
    // Counted from Monday, sent on Tuesday, there on Saturday 28 at the latest.
    says(deliveryPromiseTool, monday, [
      [
        { festival: "2026-11-27" },
        "bad",
        late,
        'Promise "by Sat, 28 Nov 2026"; the lucky ones have it on Thu, 26 Nov 2026. For Fri, 27 Nov 2026 the last day to order was Sat, 21 Nov 2026',
      ],
      [
        { festival: "2026-11-28" },
        "wait",
        "It arrives in time",
        'write "Order by Mon, 23 Nov 2026" on the page',
        "Only 0 days to spare",
      ],
      // A Sunday, on which nothing arrives.
      [{ festival: "2026-11-29" }, "wait", "It arrives in time", "Only 0 days to spare"],
      [{ festival: "2026-11-30" }, "ok", "There is time", "take it down the next day."],
      [
        { festival: "2026-11-26", slowest: "2" },
        "wait",
        "It arrives in time",
        "Promise Thu, 26 Nov 2026. For",
      ],
      [
        { festival: "2026-11-27", slowest: "2" },
        "wait",
        "It arrives in time",
        "Only 1 day to spare: one strike",
      ],
    ]);
    // Two days to spare are enough for nothing more to be said; one is not.
    const ends = (typed: Typed) => work(deliveryPromiseTool, { ...monday, ...typed }).verdict.text.slice(-70);
    expect(ends({ festival: "2026-11-30" })).toMatch(/and take it down the next day\.$/);
    expect(ends({ festival: "2026-11-27", slowest: "2" })).toMatch(
      /next day\. Only 1 day to spare: one strike or storm and it is late\.$/,
    );
    expect(ends({})).toMatch(/and take it down the next day\.$/);
  });

  test.each([
    ["None", {}, "0000000", "2026-11-28"],
    ["Sunday", {}, "0000001", "2026-11-28"],
    ["Saturday and Sunday", {}, "0000011", "2026-11-30"],
    ["Sunday", { holiday1: "2026-11-25" }, "0000001", "2026-11-30"],
    ["Sunday", { holiday2: "2026-11-25" }, "0000001", "2026-11-30"],
    ["Sunday", { holiday3: "2026-11-25" }, "0000001", "2026-11-30"],
    ["None", { packing: "0" }, "0000000", "2026-11-27"],
  ])("without work on %s and %o", (off, typed, week, latest) => {
    expect(work(deliveryPromiseTool, { ...monday, off, ...typed }).outcomes).toMatchObject({ week, latest });
  });
});

test("what the same figures allow, they do not forbid", () => {
  const allowed: [Tool, Typed][] = [
    [abVerdictTool, { visitorsA: "48", visitorsB: "63" }],
    [newPeopleTool, { reachAfter: "6,10,000" }],
    [marginalOrderTool, { spendAfter: "56,001" }],
    [deliveryPromiseTool, { fastest: "4", slowest: "4" }],
  ];
  for (const [tool, typed] of allowed) expect(runTool(tool, typed, today).problems).toEqual({});
  const forbidden: [Tool, Typed, object][] = [
    [abVerdictTool, { ordersA: "2401" }, { ordersA: "More orders than people: check both figures" }],
    [abVerdictTool, { ordersB: "2401" }, { ordersB: "More orders than people: check both figures" }],
    [
      marginalOrderTool,
      { spendAfter: "56,000" },
      { spendAfter: "This sum is for a raised budget: the second figure must be higher" },
    ],
    [deliveryPromiseTool, { slowest: "1" }, { slowest: "This cannot be fewer than the days at best" }],
  ];
  for (const [tool, typed, problems] of forbidden) expect(runTool(tool, typed, today)).toEqual({ problems });
});

test.each(
  Object.values(tools).flatMap((tool) =>
    tool.fields.map((field) => [tool.id, field.id, tool, field] as const),
  ),
)(
  "%s %s: its limits may be typed, what lies beyond them may not, nor may it be empty",
  (_, id, tool, field) => {
    const problem = (text: string) => runTool(tool, { [id]: text }, today).problems[id] ?? "";
    if (field.kind === "number") {
      const scale = field.unit === "percent" ? 100 : 1;
      const step = field.whole ? 1 : 0.01;
      const [low, high] = [(field.min ?? 0) * scale, field.max * scale];
      expect(problem(String(low))).not.toMatch(/At least|less than 0|Write a/);
      expect(problem(String(low - step))).toMatch(/^(At least|This cannot be less than 0)/);
      expect(problem(String(high))).not.toMatch(/At most/);
      expect(problem(String(high + step))).toMatch(/^At most .+\. Is there a zero too many\?$/);
      expect(problem(String(low + 1.5)) === "Write a whole number").toBe(field.whole === true);
    }
    if (field.kind === "choice") for (const option of field.options) expect(problem(option)).toBe("");
    const mayBeEmpty = field.kind === "date" && field.start === undefined;
    expect(problem(" ") === "").toBe(mayBeEmpty);
  },
);

test("every problem is told at once, each at its field", () => {
  expect(runTool(cashGapTool, { spend: "x", wait: "1.5", cash: "" }, today)).toEqual({
    problems: {
      spend: "Write a number, such as 10,000",
      wait: "Write a whole number",
      cash: "Write a number, such as 2,43,000",
    },
  });
});

test("the working of a step shows figures, days and words as they are read", () => {
  const working = (tool: Tool, typed: Typed, id: string) => {
    const step = tool.steps.find((each) => each.id === id);
    if (!step) throw new Error(id);
    const { values, outcomes } = work(tool, typed);
    return workingOf(tool, step, values, outcomes);
  };
  expect(working(cashGapTool, {}, "missing")).toBe("₹4,86,000 − ₹2,43,000, not below 0");
  expect(working(cashGapTool, {}, "carries")).toBe("₹2,43,000 × ₹10,000 ÷ ₹2,43,000");
  expect(working(speedBudgetTool, {}, "left")).toBe("2.5 s − 0.8 s − 2 × 0.15 s");
  expect(working(deliveryPromiseTool, {}, "counted")).toBe("15:30, cut-off 14:00");
  expect(working(deliveryPromiseTool, {}, "week")).toBe("");
  expect(working(campaignLinkTool, {}, "adSet")).toBe("broad + in-south + purchase + 25plus");
  expect(working(newPeopleTool, { spendFirst: "0" }, "factor")).toBe("₹729 ÷ ₹0");
  expect(working(abVerdictTool, {}, "difference")).toBe("63 orders against 48 orders");
});
