import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type ConnectionWay, linkTarget } from "./connections.ts";
import { faultsIn, fillTemplate } from "./fill-template.ts";
import { isFact, waitingIn } from "./placeholders.ts";
import { readSections, type TemplateFile } from "./template-texts.ts";

const folder = new URL("../../../../../goods/library/templates/", import.meta.url);
const fileOf = (path: string) => readFileSync(new URL(`${path}.json`, folder), "utf8");
const restaurant = fileOf("creative/restaurant");
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json") && !file.startsWith("kits/") && !/\.v\d+\.json$/.test(file))
  .map((file) => file.replace(/\.json$/, ""));
const nothing = { texts: {}, links: {} };
const wordsOf = (json: string) =>
  readSections(JSON.parse(json) as TemplateFile)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
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
    texts: Object.fromEntries(placeholders.map(({ name }) => [name, "done"])),
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

test("a page of the buyer's own site stays a path", () => {
  expect(linkTarget("refund-page", "/refunds/")).toBe("/refunds/");
  expect(linkTarget("checkout", "/pay/?plan=1#now")).toBe("/pay/?plan=1#now");
  expect(linkTarget("form", "#form")).toBe("#form");
  expect(linkTarget("shop", "//elsewhere.in")).toBeUndefined();
});

test("an answer that leads nowhere is no link", () => {
  for (const answer of [
    "refunds",
    "my shop",
    "javascript:alert(1)",
    "mailto:98220 11223",
    "https://",
    "98",
    'x.in/"a',
  ])
    expect(linkTarget("shop", answer), answer).toBeUndefined();
  const filled = fillTemplate(restaurant, { texts: {}, links: { whatsapp: "see below" } });
  expect(filled).toBe(restaurant);
});

const connected = (way: ConnectionWay, to: string) => ({
  ...nothing,
  connection: { way, to: { [way]: to } },
});

test.each([
  ["whatsapp", "098765 43210", "whatsapp:919876543210"],
  ["mailto", "a@b.in", "mailto:a@b.in"],
  ["https", "https://forms.example/f/12", "https://forms.example/f/12"],
  ["plugin", "", "plugin"],
] as const)("a form is connected by %s", (way, to, setting) => {
  expect(fillTemplate(restaurant, connected(way, to))).toContain(`data-connect=\\"${setting}\\"`);
  expect(faultsIn(waitingIn(restaurant), connected(way, to))).toBeUndefined();
});

test.each([
  ["mailto", "98220 11223"],
  ["whatsapp", "a@b.in"],
  ["whatsapp", ""],
  ["https", "http://forms.example/f/12"],
  ["https", 'https://forms.example/"><b'],
] as const)("a connection by %s is refused for %s", (way, to) => {
  expect(fillTemplate(restaurant, connected(way, to))).toBe(restaurant);
  expect(faultsIn(waitingIn(restaurant), connected(way, to))).toHaveProperty("connection");
});

test("a connected form knows its thank-you page and the words of its box", () => {
  const connection = { way: "plugin", thanks: " /thank-you/ ", consent: 'I agree & "sign"' } as const;
  expect(fillTemplate(restaurant, { ...nothing, connection })).toContain(
    'data-thanks=\\"/thank-you/\\" data-consent=\\"I agree &amp; &quot;sign&quot;\\"',
  );
  const lost = { way: "whatsapp", to: { whatsapp: "98765 43210" }, thanks: "thank you" } as const;
  expect(faultsIn(waitingIn(restaurant), { ...nothing, connection: lost })).toHaveProperty("thanks");
});

test("what was typed for one connection never counts for another", () => {
  const connection = { way: "mailto", to: { whatsapp: "98220 11223" } } as const;
  expect(faultsIn(waitingIn(restaurant), { ...nothing, connection })).toHaveProperty("connection");
  expect(fillTemplate(restaurant, { ...nothing, connection })).toBe(restaurant);
});

test("faults are told of what the template asks for alone", () => {
  const waiting = waitingIn(restaurant);
  const answers = {
    texts: {},
    links: { whatsapp: "hello there", nowhere: "hello there" },
    pictures: "wp-content",
  };
  const faults = faultsIn(waiting, answers);
  expect(Object.keys(faults?.links ?? {})).toEqual(["whatsapp"]);
  expect(faults).toHaveProperty("pictures");
  expect(faultsIn({ ...waiting, hasForm: false }, connected("mailto", ""))).toBeUndefined();
});

test("each voice of a page has an answer of its own", () => {
  const json = fileOf("premium-funnels/marketing");
  const voices = waitingIn(json).placeholders.filter(({ words }) => words === "Name");
  expect(voices.map(({ name, count }) => [name, count])).toEqual(
    [1, 2, 3, 4, 5].map((voice) => [`Name (${voice})`, 1]),
  );
  expect(voices.every(({ context }) => context.length > 30)).toBe(true);
  const names = ["Asha", "Bina", "Chitra", "Devi", "Esha"];
  const texts = Object.fromEntries(names.map((name, at) => [`Name (${at + 1})`, name]));
  const words = wordsOf(fillTemplate(json, { texts, links: {} }));
  for (const name of names) expect(words.split(name)).toHaveLength(2);
  expect(isFact("Name (1)")).toBe(false);
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
