// Places as the memory store keeps them, against a plain sorted list.
import fc from "fast-check";
import { expect, test } from "vitest";
import { sortedPlaces } from "./sorted-places.ts";

test("sortedPlaces reads like a sorted list after any changes, forward and backward", () => {
  const number = fc.integer({ min: 0, max: 9999 });
  fc.assert(
    fc.property(fc.array(number, { maxLength: 4000, size: "max" }), number, number, (numbers, low, high) => {
      const [places, plain] = [sortedPlaces(), new Set<string>()];
      for (const one of numbers) {
        const place = String(one).padStart(4, "0");
        if (plain.has(place)) places.remove(place);
        else places.add(place);
        if (!plain.delete(place)) plain.add(place);
      }
      const sorted = [...plain].sort();
      expect(places.all()).toEqual(sorted);
      const [from, to] = [low, high].map((one) => String(one).padStart(4, "0")) as [string, string];
      const wanted = sorted.filter((place) => place >= from && place < to);
      for (const read of [places, sortedPlaces(places.all())]) {
        expect([...read.within({ from, to }, false)]).toEqual(wanted);
        expect([...read.within({ from, to }, true)]).toEqual(wanted.toReversed());
      }
    }),
    { numRuns: 60 },
  );
});

test("sortedPlaces takes in places from both ends and in the middle of long runs", () => {
  const places = sortedPlaces();
  const names = Array.from({ length: 5000 }, (_, at) => String((at * 7919) % 5000).padStart(4, "0"));
  for (const name of names) places.add(name);
  expect(places.all()).toEqual(names.toSorted());
  for (const name of names) places.remove(name);
  expect(places.all()).toEqual([]);
});
