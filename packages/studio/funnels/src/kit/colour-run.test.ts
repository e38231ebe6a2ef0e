import { expect, test } from "vitest";
import { briefs } from "../briefs/all.ts";
import { drawSections, isPlain } from "./colour-run.ts";
import type { Kit, Section } from "./section.ts";
import { faq } from "./trust.ts";

const items = [{ title: "Question", text: "Answer." }];
const [{ design } = { design: undefined }] = briefs;
if (!design) throw new Error("there is no template");
const kit: Kit = { design, seed: "test/page", picture: () => ({ source: "library" }) };
const plainFaq = faq({ tone: "paper", title: "Questions", items });
/** A plain section of a kind that may stand on a dark ground. */
const quotes: Section = { ...plainFaq, kind: "quote-test" };
const plainOf = (sections: readonly Section[]) =>
  drawSections(sections, kit).map(({ draft }) => isPlain(draft, design));

test("the middle of three plain sections stands on colour", () => {
  expect(plainOf([quotes, quotes, quotes])).toEqual([true, false, true]);
});

test("two plain sections, and a run in which no section may change, stay as their briefs say", () => {
  expect(plainOf([quotes, quotes])).toEqual([true, true]);
  expect(plainOf([plainFaq, plainFaq, plainFaq, plainFaq])).toEqual([true, true, true, true]);
});
