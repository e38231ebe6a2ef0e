import { expect, test } from "vitest";
import { course } from "../src/course.ts";
import { occasionBook, readOccasions } from "../src/occasions.ts";

const { occasions } = occasionBook;
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
/** The place of a weekday in its month, from 1. */
const inMonth = (day: string) => Math.ceil(Number(day.slice(8)) / 7);

test("there are at least sixty occasions, each on one day of 2026, 2027 and 2028", () => {
  expect(occasions.length).toBeGreaterThanOrEqual(60);
  for (const { id, on, certain } of occasions) {
    expect(
      on.map((day) => day.slice(0, 4)),
      id,
    ).toEqual(["2026", "2027", "2028"]);
    for (const day of on) expect(new Date(day).toISOString().slice(0, 10), id).toBe(day);
    if (certain === "fixed") expect(new Set(on.map((day) => day.slice(5))).size, id).toBe(1);
  }
  expect(new Set(occasions.map(({ name }) => name)).size).toBe(occasions.length);
});

test("every region has occasions of its own", () => {
  for (const region of ["North", "West", "South", "East", "North-East"] as const)
    expect(occasions.filter(({ where }) => where.includes(region)).length, region).toBeGreaterThan(4);
});

test.each([
  ["mothers-day", 0, 2],
  ["fathers-day", 0, 3],
  ["friendship-day", 0, 1],
])("%s is on the right Sunday of its month", (id, day, place) => {
  for (const on of occasions.find((each) => each.id === id)?.on ?? [""])
    expect([weekday(on), inMonth(on)]).toEqual([day, place]);
});

test("days that hang on others keep their distance", () => {
  const days = (id: string) => (occasions.find((each) => each.id === id)?.on ?? []).map(Date.parse);
  const apart = (from: string, to: string) =>
    days(to).map((day, at) => (day - (days(from)[at] ?? 0)) / 86_400_000);
  expect(apart("dhanteras", "diwali")).toEqual([2, 2, 2]);
  expect(apart("navratri", "dussehra").every((gap) => gap >= 8 && gap <= 9)).toBe(true);
  expect(apart("dussehra", "diwali").every((gap) => gap >= 19 && gap <= 20)).toBe(true);
  expect(apart("ugadi", "chaitra-navratri")).toEqual([0, 0, 0]);
  expect(apart("diwali", "chhath").every((gap) => gap >= 6 && gap <= 7)).toBe(true);
  expect(apart("ramadan", "eid-al-fitr").every((gap) => gap >= 29 && gap <= 30)).toBe(true);
  expect(days("black-friday").map((day) => new Date(day).getUTCDay())).toEqual([5, 5, 5]);
});

test("pictures come after stock and before ads", () => {
  for (const { id, ahead } of occasions) {
    expect(ahead.stock, id).toBeGreaterThan(ahead.shoot);
    expect(ahead.shoot, id).toBeGreaterThan(ahead.ads);
  }
});

test("the course's festival calendar and the planner say the same days", () => {
  const lesson = course.flatMap(({ extras = [] }) => extras).find(({ id }) => id === "festival-calendar");
  const text = JSON.stringify(lesson?.body).replaceAll("\u00a0", " ");
  const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
  for (const [id, name] of [
    ["diwali", "Diwali"],
    ["dhanteras", "Dhanteras"],
    ["holi", "Holi"],
    ["onam", "Onam"],
    ["raksha-bandhan", "Raksha Bandhan"],
    ["ganesh-chaturthi", "Ganesh Chaturthi"],
    ["chhath", "Chhath"],
    ["eid-al-fitr", "Eid al-Fitr"],
    ["lohri", "Lohri"],
    ["akshaya-tritiya", "Akshaya Tritiya, Mother's Day"],
  ] as const) {
    const day = occasions.find((each) => each.id === id)?.on[1] ?? "";
    const written = new RegExp(`"${name}","([^"]*)"`).exec(text)?.[1] ?? "";
    expect(written, name).toContain(`${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`);
  }
});

test("readOccasions refuses a source that is not listed", () => {
  const text = `checked: now\nsources: []\noccasions:\n  - { id: a, name: A, where: [All], certain: fixed, on: [2026-01-01], curve: day, ahead: { stock: 3, shoot: 2, ads: 1 }, sells: a, angle: a, mind: a, source: none }\n`;
  expect(() => readOccasions({ file: "occasions/x.yaml", line: 1, text })).toThrow("a names the source none");
});
