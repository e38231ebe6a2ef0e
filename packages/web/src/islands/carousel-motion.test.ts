import * as fc from "fast-check";
import { expect, it } from "vitest";
import { advance } from "./carousel-motion.ts";

it("moves one pixel every 20 ms", () => {
  expect(advance({ position: 0, rest: 0 }, 20, 1000)).toEqual({ position: 1, rest: 0 });
  expect(advance({ position: 0, rest: 0 }, 1000, 1000)).toEqual({ position: 50, rest: 0 });
});

it("keeps the time that has not made a pixel", () => {
  expect(advance({ position: 7, rest: 15 }, 4, 1000)).toEqual({ position: 7, rest: 19 });
  expect(advance({ position: 7, rest: 19 }, 1, 1000)).toEqual({ position: 8, rest: 0 });
});

it("begins again after one set", () => {
  expect(advance({ position: 999, rest: 0 }, 40, 1000).position).toBe(1);
});

it("comes to the same place however the frames fall", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 200 }), (frames) => {
      const elapsed = frames.reduce((sum, frame) => sum + frame, 0);
      const stepped = frames.reduce((motion, frame) => advance(motion, frame, 3200), {
        position: 0,
        rest: 0,
      });
      expect(stepped).toEqual(advance({ position: 0, rest: 0 }, elapsed, 3200));
    }),
  );
});
