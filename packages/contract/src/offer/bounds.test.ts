import { expect, test } from "vitest";
import { mostAt } from "./bounds.ts";

test("mostAt reads how long a text may be", () => {
  expect(mostAt("name")).toBe(30);
  expect(mostAt("words.hero.headline")).toBe(60);
  expect(mostAt("words.hero.underlined")).toBe(40);
  expect(mostAt("content", "voice")).toBe(400);
});

test("mostAt reads how many things a list takes", () => {
  expect(mostAt("words.questions")).toBe(12);
  expect(mostAt("words.questions.3.answer")).toBe(600);
});

test("mostAt knows nothing of a field without such a bound", () => {
  expect(mostAt("urgency")).toBeUndefined();
  expect(mostAt("nowhere.at.all")).toBeUndefined();
});
