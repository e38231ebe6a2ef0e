import { expect, test } from "vitest";
import { previewPath } from "./library-paths.ts";

test("each part of a preview has an address of its own", () => {
  expect(previewPath("cars-2")).toBe("/templates/previews/cars-2.webp");
  expect(previewPath("cars-2", "top")).toBe("/templates/previews/cars-2.webp");
  expect(previewPath("cars-2", "full")).toBe("/templates/previews/cars-2-full.webp");
  expect(previewPath("cars-2", "phone")).toBe("/templates/previews/cars-2-phone.webp");
});
