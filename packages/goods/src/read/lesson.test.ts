import { describe, expect, test } from "vitest";
import { readExtra, readLesson } from "./lesson.ts";

const head = ["---", "title: Pixel", "minutes: 4", "---", ""];
const lesson = (...body: string[]) =>
  readLesson({ file: "course/setup/pixel.md", line: 1, text: `${[...head, ...body].join("\n")}\n` });
const blocks = (...body: string[]) => lesson(...body).body;
const fence = (name: string, ...yaml: string[]) => blocks(`\`\`\`${name}`, ...yaml, "```");

test("a lesson takes its id from the file and its facts from the head", () => {
  expect(lesson("One.")).toEqual({
    id: "pixel",
    title: "Pixel",
    minutes: 4,
    body: [{ type: "text", text: "One." }],
  });
});

describe("readLesson turns into blocks", () => {
  test.each([
    ["a paragraph, on one line", ["Fast,", "and **cheap**."], { type: "text", text: "Fast, and **cheap**." }],
    [
      "signs that mean nothing here",
      ["utm_source_x [name] 2 * 3"],
      { type: "text", text: "utm_source_x [name] 2 * 3" },
    ],
    ["a heading", ["## Six events"], { type: "heading", text: "Six events" }],
    ["a numbered list", ["1. Open", "2. Close"], { type: "steps", items: ["Open", "Close"] }],
    ["a plain list", ["- Open", "- Close"], { type: "list", items: ["Open", "Close"] }],
    ["a list with boxes", ["- [ ] Open", "- [ ] Close"], { type: "checklist", items: ["Open", "Close"] }],
    ["a quote", ["> Meta counts", "> differently."], { type: "note", text: "Meta counts differently." }],
    [
      "a table",
      ["| Code | Say |", "| --- | --- |", "| Z9 | a \\| b |", "| | No |"],
      {
        type: "table",
        head: ["Code", "Say"],
        rows: [
          ["Z9", "a | b"],
          ["", "No"],
        ],
      },
    ],
  ])("%s", (_, body, block) => {
    expect(blocks(...body)).toEqual([block]);
  });

  test("a plain list followed by a list with boxes", () => {
    expect(blocks("- Open", "", "- [ ] **Close**", "- [ ] Go")).toEqual([
      { type: "list", items: ["Open"] },
      { type: "checklist", items: ["**Close**", "Go"] },
    ]);
  });
});

describe("a fenced block", () => {
  test("gives an example its figures as names with values", () => {
    expect(
      fence(
        "example",
        "title: Tea",
        "text: A shop.",
        "figures:",
        "  - Spend: ₹200",
        "  - Spend: 2 × ₹5 = ₹10",
      ),
    ).toEqual([
      {
        type: "example",
        title: "Tea",
        text: "A shop.",
        figures: [
          ["Spend", "₹200"],
          ["Spend", "2 × ₹5 = ₹10"],
        ],
      },
    ]);
  });

  test("names each part of a figure on its first line", () => {
    const [block] = fence(
      "figure",
      "title: The cart",
      "good:",
      "  caption: One charge.",
      "  parts:",
      ...[
        "    - top: Cart",
        "      cart: 2",
        "    - choice:",
        "        - Card",
        "        - text: COD",
        "          sub: ₹40",
      ],
      ...["    - sums:", "        - Saree: ₹899", "      total:", "        To pay: ₹959", "      mark: true"],
      "    - chips: [S, M]",
    );
    expect(block).toEqual({
      type: "figure",
      title: "The cart",
      figure: {
        good: {
          caption: "One charge.",
          parts: [
            { part: "top", text: "Cart", cart: 2 },
            { part: "choice", items: [{ text: "Card" }, { text: "COD", sub: "₹40" }] },
            { part: "sums", rows: [["Saree", "₹899"]], total: ["To pay", "₹959"], mark: true },
            { part: "chips", items: ["S", "M"], on: [], gone: [] },
          ],
        },
      },
    });
  });

  test("builds a tree from a question and its answers", () => {
    expect(
      fence(
        "tree",
        "title: Next",
        "question: Works it?",
        "answers:",
        "  Yes: Go on.",
        "  No:",
        "    question: Sure?",
        "    answers:",
        "      Yes: Stop.",
      ),
    ).toEqual([
      {
        type: "tree",
        title: "Next",
        root: {
          text: "Works it?",
          branches: [
            { answer: "Yes", next: { text: "Go on." } },
            { answer: "No", next: { text: "Sure?", branches: [{ answer: "Yes", next: { text: "Stop." } }] } },
          ],
        },
      },
    ]);
  });

  test("turns festivals into a table with the planner's days, counted backwards", () => {
    expect(
      fence(
        "festivals",
        "- name: Holi",
        "  occasion: holi",
        "  year: 2027",
        "  sells: Colours",
        "  moves: true",
      ),
    ).toEqual([
      {
        type: "table",
        head: ["Occasion", "Day", "Sells", "Stock by", "Pictures by", "Ads from", "Last order"],
        rows: [
          ["Holi", "expected Mon 22 Mar 2027", "Colours", "20 Feb", "1 Mar", "12 Mar", "15 Mar"].map(
            (cell, at) =>
              at === 0 ? cell : cell.replaceAll(" ", "\u00a0").replace("expected\u00a0", "expected "),
          ),
        ],
      },
    ]);
  });
});

