import type { AccountArea } from "@store/contract/calls/read-account";
import { expect, test } from "vitest";
import { homesOf, lastHome } from "./homes.ts";

const pixel = { id: "pixel", title: "Pixel" };
const point = { id: "gen-2", title: "Purchases match" };
const news = [{ id: "gen-9", title: "Tests", added: "2026-12-03" }];
const course: AccountArea = { area: "fbads", total: 27, news: [] };
const list: AccountArea = { area: "checklist", total: 191, news };

test("a card goes by the account's marks, and by this browser where none are kept", () => {
  const kept = { done: 3, savedAt: 1, next: point, day: "2026-12-01" };
  const places = { checklist: { day: "2026-12-05", next: pixel }, fbads: { day: "2026-12-05", next: pixel } };
  const [one, other] = homesOf([{ ...list, kept }, course], places);
  expect(one).toMatchObject({ done: 3, next: point, news });
  expect(other).toMatchObject({ done: undefined, next: pixel, day: "2026-12-05" });
});

test("nothing is new in an area that was never opened", () => {
  expect(homesOf([list], {})).toMatchObject([{ news: [], day: undefined }]);
  expect(homesOf([list], { checklist: { day: "2026-12-03" } })).toMatchObject([{ news: [] }]);
  expect(homesOf([list], { checklist: { day: "2026-12-02" } })).toMatchObject([{ news }]);
});

test("one goes on in the area that was marked last", () => {
  const at = (savedAt: number, next: typeof pixel) => ({ kept: { done: 1, savedAt, next } });
  const homes = homesOf(
    [
      { ...list, ...at(1, point) },
      { ...course, ...at(2, pixel) },
    ],
    {},
  );
  expect(lastHome(homes)?.area).toBe("fbads");
  expect(lastHome(homesOf([list, course], {}))).toBeUndefined();
});
