// The figures that the lessons print, worked out there by hand, and what a calculator says when nothing fits.

import { foreignWords } from "@store/contract/foreign-words-testing";
import { describe, expect, test } from "vitest";
import { tools } from "./all-tools.ts";
import { campaignLinkTool, cleanPart } from "./campaign-link.ts";
import { type Typed, workingOf } from "./run-tool.ts";
import { shelf } from "./shelf.ts";
import { work } from "./testing.ts";
import type { Tool } from "./tool.ts";
import { formatUnit } from "./units.ts";

/** The results as they are shown. */
function shown(tool: Tool, typed: Typed = {}): Record<string, string> {
  const { outcomes } = work(tool, typed);
  return Object.fromEntries(tool.steps.map(({ id, unit }) => [id, formatUnit(outcomes[id] ?? null, unit)]));
}

describe("the worked examples of the lessons", () => {
  test("the metrics tool agrees on a block-print dress at ₹1,260", () => {
    expect(shown(tools["break-even"])).toMatchObject({
      net: "₹1,200",
      kept: "₹665",
      breakEven: "1.89",
      actual: "1.89",
      left: "−₹2",
    });
    expect(work(tools["break-even"]).verdict.title).toBe("You are just at break-even");
  });

  test("the tool for core audiences agrees on zone B of the dress seller", () => {
    // 100 orders at ₹300, 45 come back, each costs ₹130 more: ₹35,850 for 55 delivered, which is ₹652 each.
    const free = { gst: "0", goods: "0", freight: "0", packing: "0", gateway: "0", codFee: "0" };
    const zone = { price: "1000", cost: "300", codShare: "100", codReturned: "45", returnFreight: "130" };
    const { returned, delivered, kept } = work(tools["break-even"], { ...free, ...zone }).outcomes;
    const costOfOneDelivered = (300 * 100 + Number(returned) * 100 * 130) / (Number(delivered) * 100);
    expect(Math.round(costOfOneDelivered)).toBe(652);
    expect(kept).toBeCloseTo(0.55 * 1000 - 0.45 * 130, 9);
  });

  test("the budget tool agrees on the cash behind ₹10,000 a day", () => {
    expect(shown(tools["cash-gap"])).toMatchObject({
      daily: "₹11,800",
      ads: "₹1,18,000",
      stock: "₹1,25,000",
      needed: "₹2,43,000",
      plannedNeed: "₹4,86,000",
      carries: "₹10,000",
    });
  });

  test("the A/B tool finds fifteen orders more not enough", () => {
    const { outcomes, verdict } = work(tools["ab-verdict"]);
    expect(shown(tools["ab-verdict"])).toMatchObject({
      costA: "₹500",
      costB: "₹381",
      difference: "15 orders",
    });
    expect(outcomes.hurdle).toBeCloseTo(20.83, 2);
    expect(verdict.title).toBe("Not proven");
  });

  test.each([
    [27, 13, 13],
    [60, 40, 20],
    [128, 97, 30],
    [220, 180, 40],
    [480, 420, 60],
  ])("the A/B tool finds %i against %i just believable", (ordersB, ordersA, needed) => {
    const common = { visitorsA: "90000", visitorsB: "90000", ordersA: `${ordersA}` };
    const { outcomes, verdict } = work(tools["ab-verdict"], { ...common, ordersB: `${ordersB}` });
    expect(Math.round(Number(outcomes.hurdle))).toBe(needed);
    expect(verdict.title).toBe("B is better");
    expect(work(tools["ab-verdict"], { ...common, ordersB: `${ordersB - 2}` }).verdict.title).toBe(
      "Not proven",
    );
  });

  // Two proportions with a pooled standard error: z is 2.16 (p 0.031) and 2.49, then 1.96 and 1.87.
  test.each([
    [1000, 300, 345, "B is better"],
    [500, 200, 239, "B is better"],
    [1000, 300, 340, "Not proven"],
    [1000, 700, 738, "Not proven"],
  ])(
    "the A/B tool judges %i people a side, %i against %i sign-ups, at an opt-in page's rate",
    (people, ordersA, ordersB, title) => {
      const side = { visitorsA: `${people}`, visitorsB: `${people}` };
      expect(
        work(tools["ab-verdict"], { ...side, ordersA: `${ordersA}`, ordersB: `${ordersB}` }).verdict.title,
      ).toBe(title);
    },
  );

  test("the A/B tool compares rates where the halves are not quite equal", () => {
    const nearly = { visitorsA: "5100", visitorsB: "4900" };
    expect(work(tools["ab-verdict"], { ...nearly, ordersA: "510", ordersB: "490" }).outcomes.difference).toBe(
      0,
    );
  });

  test("the A/B tool wants fewer people for a greater difference", () => {
    expect(work(tools["ab-verdict"]).outcomes).toMatchObject({
      neededOrders: 422,
      neededPeople: 21_082,
      neededDays: 123,
      neededSpend: 210_820,
    });
    expect(work(tools["ab-verdict"], { lift: "50" }).outcomes.neededPeople).toBe(3819);
    const optIn = { visitorsA: "1000", visitorsB: "1000", ordersA: "300", ordersB: "345", lift: "15" };
    expect(work(tools["ab-verdict"], optIn).outcomes.neededPeople).toBe(1688);
  });

  test("the A/B tool names no number of people for a rate above every visitor", () => {
    const most = { visitorsA: "1000", visitorsB: "1000", ordersA: "900", ordersB: "910" };
    expect(work(tools["ab-verdict"], most).outcomes).toMatchObject({
      neededPeople: null,
      neededOrders: null,
      neededDays: null,
    });
  });

  test("the tool for horizontal scaling finds the well run dry", () => {
    expect(shown(tools["new-people"])).toEqual({
      met: "48,000 people",
      first: "₹152",
      now: "₹729",
      factor: "4.79",
    });
    expect(work(tools["new-people"]).verdict.tone).toBe("bad");
  });

  test("the tool for vertical scaling finds more orders and less money", () => {
    expect(shown(tools["marginal-order"])).toMatchObject({
      averageBefore: "₹400",
      averageAfter: "₹460",
      moreSpend: "₹40,600",
      marginal: "₹580",
      keptBefore: "₹16,800",
      keptAfter: "₹12,600",
      change: "−₹4,200",
    });
    expect(work(tools["marginal-order"]).verdict.title).toBe("Step back to the last sum that paid");
    // "One step would bring some 20 orders more, on 140: two ordinary fortnights differ by that much."
    expect(work(tools["marginal-order"], { ordersAfter: "160", spendAfter: "64,000" }).verdict.title).toBe(
      "Too close to tell",
    );
  });

  test("the naming tool gives the patterns of the tables and the string of the note", () => {
    const { outcomes } = work(campaignLinkTool);
    expect(outcomes.campaign).toBe("in_sales_cbo_evergreen_2604");
    expect(outcomes.adSet).toBe("broad_in-south_purchase_25plus");
    expect(outcomes.ad).toBe("vid_rto-proof_meena_kurta12_v2");
    expect(outcomes.string).toMatch(/^utm_source=facebook&utm_medium=paid_social&.*&ad_id=\{\{ad\.id\}\}$/);
    expect(outcomes.link).toBe(
      "https://example.in/kurta-12?utm_source=whatsapp&utm_medium=message&utm_campaign=in_sales_cbo_evergreen_2604&utm_content=vid_rto-proof_meena_kurta12_v2",
    );
  });

  test("the speed tool agrees on a page of 280 KB and one of 380 KB on slow 4G", () => {
    // 2.5 − 0.8 − 0.3 = 1.4 s at 200 KB a second; 380 KB take 1.9 s.
    expect(shown(tools["speed-budget"])).toEqual({
      left: "1.4 s",
      budget: "280 KB",
      weight: "380 KB",
      over: "100 KB",
      arrives: "3 s",
    });
  });

  test("the delivery tool agrees with the calendar on an order of Monday afternoon", () => {
    const monday = { day: "2026-11-23", festival: "2026-12-07" };
    // After 14:00 it counts from Tuesday 24; sent Wednesday 25; two to four days later: Friday 27 to Monday 30, Sunday free.
    expect(shown(tools["delivery-promise"], monday)).toMatchObject({
      counted: "Tue, 24 Nov 2026",
      sent: "Wed, 25 Nov 2026",
      earliest: "Fri, 27 Nov 2026",
      latest: "Mon, 30 Nov 2026",
      lastArrival: "Mon, 07 Dec 2026",
      lastOrder: "Tue, 01 Dec 2026",
    });
    expect(shown(tools["delivery-promise"], { ...monday, at: "14:00" }).counted).toBe("Mon, 23 Nov 2026");
    expect(shown(tools["delivery-promise"], { ...monday, holiday1: "2026-11-24" }).latest).toBe(
      "Tue, 01 Dec 2026",
    );
    expect(work(tools["delivery-promise"], { ...monday, festival: "2026-11-29" }).verdict.tone).toBe("bad");
  });
});

