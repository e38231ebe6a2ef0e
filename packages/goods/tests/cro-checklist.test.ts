import { describe, expect, it } from "vitest";
import { croChecklist } from "../src/checklists.ts";
import { contentWords, overlap } from "./word-overlap.ts";

/** The steps of impact and priority. A finer scale would promise a precision that nobody has. */
const croScale: readonly number[] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

// Titles, counts and prefixes of ids as docs/product.md promises them: each tab, and its sections.
const tabs: [id: string, label: string, subtitle: string][] = [
  ["general", "General", "Core CRO checkpoints that apply across your entire store"],
  ["home", "Home", "Make a great first impression and guide visitors to conversion"],
  ["category", "Category", "Help customers find and compare products efficiently"],
  ["product", "Product", "Convert browsers into buyers with optimized product pages"],
  ["landing", "Landing", "Create high-converting landing pages that drive action"],
  ["cart", "Cart", "Reduce cart abandonment and move customers to checkout"],
  ["checkout", "Checkout", "Streamline checkout to maximize completed purchases"],
  ["thank-you", "Thank You", "Build loyalty and encourage repeat purchases post-order"],
];
const sections: [tab: string, title: string, count: number, prefix: string][] = [
  ["general", "Core CRO Principles", 14, "gen-"],
  ["general", "Site Navigation", 6, "nav-"],
  ["general", "Search Functionality", 13, "search-"],
  ["general", "Shopping Cart Widget", 5, "cart-"],
  ["general", "Footer Elements", 7, "footer-"],
  ["home", "Homepage Essentials", 15, "home-"],
  ["home", "Social Validation", 6, "home-sp-"],
  ["category", "Category Controls", 7, "cat-"],
  ["category", "Product Display", 12, "cat-pc-"],
  ["category", "Filtering System", 10, "cat-f-"],
  ["product", "Product Page Layout", 5, "prod-"],
  ["product", "Product Information", 6, "prod-po-"],
  ["product", "Product Images", 8, "prod-ig-"],
  ["product", "Purchase Actions", 13, "prod-cta-"],
  ["landing", "Landing Page Structure", 10, "land-"],
  ["landing", "Landing Page Content", 8, "land-c-"],
  ["cart", "Cart Functionality", 9, "cart-"],
  ["cart", "Cart Optimization", 8, "cart-o-"],
  ["checkout", "Checkout Process", 10, "check-"],
  ["checkout", "Checkout Optimization", 8, "check-o-"],
  ["thank-you", "Order Confirmation", 8, "ty-"],
  ["thank-you", "Post-Purchase Engagement", 8, "ty-e-"],
];

const titleOf = (label: string) =>
  label === "General" ? "General Optimizations" : `${label} Page Optimizations`;

const rows = croChecklist.flatMap((tab) => tab.sections.flatMap((section) => section.items));
const distinct = [...new Map(rows.map((item) => [item.id, item])).values()];

describe("the CRO checklist", () => {
  it("has the tabs, sections, counts and ids of the specification, in order", () => {
    expect(croChecklist.map(({ id, label, title, subtitle }) => [id, label, title, subtitle])).toEqual(
      tabs.map(([id, label, subtitle]) => [id, label, titleOf(label), subtitle]),
    );
    const actual = croChecklist.flatMap((tab) =>
      tab.sections.map(({ title, items }) => [tab.id, title, items.map(({ id }) => id)]),
    );
    // The items of each section are numbered from 1 under its own prefix.
    const numbered = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);
    expect(actual).toEqual(
      sections.map(([tab, title, count, prefix]) => [tab, title, numbered(count, prefix)]),
    );
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

it("two tasks that share most of their words count as repeated", () => {
  const a = contentWords("The cart shows delivery cost and date for the entered PIN code.");
  const b = contentWords("The cart shows delivery costs and the date for an entered PIN code.");
  expect(overlap(a, b)).toBeGreaterThan(0.6);
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
