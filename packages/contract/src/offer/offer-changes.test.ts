import { expect, test } from "vitest";
import { firstOffer } from "./first-offer.ts";
import { offerChanges } from "./offer-changes.ts";
import type { Testimonial } from "./settings.ts";

const voice = (name: string, content: string): Testimonial => ({
  ...{ kind: "testimonial", name, content, role: "Kite maker", initials: "K" },
  ...{ evidence: "Her mail", asOf: "2026-11-01" },
});

test("a change of claims names only those that differ, in words", () => {
  const [leela, asha] = [voice("Leela", "It flew."), voice("Asha", "At once.")];
  const before = { ...firstOffer, claims: [leela, asha] };
  const after = { ...firstOffer, claims: [leela, { ...asha, content: "At dawn." }] };
  expect(offerChanges(before, after)).toEqual([
    {
      path: "claims",
      what: "Claims",
      before: "Asha · At once. · Kite maker · K · Her mail · 2026-11-01",
      after: "Asha · At dawn. · Kite maker · K · Her mail · 2026-11-01",
    },
  ]);
});

test("a change of a list's order names all of it, a line for each", () => {
  const questions = ["Who?", "Why?"].map((question) => ({ question, answer: "We." }));
  const words = (list: typeof questions) => ({
    ...firstOffer,
    words: { ...firstOffer.words, questions: list },
  });
  expect(offerChanges(words(questions), words(questions.toReversed()))).toMatchObject([
    { before: "Who? · We.\nWhy? · We.", after: "Why? · We.\nWho? · We." },
  ]);
});
