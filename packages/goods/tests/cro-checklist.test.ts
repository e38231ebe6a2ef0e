import { describe, expect, it } from "vitest";
import { croChecklist } from "../src/checklists.ts";
import { contentWords, overlap, tooAlike } from "./word-overlap.ts";

/** The steps of impact and priority. A finer scale would promise a precision that nobody has. */
const croScale: readonly number[] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

// Titles, counts and prefixes of ids as docs/product.md promises them.
const expected: [tab: string, title: string, sections: [title: string, count: number, prefix: string][]][] = [
  [
    "General",
    "General Optimizations",
    [
      ["Core CRO Principles", 14, "gen-"],
      ["Site Navigation", 6, "nav-"],
      ["Search Functionality", 13, "search-"],
      ["Shopping Cart Widget", 5, "cart-"],
      ["Footer Elements", 7, "footer-"],
    ],
  ],
  [
    "Home",
    "Home Page Optimizations",
    [
      ["Homepage Essentials", 15, "home-"],
      ["Social Validation", 6, "home-sp-"],
    ],
  ],
  [
    "Category",
    "Category Page Optimizations",
    [
      ["Category Controls", 7, "cat-"],
      ["Product Display", 12, "cat-pc-"],
      ["Filtering System", 10, "cat-f-"],
    ],
  ],
  [
    "Product",
    "Product Page Optimizations",
    [
      ["Product Page Layout", 5, "prod-"],
      ["Product Information", 6, "prod-po-"],
      ["Product Images", 8, "prod-ig-"],
      ["Purchase Actions", 13, "prod-cta-"],
    ],
  ],
  [
    "Landing",
    "Landing Page Optimizations",
    [
      ["Landing Page Structure", 10, "land-"],
      ["Landing Page Content", 8, "land-c-"],
    ],
  ],
  [
    "Cart",
    "Cart Page Optimizations",
    [
      ["Cart Functionality", 9, "cart-"],
      ["Cart Optimization", 8, "cart-o-"],
    ],
  ],
  [
    "Checkout",
    "Checkout Page Optimizations",
    [
      ["Checkout Process", 10, "check-"],
      ["Checkout Optimization", 8, "check-o-"],
    ],
  ],
  [
    "Thank You",
    "Thank You Page Optimizations",
    [
      ["Order Confirmation", 8, "ty-"],
      ["Post-Purchase Engagement", 8, "ty-e-"],
    ],
  ],
];

const subtitles = [
  "Core CRO checkpoints that apply across your entire store",
  "Make a great first impression and guide visitors to conversion",
  "Help customers find and compare products efficiently",
  "Convert browsers into buyers with optimized product pages",
  "Create high-converting landing pages that drive action",
  "Reduce cart abandonment and move customers to checkout",
  "Streamline checkout to maximize completed purchases",
  "Build loyalty and encourage repeat purchases post-order",
];

const rows = croChecklist.flatMap((tab) => tab.sections.flatMap((section) => section.items));
const distinct = [...new Map(rows.map((item) => [item.id, item])).values()];

