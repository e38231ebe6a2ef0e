import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearAnswers, storeAnswers, storedAnswers } from "./stored-answers.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const answers = {
  texts: { city: "Kochi", "₹420": "₹450" },
  links: { whatsapp: "98765 43210" },
  brand: "#112233",
};

test("stored facts go to the next template but prices and colours do not", () => {
  storeAnswers("creative/restaurant", answers);
  expect(storedAnswers("creative/spa")).toEqual({ texts: { city: "Kochi" }, links: answers.links });
  expect(storedAnswers("creative/restaurant")).toEqual(answers);
});

test("a fact that is emptied is forgotten", () => {
  storeAnswers("creative/restaurant", { ...answers, texts: { city: "Kochi", GSTIN: "32AAAAA0000A1Z5" } });
  storeAnswers("creative/spa", { texts: { city: "" }, links: {} });
  expect(storedAnswers("creative/toys").texts).toEqual({ GSTIN: "32AAAAA0000A1Z5" });
});

test("foreign data in the storage counts as nothing", () => {
  localStorage.setItem("funnel_template_answers", '{"texts":{"city":5},"links":{},"pages":{}}');
  expect(storedAnswers("creative/spa")).toEqual({ texts: {}, links: {} });
});

test("stored answers are forgotten on demand", () => {
  storeAnswers("creative/spa", answers);
  clearAnswers();
  expect(storedAnswers("creative/spa").texts).toEqual({});
  vi.stubGlobal("localStorage", undefined);
  storeAnswers("creative/spa", answers);
  expect(storedAnswers("creative/spa")).toEqual({ texts: {}, links: {} });
});
