import { expect, test } from "vitest";
import { contrast, isDark, legible, mix } from "./colour.ts";

test("contrast as WCAG counts it", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
  expect(contrast("#FFFFFF", "#777777")).toBe(contrast("#777777", "#FFFFFF"));
});

test("mix goes from one to the other", () => {
  expect([
    mix("#000000", "#FFFFFF", 0),
    mix("#000000", "#FFFFFF", 1),
    mix("#000000", "#FFFFFF", 0.5),
  ]).toEqual(["#000000", "#FFFFFF", "#808080"]);
});

test("a legible colour reads on every ground, and is left alone where it already does", () => {
  expect(legible("#123456", "#FFFFFF")).toBe("#123456");
  for (let red = 0; red < 256; red += 51) {
    for (let green = 0; green < 256; green += 51) {
      for (let blue = 0; blue < 256; blue += 51) {
        const ground =
          `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
        for (const colour of ["#FF5C38", "#FFD02B", "#1B3BFF", "#808080"]) {
          // Mid greys carry at most about 4.6 in either direction.
          expect(
            contrast(legible(colour, ground, 4.5), ground),
            `${colour} on ${ground}`,
          ).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  }
});

test("dark is what white reads better on", () => {
  expect([isDark("#101010"), isDark("#F0F0F0")]).toEqual([true, false]);
});