describe("figures that do not fit", () => {
  test("show no price of a delivered order when everything comes back", () => {
    expect(shown(tools["break-even"], { codShare: "100", codReturned: "100" })).toMatchObject({
      delivered: "0%",
      perDelivered: "none",
      breakEven: "none",
    });
  });

  test("show no cost of an additional order when there is none", () => {
    expect(work(tools["marginal-order"], { ordersAfter: "140" }).outcomes.marginal).toBeNull();
  });

  test("leave plain letters and digits of a name", () => {
    expect(cleanPart("  RTO_Proof ₹99 (new!) ")).toBe("rto-proof-99-new");
  });
});

test("every calculator answers with its own defaults", () => {
  for (const [id, tool] of Object.entries(tools)) {
    expect(tool.id).toBe(id);
    const { values, outcomes, verdict } = work(tool);
    expect(verdict.text.length, id).toBeGreaterThan(40);
    expect(verdict.text, id).not.toMatch(/[{}[\]]|none|NaN/);
    expect(outcomes, id).toHaveProperty(tool.result);
    for (const step of tool.steps) {
      expect(outcomes, `${id} ${step.id}`).toHaveProperty(step.id);
      expect(workingOf(tool, step, values, outcomes)).not.toMatch(/[{}*]|IF|ROUND|SQRT|undefined|NaN/);
    }
  }
});

test("every calculator speaks in words that its readers use", () => {
  const words = Object.values(tools).map((tool) => JSON.stringify([tool, work(tool).verdict]));
  expect(words.join("").length).toBeGreaterThan(10_000);
  for (const text of [...words, JSON.stringify(shelf)]) expect(text).not.toMatch(foreignWords);
});

test("the working reads like the lesson's", () => {
  const { values, outcomes } = work(tools["break-even"]);
  const [net, , , , kept, least] = tools["break-even"].steps.map((step) =>
    workingOf(tools["break-even"], step, values, outcomes),
  );
  expect(net).toBe("₹1,260 ÷ (1 + 5%)");
  expect(kept).toBe("100% × (₹1,200 − ₹400) − ₹90 − ₹20 − ₹25 − 0% × ₹130");
  expect(least).toBe("₹1,260 ÷ ₹665");
});
