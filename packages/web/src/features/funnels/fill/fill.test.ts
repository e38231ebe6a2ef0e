import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fillTemplate, linkTarget } from "./fill-template.ts";
import { isFact, waitingIn } from "./placeholders.ts";
import { readSections, type TemplateFile } from "./template-texts.ts";

const folder = new URL("../../../../../goods/library/templates/", import.meta.url);
const fileOf = (path: string) => readFileSync(new URL(`${path}.json`, folder), "utf8");
const restaurant = fileOf("creative/restaurant");
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json") && !/\.v\d+\.json$/.test(file))
  .map((file) => file.replace(/\.json$/, ""));
const nothing = { texts: {}, links: {} };
const wordsOf = (json: string) =>
  readSections(JSON.parse(json) as TemplateFile)
    .flatMap(({ lines }) => lines)
    .join("\n");

test("every template has gaps to fill, none of them in code", () => {
  expect(paths).toHaveLength(63);
  for (const path of paths) {
    const { placeholders, colours } = waitingIn(fileOf(path));
    expect(placeholders.length, path).toBeGreaterThan(2);
    expect(colours, path).toBeDefined();
    for (const { words } of placeholders) expect(words, path).not.toMatch(/^(open|data-|href|name=)|[{}<>=]/);
  }
});

test("an unanswered template stays the same byte for byte", () => {
  for (const path of [
    "creative/restaurant",
    "premium-funnels/vastu",
    "high-converting/sales-page-4-purple",
  ]) {
    const json = fileOf(path);
    expect(fillTemplate(json, nothing)).toBe(json);
  }
});

test("an answer replaces its brackets everywhere as plain text", () => {
  const filled = fillTemplate(restaurant, { texts: { "Restaurant name": "Roy & <b>Sons</b>" }, links: {} });
  expect(waitingIn(restaurant).placeholders.some(({ words }) => words === "Restaurant name")).toBe(true);
  expect(waitingIn(filled).placeholders.some(({ words }) => words === "Restaurant name")).toBe(false);
  expect(filled).toContain("Roy &amp; &lt;b>Sons".replace(">", "&gt;"));
  expect(wordsOf(filled)).toContain("Roy & <b>Sons</b>");
  expect(Object.keys(JSON.parse(filled))).toEqual(Object.keys(JSON.parse(restaurant)));
});

test("a fully answered template has no bracket left in its words", () => {
  const { placeholders, links } = waitingIn(restaurant);
  const filled = fillTemplate(restaurant, {
    texts: Object.fromEntries(placeholders.map(({ words }) => [words, "done"])),
    links: Object.fromEntries(links.map((name) => [name, "example.com"])),
  });
  expect(waitingIn(filled)).toMatchObject({ placeholders: [], links: [] });
});

test("a link takes the form of a number, a mail address or a page", () => {
  expect(linkTarget("whatsapp", "98765 43210")).toBe("https://wa.me/919876543210");
  expect(linkTarget("phone", "+91 98765 43210")).toBe("tel:+919876543210");
  expect(linkTarget("contact-page", "hello@shop.in")).toBe("mailto:hello@shop.in");
  expect(linkTarget("privacy-page", "shop.in/privacy")).toBe("https://shop.in/privacy");
  expect(linkTarget("shop", "http://shop.in")).toBe("http://shop.in");
  const filled = fillTemplate(restaurant, { texts: {}, links: { whatsapp: "9876543210" } });
  expect(filled).toContain('"url":"https://wa.me/919876543210"');
  expect(filled).not.toContain("#your-whatsapp");
});

test("the form is connected by its one setting", () => {
  const filled = fillTemplate(restaurant, { ...nothing, connect: "whatsapp", connectTo: "98765 43210" });
  expect(filled).toContain('data-connect=\\"whatsapp:919876543210\\"');
  expect(fillTemplate(restaurant, { ...nothing, connect: "mailto", connectTo: "a@b.in" })).toContain(
    'data-connect=\\"mailto:a@b.in\\"',
  );
  expect(fillTemplate(restaurant, { ...nothing, connect: "whatsapp" })).toBe(restaurant);
});

test("a changed colour keeps its shades", () => {
  const old = waitingIn(restaurant).colours?.brand ?? "";
  const filled = fillTemplate(restaurant, { ...nothing, brand: "#0a7d33" });
  expect(waitingIn(filled).colours?.brand).toBe("#0A7D33");
  expect(filled).not.toContain(`-restaurant-brand,${old})`);
  const shades = (json: string) =>
    json.match(/var\(--fw-restaurant-[a-z0-9-]*-with-[a-z0-9-]+,#[0-9A-F]{6}\)/g);
  expect(shades(filled)).toEqual(shades(restaurant));
  expect(fillTemplate(restaurant, { ...nothing, brand: "red" })).toBe(restaurant);
});

test("pictures can lie on the owner's own site", () => {
  const given = restaurant.replaceAll("{{PICTURES}}/", "http://localhost:3000/templates/pictures/");
  const filled = fillTemplate(given, { ...nothing, pictures: "https://mine.in/wp-content/uploads/2026/11/" });
  expect(filled).toContain('"url":"https://mine.in/wp-content/uploads/2026/11/restaurant-1.webp"');
  expect(filled).not.toContain("localhost");
});

test("facts of a business are told from the words of one page", () => {
  expect(["city", "Restaurant name", "GSTIN", "phone number", "Year"].map(isFact)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(["₹1,499", "four", "6", "A regular's real line about the first cut here."].map(isFact)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
