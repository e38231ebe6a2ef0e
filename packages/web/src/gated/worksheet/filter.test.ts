import { expect, test } from "vitest";
import { type Facet, inOrder, matcher } from "./filter.ts";

interface Thing {
  text: string;
  size: number;
}

const facets: Facet<Thing>[] = [
  {
    key: "size",
    label: "Size",
    options: [
      { value: "big", label: "Big", holds: ({ size }) => size >= 10 },
      { value: "small", label: "Small", holds: ({ size }) => size < 10 },
    ],
  },
];
const things: Thing[] = [
  { text: "The cart shows the delivery date", size: 12 },
  { text: "The menu is short", size: 3 },
  { text: "A café menu shows prices", size: 10 },
];

function found(text: string, size = "") {
  const passes = matcher({ text, chosen: { size } }, facets, (thing) => thing.text);
  return passes && things.filter(passes).map((thing) => things.indexOf(thing));
}

test.each([
  ["", "", undefined],
  ["   ", "", undefined],
  ["menu", "", [1, 2]],
  ["SHOWS the", "", [0]],
  ["cafe", "", [2]],
  ["shows", "big", [0, 2]],
  ["basket", "", [0]],
  ["basket shipping", "", [0]],
  ["prices", "", [2]],
  ["daam", "", [2]],
  ["nav", "", [1, 2]],
  ["₹", "", []],
  ["", "small", [1]],
  ["cart", "small", []],
  ["", "no such option", undefined],
])("a filter for %j with size %j finds %j", (text, size, expected) => {
  expect(found(text, size)).toEqual(expected);
});

test("the items that pay most come first", () => {
  const items = [
    { id: "a", worth: [70, 1] },
    { id: "b", worth: [90, 1] },
    { id: "c", worth: [90, 2] },
    { id: "d", worth: [70, 1] },
  ];
  const ids = (order: "pays" | "listed") => inOrder(items, order, ({ worth }) => worth).map(({ id }) => id);
  expect(ids("pays")).toEqual(["c", "b", "a", "d"]);
  expect(ids("listed")).toEqual(["a", "b", "c", "d"]);
});
