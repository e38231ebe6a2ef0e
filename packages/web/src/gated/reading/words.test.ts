import { expect, test } from "vitest";
import { emphasis } from "./words.tsx";

test.each([
  ["plain", ["plain"]],
  ["**all**", ["*all"]],
  ["a **b** c **d**", ["a ", "*b", " c ", "*d"]],
  ["5 ** 2", ["5 ** 2"]],
  ["", []],
])("emphasis is read in %j", (text, pieces) => {
  expect(emphasis(text).map(({ text, strong }) => (strong ? `*${text}` : text))).toEqual(pieces);
});
