// What the calculators of pages, links and deliveries say in every case, right at the figure where one ends.

import { describe, expect, test } from "vitest";
import { tools } from "./all-tools.ts";
import { campaignLinkTool } from "./campaign-link.ts";
import { runTool, type Typed } from "./run-tool.ts";
import { says, today, work } from "./testing.ts";

test("the speed verdict changes at the budget and at 85% of it", () => {
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
  says(tools["speed-budget"], common, [
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
  test("have a letter in every part of the name", () => {
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

  test("take cleaned parts and a listed medium", () => {
    const { campaign, link } = work(campaignLinkTool, {
      market: " IN__South -- East ",
      source: "What's App",
      medium: "paid_social",
    }).outcomes;
    expect(campaign).toBe("in-south-east_sales_cbo_evergreen_2604");
    expect(link).toContain("?utm_source=whats-app&utm_medium=paid_social&utm_campaign=in-south-east_");
  });

  test("warn of what a name should not say", () => {
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

  test("comes with words that depend on the days to spare", () => {
    // Counted from Monday, sent on Tuesday, there on Saturday 28 at the latest.
    says(tools["delivery-promise"], monday, [
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
    const ends = (typed: Typed) =>
      work(tools["delivery-promise"], { ...monday, ...typed }).verdict.text.slice(-70);
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
  ])("skips days off (%s and %o)", (off, typed, week, latest) => {
    expect(work(tools["delivery-promise"], { ...monday, off, ...typed }).outcomes).toMatchObject({
      week,
      latest,
    });
  });
});