describe("the CRO checklist", () => {
  it("has the tabs, sections and counts of the specification, in order", () => {
    const actual = croChecklist.map((tab) => [
      tab.label,
      tab.title,
      tab.sections.map((section) => [section.title, section.items.length]),
    ]);
    expect(actual).toEqual(
      expected.map(([label, title, sections]) => [
        label,
        title,
        sections.map(([name, count]) => [name, count]),
      ]),
    );
    expect(croChecklist.map((tab) => tab.subtitle)).toEqual(subtitles);
    expect(croChecklist.map((tab) => tab.id)).toEqual([
      "general",
      "home",
      "category",
      "product",
      "landing",
      "cart",
      "checkout",
      "thank-you",
    ]);
  });

  it("numbers the items of each section from 1 under its own prefix", () => {
    const actual = croChecklist.flatMap((tab) => tab.sections.map((s) => s.items.map((item) => item.id)));
    const wanted = expected.flatMap(([, , sections]) =>
      sections.map(([, count, prefix]) => Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`)),
    );
    expect(actual).toEqual(wanted);
  });

  it("has 22 sections, 196 rows and 191 distinct ids", () => {
    expect(croChecklist.flatMap((tab) => tab.sections)).toHaveLength(22);
    expect(rows).toHaveLength(196);
    expect(distinct).toHaveLength(191);
  });

  it("shows the same five items in the cart widget and in Cart Functionality", () => {
    const widget = croChecklist[0]?.sections[3]?.items ?? [];
    const functionality = croChecklist[5]?.sections[0]?.items ?? [];
    expect(widget).toHaveLength(5);
    for (const [i, item] of widget.entries()) expect(functionality[i]).toBe(item);
  });

  it("gives each section an emoji and the name of an icon", () => {
    for (const section of croChecklist.flatMap((tab) => tab.sections)) {
      expect(section.icon, section.title).toMatch(/^\p{Extended_Pictographic}\uFE0F?$/u);
      expect(section.glyph, section.title).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });
});

describe("the checklist's text", () => {
  it("keeps a task to one sentence of 40 to 170 characters", () => {
    for (const { id, task } of distinct) {
      expect(task.length, id).toBeGreaterThanOrEqual(40);
      expect(task.length, id).toBeLessThanOrEqual(170);
      expect(task, id).toMatch(/^['\p{Lu}].*\.$/u);
      expect(task, id).not.toMatch(/[.?] \p{Lu}/u);
    }
  });

  it("gives a reason in one or two sentences and never shouts", () => {
    for (const { id, task, why } of distinct) {
      const sentences = why.split(/(?<=[.?])\s+(?=[\p{Lu}'])/u);
      expect(sentences.length, id).toBeLessThanOrEqual(2);
      expect(why.length, id).toBeGreaterThanOrEqual(50);
      expect(why.length, id).toBeLessThanOrEqual(300);
      expect(task + why, id).not.toContain("!");
      expect(task + why, id).not.toMatch(/\s{2}/);
    }
  });

  it("repeats no task and no reason", () => {
    // The house limit is 0.6; the list holds a far stricter one.
    const texts = (field: "task" | "why") => distinct.map((item) => ({ id: item.id, text: item[field] }));
    expect(tooAlike(texts("task"), 0.3)).toEqual([]);
    expect(tooAlike(texts("why"), 0.3)).toEqual([]);
  });

  it("counts as repeated if two tasks share most of their words", () => {
    const a = contentWords("The cart shows delivery cost and date for the entered PIN code.");
    const b = contentWords("The cart shows delivery costs and the date for an entered PIN code.");
    expect(overlap(a, b)).toBeGreaterThan(0.6);
  });
});

describe("the checklist's ratings", () => {
  it("are tens from 10 to 100, as the legend explains", () => {
    for (const { id, impact, priority } of distinct) {
      expect(croScale, id).toContain(impact);
      expect(croScale, id).toContain(priority);
    }
  });

  it("use the whole scale and all three costs", () => {
    for (const figures of [distinct.map((item) => item.impact), distinct.map((item) => item.priority)]) {
      expect(new Set(figures).size).toBeGreaterThanOrEqual(9);
      expect(Math.max(...figures)).toBeGreaterThanOrEqual(90);
    }
    for (const cost of ["Low", "Medium", "High"]) {
      expect(distinct.filter((item) => item.cost === cost).length, cost).toBeGreaterThanOrEqual(10);
    }
  });

  it("put cheap work before expensive work of like impact", () => {
    const lead = (cost: string) => {
      const gaps = distinct.filter((item) => item.cost === cost).map((item) => item.priority - item.impact);
      return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    };
    expect(lead("Low")).toBeGreaterThan(lead("Medium") + 5);
    expect(lead("Medium")).toBeGreaterThan(lead("High") + 5);
  });
});

describe("the example links", () => {
  const urls = distinct.map((item) => new URL(item.exampleUrl));

  it("are https addresses without tracking, ports or credentials", () => {
    for (const url of urls) {
      expect(url.protocol).toBe("https:");
      expect(url.search + url.hash + url.port + url.username).toBe("");
    }
  });

  it("are each used once", () => {
    expect(new Set(urls.map((url) => url.href)).size).toBe(191);
    expect(new Set(urls.map((url) => url.hostname)).size).toBeGreaterThanOrEqual(50);
  });

  it("of shops say whose page it is, what it shows and when it was read", () => {
    const seen = distinct.flatMap(({ id, example }) => (example ? [{ id, ...example }] : []));
    expect(seen.length).toBeGreaterThanOrEqual(60);
    for (const { id, shop, shows, read } of seen) {
      expect(shop, id).toMatch(/^\p{Lu}/u);
      expect(shows, id).toMatch(/^['₹\d\p{Lu}].*\.$/u);
      expect(shows.length, id).toBeLessThanOrEqual(170);
      expect(read, id).toMatch(/^[A-Z][a-z]+ 20\d\d$/u);
    }
  });

  it("lead to a page about the point", () => {
    for (const { pathname, href } of urls) {
      expect(pathname, href).not.toBe("/");
      expect(href).not.toMatch(/baymard\.com\/(research|pricing|product)/u);
      expect(href).not.toMatch(/taggstar|ecomconvert|carriyo|loox|referralcandy/u);
    }
  });
});