describe("readLesson names the line of", () => {
  const at = (line: number, what: string) => `packages/goods/course/setup/pixel.md, line ${line}: ${what}`;

  test.each([
    ["no head", "Hello\n", at(1, "the file must begin with its fields, between two lines of ---")],
    [
      "nothing below the head",
      "---\ntitle: P\nminutes: 4\n---\n",
      at(5, "nothing is written below the fields"),
    ],
    ["a missing field", "---\ntitle: P\n---\nA.\n", at(2, "“minutes” is missing")],
    [
      "an unknown field",
      "---\ntitle: P\nminutes: 4\nminuets: 3\n---\nA.\n",
      at(4, "“minuets” is not known here: is it spelt right?"),
    ],
    [
      "a field written twice",
      "---\ntitle: P\ntitle: Q\nminutes: 4\n---\nA.\n",
      at(3, "the same field is written twice"),
    ],
    [
      "text for a number",
      "---\ntitle: P\nminutes: four\n---\nA.\n",
      at(3, "“minutes” must be a number, without sign or unit"),
    ],
    [
      "a number for text",
      "---\ntitle: 24\nminutes: 4\n---\nA.\n",
      at(2, '“title” must be text; a number or a date that is meant as text stands in "quotes"'),
    ],
    [
      "a colon in a sentence",
      "---\ntitle: Pixel: why\nminutes: 4\n---\nA.\n",
      at(2, 'a text with a colon stands in "quotes", or in lines of its own below a ">-"'),
    ],
  ])("%s", (_, text, message) => {
    expect(() => readLesson({ file: "course/setup/pixel.md", line: 1, text })).toThrow(message);
  });

  test.each([
    [
      "a short row",
      ["A.", "", "| a | b |", "| --- | --- |", "| 1 |"],
      at(10, "cells in this row of the table: 1; in its head: 2"),
    ],
    [
      "a long row",
      ["| a | b |", "| --- | --- |", "| 1 | 2 | 3 |"],
      at(8, "cells in this row of the table: 3; in its head: 2"),
    ],
    [
      "no line of dashes",
      ["| a | b |", "| 1 | 2 |"],
      at(6, "a table needs a second line of dashes, such as | --- | --- |, with as many columns"),
    ],
    ["another heading", ["# Pixel"], at(6, "a heading inside a lesson begins with ## and a space")],
    [
      "a link",
      ["A.", "", "See [this](https://a.example)."],
      at(8, "only **bold** can be used in a sentence, not “[this](https://a.example)”"),
    ],
    ["a picture of code", ["Send `value`."], at(6, "only **bold** can be used in a sentence, not “`value`”")],
    ["a rule", ["A.", "", "***"], at(8, "a lesson cannot hold this: “***”")],
    [
      "a list in a list",
      ["- One", "- Two", "  - Three"],
      at(7, "this must be one paragraph, without a list or a heading inside"),
    ],
    [
      "a forgotten box",
      ["- [ ] One", "- Two"],
      at(7, "either every line of a list has a box [ ], or none has"),
    ],
    [
      "an unknown block",
      ["```exmaple", "title: T", "```"],
      at(
        6,
        "there is no block “exmaple”; there are: example, mistakes, swipe, figure, chart, tree, festivals",
      ),
    ],
    [
      "a festival that the planner does not know",
      ["```festivals", "- { name: Holi, occasion: holy, year: 2027, sells: Colours }", "```"],
      at(7, "the planner has no day of “holy” in 2027"),
    ],
    ["a field of a block", ["```swipe", "title: T", "itmes:", "  - A", "```"], at(7, "“items” is missing")],
    [
      "an entry of a block",
      ["```mistakes", "- mistake: A", "  instead: B", "- mistake: C", "```"],
      at(9, "“instead” is missing"),
    ],
    [
      "a value that is not offered",
      [
        "```chart",
        "title: T",
        "caption: C",
        "kind: bars",
        "rows:",
        "  - label: A",
        "    value: 1",
        '    text: "1"',
        "    tone: nice",
        "```",
      ],
      at(14, "“tone” must be one of: good, bad; it is “nice”"),
    ],
    [
      "a part that cannot be drawn",
      ["```figure", "title: T", "good:", "  caption: C", "  parts:", "    - knob: Pay", "```"],
      at(11, "“part” cannot be “knob”"),
    ],
  ])("%s", (_, body, message) => {
    expect(() => lesson(...body)).toThrow(message);
  });
});

test("an extra names its sources", () => {
  const text = "---\ntitle: T\nsummary: S\nminutes: 3\nchecked: May 2026\nsources:\n  - title: A\n---\nB.\n";
  expect(() => readExtra({ file: "shelf/a.md", line: 1, text })).toThrow(
    "shelf/a.md, line 7: “url” is missing",
  );
});
