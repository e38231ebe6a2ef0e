import type { AdLayout } from "@store/contract/ads/ad-layout";
import { expect, test } from "vitest";
import { readTable } from "../../../lib/read-table.ts";
import { columnsOf, exampleCsv, readBatch } from "./batch.ts";

const layout: AdLayout = {
  id: "offer",
  name: "Offer",
  use: "Now.",
  family: "Offer",
  sample: { ad: "gym", colours: ["#000000", "#ffffff"], words: {} },
  box: { stack: [{ words: "headline", size: 9 }, { words: "price", size: 5 }, { button: "action" }] },
};
const lowered: AdLayout = {
  ...layout,
  box: {
    stack: [
      { words: "was", size: 5, struck: true },
      { words: "price", size: 9 },
    ],
  },
};
const words = { headline: "Ours", price: "₹1", action: "Buy" };
const read = (csv: string, of = layout) => readBatch(readTable(new TextEncoder().encode(csv), 1), of, words);

test("the example of a layout reads back as what stands on its picture", () => {
  const csv = exampleCsv(layout, { headline: 'A "b", c', price: "=1+1", action: "" });
  expect(read(csv)).toEqual({
    problems: [],
    rows: [{ file: "first", words: { headline: 'A "b", c', price: "=1+1", action: "" }, evidence: false }],
  });
});

test("columns go by label or id in any case, and a missing one keeps the words of the picture", () => {
  const { rows, problems } = read("HEADLINE;price\nआज;₹349\nOne;₹2\n");
  expect(problems).toEqual([]);
  expect(rows.map(({ file, words: { headline, action } }) => [file, headline, action])).toEqual([
    ["row-2", "आज", "Buy"],
    ["row-3", "One", "Buy"],
  ]);
});

test("file names are plain, and two alike are told apart", () => {
  const { rows } = read("file,headline\n../Mango Pickle.png,a\nmango pickle,b\n,c\n");
  expect(rows.map(({ file }) => file)).toEqual(["mango-pickle", "mango-pickle-2", "row-4"]);
});

test.each([
  ["an empty file", "", "This file is empty"],
  ["an unknown column", "headline,colour\na,b\n", "The column “colour” is not one of this layout"],
  ["a column that is there twice", "headline,Headline\na,b\n", "The column “Headline” is there twice"],
  ["a table for something else", "one,two\na,b\n", "No column names a field"],
  ["a table without rows", "headline\n", "There is no row below"],
  [
    "a line that is too long",
    `headline\n${"a".repeat(141)}\n`,
    "Row 2, Headline: 141 letters, and 140 is the most.",
  ],
  ["a comma without quotes", "headline\na,b\n", "Row 2 has 2 cells for 1 columns"],
  ["more than a hundred rows", `headline\n${"a\n".repeat(101)}`, "There are 101 rows, and 100 is the most"],
  ["an Excel workbook", "PK\u0003\u0004", "This is an Excel workbook"],
])("%s is refused in words", (_, csv, sentence) => {
  const { rows, problems } = read(csv);
  expect(rows).toEqual([]);
  expect(problems.join(" ")).toContain(sentence);
});

test("a hundred rows are taken", () => {
  expect(read(`headline\n${"a\n".repeat(100)}`).rows).toHaveLength(100);
});

test("a price before is refused without its evidence", () => {
  expect(columnsOf(lowered)).toEqual(["File name", "Price before", "Price", "Evidence"]);
  const csv = (evidence: string) => `was,price,evidence\n₹499,₹399,${evidence}\n`;
  expect(read(csv(""), lowered).problems[0]).toContain("Row 2: a price before needs its evidence");
  expect(read(csv("till 1 May"), lowered).rows[0]?.evidence).toBe(true);
});

test("a row that says nothing is refused, and an empty line passed over", () => {
  expect(read("headline,price,action\n,,\nx,,\n").rows).toHaveLength(1);
  expect(readBatch({ headings: ["Headline"], rows: [["\u200b"]] }, layout, {}).problems).toEqual([
    "Row 2 has no words for any field.",
  ]);
});
