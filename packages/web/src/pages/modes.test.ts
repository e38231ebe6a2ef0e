// Every built page in both modes of the offer's `urgency`, rendered here: what presses, or claims without proof, stands
// only where somebody chose it.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { buyerCities, buyerNames } from "../islands/buyers.ts";
import { kindsOf } from "../prerender/classes-of.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock("@store/contract/offer/first-offer");
  vi.resetModules();
});

// Each mode loads all pages anew.
vi.setConfig({ testTimeout: 60_000 });

type Overrides = Record<string, unknown>;

/** All pages in a mode, by address, with what their heads say. */
async function built(urgency: string, overrides: Overrides = {}): Promise<Map<string, string>> {
  vi.stubEnv("STORE_URGENCY", urgency);
  vi.resetModules();
  const { firstOffer } = await vi.importActual<typeof import("@store/contract/offer/testing-offer")>(
    "@store/contract/offer/testing-offer",
  );
  vi.doMock("@store/contract/offer/first-offer", () => ({
    firstOffer: { ...firstOffer, urgency, ...overrides },
  }));
  const { pages } = await import("./registry.ts");
  const { AppShell } = await import("./app-shell.tsx");
  const { DrawingSheet } = await import("./landing/drawing-sheet.tsx");
  return new Map([
    // /fair-shop names each of these practices to say whether the shop has it; fair-shop.test.ts holds what it says.
    ...pages
      .filter(({ path }) => path !== "/fair-shop")
      .map(({ path, component, title, description, structuredData, sharePicture }): [string, string] => [
        path,
        [
          title,
          description,
          sharePicture,
          JSON.stringify(structuredData),
          renderToStaticMarkup(createElement(component)),
        ].join("\n"),
      ]),
    ["the app's shell", renderToStaticMarkup(createElement(AppShell))],
    ["the sheet of drawings", renderToStaticMarkup(createElement(DrawingSheet))],
  ]);
}

/** What no page may say or do without somebody's choice, with the pages where the observed shop does. */
const pressing: Record<string, { pattern: RegExp; on: readonly string[] }> = {
  "a timer": { pattern: /role="timer"/, on: ["/checkout"] },
  "a day that never ends": { pattern: /today only/i, on: ["/", "/checkout"] },
  "a limited time": { pattern: /limited[ -]time|special offer expires/i, on: ["/checkout"] },
  "a struck price": { pattern: /<s[ >]|old-price/, on: ["/", "/checkout"] },
  "a share off": { pattern: /(?<!Extra )\b\d+% OFF/, on: ["/", "/checkout"] },
  "a regular price": { pattern: /regular price|₹9,999|₹59,999|₹5,999<\/s>/i, on: ["/", "/checkout"] },
  savings: { pattern: /total savings|you save|you keep|save ₹/i, on: ["/", "/checkout"] },
  "a worth": { pattern: /worth <b|worth ₹|₹25,000|₹15,000/i, on: ["/", "/checkout"] },
  "a return on ad spend": { pattern: /7\.2x|purchase return/i, on: ["/"] },
  "a rating": { pattern: /4\.9\/5|out of 5 stars/i, on: ["/"] },
  "a count of buyers": { pattern: /2,500\+|happy customers/i, on: ["/", "/checkout"] },
  revenue: { pattern: /\$10M|\$\d+M|revenue, as our/i, on: ["/", "the sheet of drawings"] },
  "saved hours": { pattern: /100\+|20 hours a week|hour of layout/i, on: ["/", "the sheet of drawings"] },
  voices: { pattern: /<blockquote|What other makers say/i, on: ["/"] },
  "a template a month": {
    pattern: /templates monthly|every month|>(Jul|Aug|Sep|Oct|Nov)</i,
    on: ["/", "the sheet of drawings"],
  },
  "a community": { pattern: /community/i, on: ["/"] },
  "what others reported": { pattern: /what others have reported/i, on: ["/terms-and-conditions"] },
  "a result, or a speed": {
    pattern:
      /conversion optimized|lightning fast|15 high-converting landing|launch your <span|hard to break|launch could be tonight/i,
    on: ["/"],
  },
  "a regularity": { pattern: /regular updates|designs as they are drawn/i, on: ["/", "/checkout"] },
  "premium support": { pattern: /premium support/i, on: ["/"] },
  "what most do": {
    pattern: /most people|nearly always|most things|usual reason/i,
    on: ["/email-templates", "/funnel-guide", "/refund-policy", "/terms-and-conditions"],
  },
  "a login before the payment is confirmed": {
    pattern: /the minute you (pay|have paid)/i,
    on: ["/", "/checkout", "/refund-policy"],
  },
  "software that is not in the bundle": { pattern: /everything else is in the bundle/i, on: ["/"] },
  "ads that match pages which are not in the bundle": {
    pattern: /match the funnels/i,
    on: ["/ad-templates", "/checkout"],
  },
  "a guarantee that its own policy denies": {
    pattern: /the rule for digital products is/i,
    on: ["/refund-policy"],
  },
  "extra beside no other reduction": { pattern: /Extra \d+%/, on: ["/checkout"] },
  "a picture with a struck price": { pattern: /\/og\.png/, on: ["/"] },
};

