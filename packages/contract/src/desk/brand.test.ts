import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { DeskBrand, isLogo, plainBrand } from "./brand.ts";

/** A grey PNG of this size, whose checksums nobody reads. */
function png(width: number, height: number, more = 20): string {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    Buffer.from("IHDR"),
    size,
    Buffer.from([8, 0, 0, 0, 0, 0, 0, 0, 0]),
    deflateSync(Buffer.alloc(40)),
    Buffer.alloc(more),
  ]).toString("base64");
}

test.each([
  ["a PNG as large as may be", png(480, 160), true],
  ["one that is too wide", png(481, 160), false],
  ["one that is too high", png(480, 161), false],
  ["one of no size", png(0, 10), false],
  ["one of too many bytes", png(10, 10, 10_000), false],
  [
    "an SVG",
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${" ".repeat(60)}</svg>`).toString("base64"),
    false,
  ],
  ["what is no base64", "<script>", false],
])("%s is judged as a logo", (_, logo, taken) => {
  expect(isLogo(logo)).toBe(taken);
});

test("a brand may have no logo, and no script in its colour", () => {
  expect(DeskBrand.safeParse(plainBrand).success).toBe(true);
  expect(DeskBrand.safeParse({ ...plainBrand, colour: "red;background:url(//x)" }).success).toBe(false);
});
