import { expect, test } from "vitest";
import { markWords } from "./marked-words.ts";
import type { Draft } from "./types.ts";

const titled = (title: string): Draft => ({
  elType: "container",
  settings: {},
  elements: [{ elType: "widget", widgetType: "heading", settings: { title }, elements: [] }],
});
const mark = "var(--fw-spa-brand,#AA8800)";

test("coloured words become plain emphasis and their look a rule", () => {
  const words = markWords();
  const title = `We <span style="color:${mark}">make</span> it <span style="color:${mark}">well</span>`;
  expect(words.rewrite(titled(title)).elements[0]?.settings).toEqual({
    title: "We <em>make</em> it <em>well</em>",
    _css_classes: "fw-em-spa-brand",
  });
  words.rewrite(titled(`<span style="color:${mark};font-style:italic">So</span>`));
  expect(words.css().split("\n")).toEqual([
    `.fw-em-spa-brand em{color:${mark};font-style:normal}`,
    `.fw-em-spa-brand-italic em{color:${mark};font-style:italic}`,
  ]);
});

test("a title without coloured words stays the same", () => {
  const draft = titled("Plain");
  expect(markWords().rewrite(draft)).toEqual(draft);
});
