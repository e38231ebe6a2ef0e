import { expect, it } from "vitest";
import { advance } from "./carousel-motion.ts";

it("the carousel moves one pixel every 20 ms", () => {
  expect(advance({ position: 0, rest: 0 }, 20, 1000)).toEqual({ position: 1, rest: 0 });
  expect(advance({ position: 0, rest: 0 }, 1000, 1000)).toEqual({ position: 50, rest: 0 });
});

it("the carousel keeps the time that has not made a pixel", () => {
  expect(advance({ position: 7, rest: 15 }, 4, 1000)).toEqual({ position: 7, rest: 19 });
  expect(advance({ position: 7, rest: 19 }, 1, 1000)).toEqual({ position: 8, rest: 0 });
});

it("the carousel begins again after one set", () => {
  expect(advance({ position: 999, rest: 0 }, 40, 1000).position).toBe(1);
});

it.each([7, 16, 17, 20, 33, 100])("the carousel comes to the same place in frames of %i ms", (frame) => {
  let motion = { position: 0, rest: 0 };
  for (let i = 0; i < 500; i++) motion = advance(motion, frame, 3200);
  expect(motion).toEqual(advance({ position: 0, rest: 0 }, 500 * frame, 3200));
});
