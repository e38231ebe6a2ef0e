import type { AdFormat } from "@store/contract/ad-content";
import { expect, test } from "vitest";
import { fileName, linesOf, svgFile, withLines } from "./ad-file.ts";
import type { Measure } from "./fit-line.ts";

const story: AdFormat = {
  id: "story",
  name: "Story",
  use: "stories",
  width: 1080,
  height: 1920,
  viewBox: "0 -285 1080 1920",
};
/** Every letter half as wide as it is high. */
const measure: Measure = (text, { size }) => (text.length * size) / 2;
const art = `<path d="M0 0"/><text font-family="Anek Latin" font-weight="500" font-size="40" text-anchor="start"><tspan x="1" y="2">Salt &amp; jaggery</tspan><tspan x="1" y="9">₹349</tspan></text>`;

test("the lines of an ad are read in order as people would type them", () => {
  expect(linesOf(art)).toEqual(["Salt & jaggery", "₹349"]);
});

test("typed words cannot become markup", () => {
  const changed = withLines(art, ["<b>A & B</b>", undefined], measure);
  expect(changed).toContain(">&lt;b>A &amp; B&lt;/b></tspan>");
  expect(linesOf(changed)).toEqual(["<b>A & B</b>", "₹349"]);
});

test("an emptied line stays in its place", () => {
  expect(linesOf(withLines(art, ["", "₹400"], measure))).toEqual(["", "₹400"]);
});

test("an ad file has its size, its window and its fonts", () => {
  const file = svgFile(art, story, "@font-face{}");
  expect(file).toMatch(/^<svg xmlns="[^"]+" viewBox="0 -285 1080 1920" width="1080" height="1920">/);
  expect(file).toContain("<style>@font-face{}</style>");
  expect(file.trimEnd().endsWith("</svg>")).toBe(true);
  expect(fileName("agency", story, "png")).toBe("agency-story.png");
});
