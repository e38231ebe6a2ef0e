import { Figure } from "@store/contract/figure-content";
import { CroItem } from "@store/contract/resources";
import { describe, expect, test } from "vitest";
import { croChecklist } from "../src/checklists.ts";
import { readContent } from "../src/read-content.ts";
import { figureTexts } from "./block-texts.ts";

const items = [
  ...new Map(
    croChecklist
      .flatMap((tab) => tab.sections.flatMap((section) => section.items))
      .map((item) => [item.id, item]),
  ).values(),
];
const cases = items.flatMap(({ id, figure }) => (figure ? [[id, figure] as const] : []));
const figures = Object.fromEntries(cases);

test("the drawings show at least forty items, including all of the highest impact", () => {
  const high = items.filter(({ impact }) => impact >= 80).map(({ id }) => id);
  expect(high.filter((id) => !figures[id])).toEqual([]);
  const drawn = items.filter(({ figure, impact }) => figure && impact >= 70);
  expect(drawn.length).toBeGreaterThanOrEqual(40);
});

test("an item that no shop can illustrate has a drawing of its own", () => {
  const bare = [
    "home-7",
    "home-8",
    "home-9",
    "home-13",
    "home-sp-6",
    "cat-3",
    "cat-pc-5",
    "cat-pc-8",
    "cat-f-10",
  ];
  const more = ["land-c-7", "prod-cta-8", "prod-cta-11", "prod-po-6", "prod-ig-5", "prod-ig-8", "check-o-1"];
  const last = ["footer-3", "ty-7", "ty-e-2", "ty-e-6", "prod-po-5", "prod-cta-10"];
  for (const id of [...bare, ...more, ...last]) expect(figures[id], id).toBeDefined();
});

test("no two drawings have the same words", () => {
  const captions = cases.flatMap(([, { weak, good }]) => [weak?.caption, good.caption]);
  expect(new Set(captions).size).toBe(captions.length);
  const screens = cases.flatMap(([, { weak, good }]) => [
    JSON.stringify(weak?.parts),
    JSON.stringify(good.parts),
  ]);
  expect(new Set(screens).size).toBe(screens.length);
});

describe.each(cases)("drawing of %s", (_id, figure) => {
  test("is a pair with a frame around its point, small enough for a phone", () => {
    expect(Figure.parse(figure)).toEqual(figure);
    expect(figure.weak).toBeDefined();
    expect(figure.good.parts.some(({ mark }) => mark) || figure.weak?.parts.some(({ mark }) => mark)).toBe(
      true,
    );
    for (const screen of [figure.weak, figure.good]) {
      expect(screen?.parts.length).toBeGreaterThanOrEqual(1);
      expect(screen?.parts.length).toBeLessThanOrEqual(7);
      expect(screen?.caption.length).toBeLessThanOrEqual(90);
      expect(screen?.caption).toMatch(/[.?]$|\.\.\.$/u);
    }
  });

  test("keeps its words short", () => {
    for (const text of figureTexts(figure)) {
      expect(text.length, text).toBeLessThanOrEqual(110);
      expect(text).not.toMatch(/\p{Extended_Pictographic}/u);
      expect(text).not.toMatch(/₹\s|\d{3},\d{3}/u);
    }
  });
});

test("the answer to a customer keeps its drawings and stays small", async () => {
  const content = await readContent("checklist");
  if (content?.kind !== "checklist") throw new Error("no checklist");
  const check = items.find(({ id }) => id === "check-7");
  expect(CroItem.parse(check)).toEqual(check);
  expect(check?.figure).toBeDefined();
  // API Gateway sends it as it is; a phone on slow 4G takes about a second for this.
  expect(Buffer.byteLength(JSON.stringify(content))).toBeLessThan(250_000);
});
