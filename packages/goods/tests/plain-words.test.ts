import { foreignWords } from "@store/contract/foreign-words-testing";
import { type ClickStep, controlsOf } from "@store/contract/walkthrough-content";
import { expect, test } from "vitest";
import { ads } from "../src/ads.ts";
import { croChecklist, seoChecklist } from "../src/checklists.ts";
import { course, indiaShelf, seoShelf } from "../src/course.ts";
import { filmRecords } from "../src/films/records.ts";
import { figureTexts, textsOf } from "./block-texts.ts";

const told: [where: string, text: string][] = [
  ...croChecklist.flatMap((tab) =>
    tab.sections.flatMap(({ items }) =>
      items.flatMap(({ id, task, why, figure }) =>
        [task, why, ...(figure ? figureTexts(figure) : [])].map((text): [string, string] => [id, text]),
      ),
    ),
  ),
  ...seoChecklist.flatMap(({ items }) =>
    items.map(({ id, task, detail, tools }): [string, string] => [`seo ${id}`, `${task} ${detail} ${tools}`]),
  ),
  ...[
    ...course.flatMap(({ lessons, extras = [], summary, id }) => [
      ...lessons.map((lesson) => ({ id: lesson.id, texts: lesson.body.flatMap(textsOf) })),
      ...lessons.map(({ id: lesson, clicks }) => ({
        id: `${lesson}, clicked`,
        texts: [
          clicks?.intro ?? "",
          ...(clicks?.summary ?? []),
          ...(clicks?.steps ?? []).flatMap(clickedTexts),
        ],
      })),
      ...extras.map((extra) => ({ id: extra.id, texts: [extra.summary, ...extra.body.flatMap(textsOf)] })),
      { id, texts: [summary] },
    ]),
    ...[...indiaShelf, ...seoShelf].map((extra) => ({
      id: extra.id,
      texts: [extra.summary, ...extra.body.flatMap(textsOf)],
    })),
  ].flatMap(({ id, texts }) => texts.map((text): [string, string] => [id, text])),
  ...ads.flatMap(({ slug, primaryText, headline, purpose, below, alternatives, notes }) =>
    [primaryText, headline, purpose, below, ...alternatives, ...notes].map((text): [string, string] => [
      slug,
      text,
    ]),
  ),
  ...ads.flatMap(({ slug, versions = [] }) =>
    versions.map(({ primaryText }): [string, string] => [slug, primaryText]),
  ),
  ...Object.entries(filmRecords).flatMap(([file, { captions }]) =>
    captions.map(({ says }): [string, string] => [`film ${file}`, says]),
  ),
];

function clickedTexts(step: ClickStep): string[] {
  return [
    step.task,
    step.place,
    ...controlsOf(step).flatMap(({ label, note = "", says }) => [label, note, says]),
  ];
}

test("the products' texts use plain words of the trade", () => {
  expect(told.length).toBeGreaterThan(2_000);
  expect(told.filter(([, text]) => foreignWords.test(text))).toEqual([]);
});

test("the check finds a word to avoid", () => {
  expect(foreignWords.test("A dear thing")).toBe(true);
  expect(foreignWords.test("a deal to recommend")).toBe(false);
});