/** What no page says in any mode. */
const never: Record<string, RegExp> = {
  "few left": /only \d+ (left|remaining)|selling fast|hurry/i,
  "a tick of ours": /checked=""/,
  "a training that is not there": /fill it with clients|has sold before/i,
};

describe("the honest shop", () => {
  it("makes no page press or claim what nobody has proved", async () => {
    const pages = await built("honest");
    expect(pages.size).toBeGreaterThan(12);
    const found = [...pages].flatMap(([path, html]) =>
      Object.entries({
        ...Object.fromEntries(Object.entries(pressing).map(([what, { pattern }]) => [what, pattern])),
        ...never,
      })
        .filter(([, pattern]) => pattern.test(html))
        .map(([what, pattern]) => `${path}: ${what}: ${pattern.exec(html)?.[0]}`),
    );
    const invented = [...pages].flatMap(([path, html]) =>
      [...buyerNames, "Ananya Kulkarni", "Rohit Menon"]
        .filter((name) => html.includes(name))
        .map((name) => `${path}: ${name}`),
    );
    expect([...found, ...invented]).toEqual([]);
    expect(buyerCities.length).toBe(40);
  });

  it("still sells with price, button and builder", async () => {
    const pages = await built("honest");
    expect(pages.get("/")).toContain("₹999");
    expect(pages.get("/")).toContain("Elementor, the free page");
    expect(pages.get("/checkout")).toContain("Complete Secure Payment");
    expect(pages.get("/checkout")).toContain("WordPress with Elementor");
  });
});

it("the landing page of an honest offer is drawn by the style in two parts that an observed build made", async () => {
  const kinds = async (mode: "observed" | "honest") => kindsOf((await built(mode)).get("/") ?? "");
  expect(await kinds("observed")).toEqual(expect.arrayContaining(await kinds("honest")));
});

it("the honest shop has the frame of the pop-up", async () => {
  expect((await built("honest")).get("/")).toContain("data-purchase");
});

describe("the observed shop", () => {
  it("says all of it on the pages where it was seen", async () => {
    const pages = await built("observed");
    for (const [what, { pattern, on }] of Object.entries(pressing)) {
      const where = [...pages].filter(([, html]) => pattern.test(html)).map(([path]) => path);
      expect({ what, where: where.sort() }).toEqual({ what, where: [...on].sort() });
    }
    for (const html of pages.values())
      for (const pattern of Object.values(never)) expect(html).not.toMatch(pattern);
  });
});

describe("a claim of the brand", () => {
  const claims = [
    {
      kind: "rating",
      figure: "4.6/5",
      text: "from 212 buyers",
      evidence: "Reviews in our own form",
      asOf: "2026-10-31",
    },
    {
      kind: "testimonial",
      name: "Leela Nair",
      role: "Baker, Thrissur",
      content: "The page was up by Sunday.",
      initials: "LN",
      evidence: "Letter of 4 October 2026, on file",
      asOf: "2026-10-04",
    },
  ];

  it("is shown with its proof where the shop is honest", async () => {
    const landing = (await built("honest", { claims })).get("/") ?? "";
    for (const words of [
      "4.6/5",
      "from 212 buyers",
      "Leela Nair",
      "Reviews in our own form",
      "Letter of 4 October 2026",
    ])
      expect(landing).toContain(words);
    expect(landing.match(/<blockquote/g)).toHaveLength(1);
    expect(landing).not.toContain("7.2x");
  });
});

describe("a struck price", () => {
  const span = { of: "bundle", price: 1499, from: "2026-08-01", to: "2026-08-30" };

  it("is one that was asked for thirty days", async () => {
    const landing = (await built("honest", { priceHistory: [span] })).get("/") ?? "";
    expect(landing).toContain("₹1,499");
    expect(landing).toContain("33% OFF");
    expect(landing).not.toContain("₹9,999");
    const checkout = (await built("honest", { priceHistory: [span] })).get("/checkout") ?? "";
    expect(checkout).toContain("Total Savings");
    expect(checkout).toContain("₹500");
  });

  it.each([
    ["one day short", { ...span, to: "2026-08-29" }],
    ["lower than the present one", { ...span, price: 899 }],
    ["of something else", { ...span, of: "seo-checklist" }],
  ])("is not %s", async (_, wrong) => {
    expect((await built("honest", { priceHistory: [wrong] })).get("/")).not.toMatch(/<s[ >]/);
  });
});
