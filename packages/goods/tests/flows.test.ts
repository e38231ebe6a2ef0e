import { foreignWords } from "@store/contract/foreign-words-testing";
import { expect, test } from "vitest";
import { flows, readFlow } from "../src/flows.ts";

const texts = flows.flatMap(({ id, messages }) =>
  messages.flatMap((message, index) =>
    Object.entries(message.texts).map(([language, text]) => ({
      ...message,
      place: `${id} ${index + 1} ${language}`,
      language,
      text,
    })),
  ),
);
const blanks = (text: string) => (text.match(/\[[^\]]+\]/g) ?? []).length;

test("the flows are twelve, each with at least three messages in three languages", () => {
  expect(flows).toHaveLength(12);
  for (const { id, messages } of flows) expect(messages.length, id).toBeGreaterThanOrEqual(3);
  expect(texts.length).toBe(flows.flatMap(({ messages }) => messages).length * 3);
});

test("a message asks for as many blanks in every language", () => {
  for (const { id, messages } of flows)
    for (const { at, texts: said } of messages) {
      const counts = [said.en, said.hi, said.hinglish].map(({ text }) => blanks(text));
      expect(new Set(counts).size, `${id}, ${at}: ${counts}`).toBe(1);
    }
});

test("a WhatsApp message keeps the limits of a template", () => {
  for (const { channel, place, text } of texts) {
    if (channel !== "whatsapp") continue;
    expect(text.text.length, place).toBeLessThanOrEqual(1_024);
    // Meta refuses a body that begins or ends with a variable, or has two side by side.
    expect(text.text, place).not.toMatch(/^\[|\][.।]?$|\]\s*\[/);
    // A body with too many variables for its length is refused too.
    expect(text.text.split(/\s+/).length, place).toBeGreaterThan(blanks(text.text) * 3);
    expect(text.buttons.length, place).toBeLessThanOrEqual(3);
    for (const button of text.buttons) expect(button.length, `${place}: ${button}`).toBeLessThanOrEqual(20);
    for (const button of text.buttons) expect(button, place).not.toContain("[");
  }
});

test("a mail has a short subject, a preheader that is not its echo, and one button", () => {
  for (const { channel, place, text } of texts) {
    if (channel !== "mail") continue;
    expect(text.subject?.length, place).toBeLessThanOrEqual(64);
    expect(text.preheader?.length, place).toBeGreaterThan(10);
    expect(text.preheader, place).not.toBe(text.subject);
    expect(text.buttons, place).toHaveLength(1);
  }
});

test("a message of service sells nothing", () => {
  for (const { category, place, text } of texts)
    if (category === "utility") expect(text.text, place).not.toMatch(/discount|% off|offer|छूट|sale/i);
});

test("links of a WhatsApp message stand together and are at most two, as Meta wants them", () => {
  for (const { channel, links, place, text } of texts) {
    if (channel === "mail") expect(links, place).toBeUndefined();
    if (!links) continue;
    expect(links.length, place).toBeLessThanOrEqual(2);
    const ends = [Math.min(...links), Math.max(...links)];
    expect(ends[1], place).toBeLessThanOrEqual(text.buttons.length);
    expect((ends[1] ?? 0) - (ends[0] ?? 0), place).toBe(links.length - 1);
    expect(ends[0] === 1 || ends[1] === text.buttons.length, place).toBe(true);
  }
});

test("a marketing message on WhatsApp says how to stop it", () => {
  const offers = texts.filter(({ category }) => category === "marketing");
  expect(offers.length).toBeGreaterThan(0);
  for (const { place, text } of offers) expect(text.text, place).toContain("STOP");
});

test("a mail in Latin letters goes on with a capital after its greeting", () => {
  for (const { channel, language, place, text } of texts) {
    if (channel !== "mail" || language === "hi") continue;
    const [greeting, next] = text.text.split("\n").filter((line) => line.trim() !== "");
    expect(greeting, place).toMatch(/^(Hello|Namaste) \[name\],$/);
    expect(next, place).toMatch(/^[A-Z[]/);
  }
});

test("Hindi is in Devanagari, and the two others are not", () => {
  for (const { language, place, text } of texts)
    if (language === "hi") expect(text.text, place).toMatch(/\p{Script=Devanagari}/u);
    else expect(`${text.subject}${text.text}${text.buttons}`, place).not.toMatch(/\p{Script=Devanagari}/u);
});

test("the flows use plain words of the trade and say nothing twice", () => {
  const told = flows.flatMap(({ start, goal, stop, note, messages }) => [
    start,
    goal,
    stop,
    note,
    ...messages.flatMap(({ why, texts: said }) => [why, said.en.text]),
  ]);
  expect(told.filter((text) => foreignWords.test(text))).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});

test("a mail without a subject is refused with its place", () => {
  const text = `name: A\nstart: B\ngoal: C\nstop: D\nnote: E\nmessages:\n  - at: At once\n    channel: mail\n    why: F\n    texts:\n${["en", "hi", "hinglish"].map((language) => `      ${language}: { text: G, buttons: [] }\n`).join("")}`;
  expect(() => readFlow({ file: "flows/x.yaml", line: 1, text })).toThrow(/flows\/x\.yaml.*message 1/);
});
