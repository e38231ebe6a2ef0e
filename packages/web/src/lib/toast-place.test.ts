import { describe, expect, test } from "vitest";
import { freeStrip } from "./toast-place.ts";

const at = (top: number, height: number) => ({ top, bottom: top + height });

describe("the place of toasts on a small screen", () => {
  test("is the lower edge while nothing to press is there", () => {
    expect(freeStrip([at(100, 50)], 80, 640)).toBe(536);
  });

  test("is above what can be pressed at the lower edge", () => {
    expect(freeStrip([at(560, 80), at(470, 60)], 80, 640)).toBe(390);
    expect(freeStrip([at(560, 80)], 80, 640)).toBe(480);
  });

  test("is between two controls only where both leave room", () => {
    expect(freeStrip([at(560, 80), at(350, 100)], 80, 640)).toBe(480);
    expect(freeStrip([at(560, 80), at(350, 150)], 80, 640)).toBe(270);
  });

  test("is nowhere on a screen full of controls", () => {
    const rows = Array.from({ length: 10 }, (_, row) => at(row * 64, 50));
    expect(freeStrip(rows, 80, 640)).toBeUndefined();
  });
});
