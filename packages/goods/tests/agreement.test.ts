// What several of our products say of one thing: where they once differed, they are held to each other here.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { croChecklist, croRecipes } from "../src/checklists.ts";
import { course, indiaShelf } from "../src/course.ts";
import { flows } from "../src/flows.ts";
import { figureTexts, textsOf } from "./block-texts.ts";

const points = croChecklist.flatMap(({ sections }) => sections.flatMap(({ items }) => items));

function point(id: string) {
  const found = points.find((each) => each.id === id);
  if (!found) throw new Error(`no point ${id}`);
  return found;
}

const lessonTexts = (id: string) =>
  course
    .flatMap(({ lessons }) => lessons.filter((lesson) => lesson.id === id))
    .flatMap(({ body }) => body.flatMap(textsOf));

test("the landmark has a field of its own, in the checkout's point and in the playbook on returns", () => {
  const { task, why } = point("check-3");
  expect(task).toContain("landmark");
  expect(/'[^']*andmark[^']*'[^.;]*deliver nothing/.test(why)).toBe(false);
  const playbook = indiaShelf.find(({ id }) => id === "return-to-origin")?.body.flatMap(textsOf) ?? [];
  expect(playbook.join("\n")).toContain("house number and landmark in their own fields");
});

test("nobody expects an address of a UPI app", () => {
  const { task, why } = point("cart-o-3");
  expect(task).toContain("phone number");
  expect(task).not.toMatch(/UPI|Google Pay/);
  expect(why).toContain("a UPI app hands none over");
});

test("the open search field stands at the top, and the bar that comes back has a button for it", () => {
  expect(point("search-1").task).toMatch(/^At the top of every page/);
  expect(point("nav-5").task).toMatch(/a button for the search .* no more than 60 px/);
});

test("what the law asks for is among the first", () => {
  const legal = points.filter(({ why, task }) =>
    /\bRule \d|in force since|Legal Metrology/.test(`${why} ${task}`),
  );
  expect(legal.map(({ id }) => id)).toContain("cat-f-10");
  expect(legal.filter(({ priority }) => Number(priority) < 70).map(({ id }) => id)).toEqual([]);
});

test("a printed MRP stands under its own name and is nowhere a former price", () => {
  for (const id of ["cat-pc-1", "prod-cta-5", "cat-pc-6"])
    expect(point(id).task, id).toContain("printed MRP");
  expect(point("prod-cta-5").task).toContain("'was' names only a price you charged");
  expect(lessonTexts("copy-formulas").join("\n")).toContain("it is never a 'was'");
  const told = points.flatMap(({ task, why, figure }) => [task, why, ...(figure ? figureTexts(figure) : [])]);
  expect(told.filter((text) => /struck MRP|was MRP|MRP was/i.test(text))).toEqual([]);
});

test.each([
  ["story", "The weekly letter", /Nashik/, /नासिक की एक बेकरी/, /Nashik ki ek bakery/],
  ["launch", "Launch day", /eleven months/, /ग्यारह महीने/, /gyarah mahine/],
  ["last-call", "Last call", /four seats/, /चार में से एक सीट/, /Chaar mein se ek seat/],
  ["cart", "Forgotten cart", /We kept your cart/, /सँभालकर रखा/, /sambhaal kar rakha/],
  ["review", "Ask for a review", /Tuesday/, /मंगलवार/, /Mangalvaar/],
  ["next-step", "The next thing", /twelve houses/, /बारह भाव/, /barah bhaav/],
  ["win-back", "Win back", /not trained with us/, /क्लास में नहीं आए/, /class mein nahin aaye/],
])(
  "the Hindi and Hinglish lines of %s tell the story of the mail",
  (file, name, english, hindi, hinglish) => {
    const html = readFileSync(new URL(`../library/emails/${file}.html`, import.meta.url), "utf8");
    const mail = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
    expect(mail).toMatch(english);
    const lines = course
      .flatMap(({ extras = [] }) => extras)
      .filter(({ id }) => id === "mail-words")
      .flatMap(({ body }) => body.flatMap(textsOf))
      .filter((line) => line.startsWith(name));
    expect(lines.some((line) => hindi.test(line))).toBe(true);
    expect(lines.some((line) => hinglish.test(line))).toBe(true);
  },
);

test("a cart keeps its lines for thirty days, in its point and in the flow that reminds of it", () => {
  expect(point("cart-3").task).toContain("for 30 days");
  const flow = JSON.stringify(flows.find(({ id }) => id === "abandoned-cart"));
  expect(flow).toMatch(/for 30 days.*30 दिन.*30 din/s);
  expect(flow).not.toMatch(/four days|चार दिन|chaar din/);
});

test("the lesson on A/B tests comes to the calculator's figures at high rates", () => {
  const told = lessonTexts("ab-testing").join("\n");
  expect(told).toMatch(/300|30%/);
  expect(told).not.toContain("2,500 people");
});

const recipes = Object.entries(croRecipes).map(([id, { ways, test: how }]) => ({
  id,
  text: [...ways.flatMap(({ steps, code }) => [...steps, code?.text ?? ""]), how].join("\n"),
}));

const recipe = (id: string) => recipes.find((each) => each.id === id)?.text ?? "";

test("no recipe strikes the printed MRP out or keeps it where a former price belongs", () => {
  for (const { id, text } of recipes) {
    expect(/MRP\W{0,4}<s>/.test(text), id).toBe(false);
    expect(/MRP as the compare-at|regular price for the printed MRP/.test(text), id).toBe(false);
  }
});

test("the pop-up's recipe waits as long as its point does", () => {
  expect(point("gen-10").task).toContain("stayed 30 seconds");
  expect(recipe("gen-10")).toContain("after 30 seconds");
  expect(recipe("gen-10")).not.toMatch(/60 seconds|wait a minute/);
});

test("the newsletter's promise comes within the minutes that its point names", () => {
  expect(point("footer-6").why).toContain("within five minutes");
  expect(recipe("footer-6")).toContain("within five minutes");
});

test("money that a bank took comes back within five days, in guide, recipe and messages", () => {
  const guide = indiaShelf.find(({ id }) => id === "upi-failures")?.body.flatMap(textsOf) ?? [];
  expect(guide.join("\n")).toContain("T+5 days");
  expect(recipe("check-8")).toMatch(/within five days.*T\+5/);
  const flow = JSON.stringify(flows.find(({ id }) => id === "payment-failed"));
  expect(flow).toMatch(/within 5 days.*5 दिनों में.*5 din mein/s);
  expect(flow).not.toMatch(/working days|कामकाजी/);
});

test("the lesson's mistakes keep to its table: seven closed days, or three targets without an order", () => {
  const told = lessonTexts("scale-kill-optimize").join("\n");
  expect(told).toMatch(/seven closed days, or for three targets without\s+an order/);
  expect(told).not.toContain("until roughly 50 events");
});

test("no lesson or question calls ads beside each other in one ad set a test, which the lesson on A/B tests denies", () => {
  expect(lessonTexts("ab-testing").join("\n")).toContain("Two ads in one ad set are not a test");
  const asked = course.flatMap(({ lessons }) => lessons.flatMap(({ quiz = [] }) => quiz));
  const oneAdSet = asked.filter(({ answers, right }) => /into one ad set/i.test(answers[right - 1] ?? ""));
  expect(oneAdSet.length).toBeGreaterThan(0);
  for (const { ask } of oneAdSet) expect(ask).not.toMatch(/\btest/i);
});
