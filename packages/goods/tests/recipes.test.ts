import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { croChecklist, croRecipes, seoChecklist, seoRecipes } from "../src/checklists.ts";

const items = new Map(
  croChecklist.flatMap(({ sections }) =>
    sections.flatMap((section) => section.items.map((item) => [item.id, item] as const)),
  ),
);

test("only points with a recipe offer one", () => {
  const offering = (all: Iterable<{ id: string; recipe?: boolean | undefined }>) =>
    [...all].flatMap(({ id, recipe }) => (recipe ? [id] : [])).sort();
  expect(offering(items.values())).toEqual(Object.keys(croRecipes).sort());
  expect(offering(seoChecklist.flatMap((section) => section.items))).toEqual(Object.keys(seoRecipes).sort());
});

test("every point of the SEO checklist has a guide of its own", () => {
  const points = seoChecklist.flatMap((section) => section.items.map(({ id }) => id));
  expect(Object.keys(seoRecipes).sort()).toEqual(points.sort());
});

/** A snippet as a script: modules, options of a call and the nameless functions of Tag Manager among them. */
function asScript(text: string): string {
  const plain = text
    .replaceAll(/\{\{[^}]+\}\}/g, "0")
    .replaceAll(/^import .*$/gm, "")
    .replaceAll(/^export /gm, "")
    .replaceAll(/^function \(/gm, "function named(");
  return /^\w+: \{/.test(plain) ? `({ ${plain} })` : `(async () => {\n${plain}\n})`;
}

const recipes = [
  ...Object.entries(croRecipes),
  ...Object.entries(seoRecipes).map(([id, recipe]) => [`SEO ${id}`, recipe] as const),
];

describe.each(recipes)("the recipe of %s", (_, { ways, test: how, checked }) => {
  test("names each platform once", () => {
    const platforms = ways.map(({ on }) => on);
    expect(new Set(platforms).size).toBe(platforms.length);
  });

  test("has steps and a test in whole sentences", () => {
    for (const text of [...ways.flatMap(({ steps }) => steps), how]) {
      expect(text).toMatch(/[.!?]$/u);
      expect(text.length).toBeLessThanOrEqual(260);
    }
    expect(checked).toMatch(/^[A-Z][a-z]+ 20\d\d$/u);
  });

  test("shows code that fits a phone's scroll and closes what it opens", () => {
    for (const { code } of ways) {
      if (!code) continue;
      expect(code.text.split("\n").length).toBeLessThanOrEqual(24);
      for (const [open, close] of ["()", "{}", "[]"])
        expect(code.text.split(open ?? "").length, code.text).toBe(code.text.split(close ?? "").length);
      expect(code.text).not.toMatch(/\t/u);
    }
  });

  test("shows JavaScript and markup that a machine can read", () => {
    for (const { code } of ways) {
      if (code?.language === "JavaScript") new Script(asScript(code.text));
      if (code?.language === "JSON-LD") JSON.parse(code.text.replaceAll(/<\/?script[^>]*>/g, ""));
    }
  });
});

const snippets = [...Object.entries(croRecipes), ...Object.entries(seoRecipes)].flatMap(([id, { ways }]) =>
  ways.flatMap(({ code }) => (code ? [{ id, ...code }] : [])),
);

test("a snippet that reads the payment method lets the checkout be drawn anew when it changes", () => {
  const reading = snippets.filter(({ text }) => text.includes("chosen_payment_method"));
  expect(reading.map(({ id }) => id).sort()).toEqual(["cart-7", "check-10"]);
  for (const { id, text } of reading) expect(text, id).toContain("payment_method_selected");
});

test("a snippet hands work to no hook that nobody listens to", () => {
  for (const { id, language, text } of snippets) {
    if (language !== "PHP") continue;
    const own = /(?:do_action|as_schedule_single_action)\([^;]*?'(shop_\w+)'/g;
    for (const [, hook = ""] of text.matchAll(own)) expect(text, id).toContain(`add_action( '${hook}'`);
  }
});
