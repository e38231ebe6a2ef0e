import { expect, test } from "vitest";
import { briefs } from "../briefs/all.ts";
import { buildTemplate } from "../build.ts";
import { templateText } from "../elementor/finish.ts";
import type { Template } from "../elementor/types.ts";
import { colourFaults, coloursByHand } from "./colours.ts";

const spa = briefs.find(({ slug }) => slug === "spa");
if (!spa) throw new Error("the brief of the spa is gone");
const template = buildTemplate(spa);
const changed = (from: string | RegExp, to: string): Template => {
  const text = templateText(template);
  expect(text.search(from), String(from)).toBeGreaterThan(-1);
  return JSON.parse(text.replaceAll(new RegExp(from, "g"), to)) as Template;
};

test("every colour of a page has a name, a meaning and a fallback that agrees", () => {
  expect(colourFaults(template)).toEqual([]);
  expect(coloursByHand(template)).toBe(1);
});

test("a colour changed in its one place reaches what is mixed from it", () => {
  const html = JSON.stringify(template.content[0]);
  expect(html).toContain(
    "--fw-spa-paper-with-16-brand:color-mix(in srgb,var(--fw-spa-brand) 16%,var(--fw-spa-paper));",
  );
});

test.each([
  ["colours by hand", /var\(--fw-spa-ink,(#[0-9A-F]{6})\)/, "$1", /colours by hand/],
  [
    "a name without a meaning",
    /--fw-spa-paper-with-16-brand:[^;]+;/,
    "",
    /paper-with-16-brand is not explained/,
  ],
  ["a fallback of another colour", /--fw-spa-accent:#C99A7B/, "--fw-spa-accent:#0000FF", /accent is #0000FF/],
  ["a page without the widget", /THE COLOURS OF THIS PAGE/, "", /no widget says/],
])("finds %s", (_name, from, to, wanted) => {
  expect(colourFaults(changed(from, to)).join("\n")).toMatch(wanted);
});
