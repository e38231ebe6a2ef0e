import { describe, expect, test } from "vitest";
import { isPictureFile, pictureLimits, pictureSource, pictureType } from "./picture-name.ts";
import { readPicture } from "./pictures.ts";
import { jpegOf, pngOf, webpOf } from "./testing-pictures.ts";

const { least, most } = pictureLimits;
const page = Buffer.from("<!doctype html><script>alert(1)</script>");
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
/** What a camera writes into a JPEG. */
const exif = Buffer.from([0xff, 0xe1, 0, 10, ...Buffer.from("Exif\0\0ab")]);

describe("readPicture", () => {
  test.each([
    ["png", pngOf(640, 480)],
    ["jpg", jpegOf(640, 480)],
    ["jpg", jpegOf(640, 480, exif)],
    ["webp", webpOf(640, 480, "VP8 ")],
    ["webp", webpOf(640, 480, "VP8L")],
    ["webp", webpOf(640, 480, "VP8X")],
  ])("tells the size of a %s", (ending, bytes) => {
    expect(readPicture(new Uint8Array(bytes))).toEqual({ ending, width: 640, height: 480 });
  });

  test.each([
    ["an SVG drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["an SVG drawing", Buffer.from('<?xml version="1.0"?>\n<svg onload="alert(1)"/>')],
    ["a web page", page],
    ["a program", Buffer.from("MZ\u0090")],
    ["a file of the kind GIF picture", Buffer.from("GIF89a")],
    ["a file of the kind PDF", Buffer.from("%PDF-1.7")],
    ["something else", Buffer.from([])],
  ])("says that it looks like %s", (like, bytes) => {
    const { issue } = readPicture(new Uint8Array(bytes));
    expect(issue).toBe(`This is no PNG, JPEG or WebP picture: it looks like ${like}. Choose another.`);
  });

  test.each([
    ["PNG with a page behind it", joined(pngOf(100, 100), page)],
    ["PNG that is cut off", pngOf(100, 100).subarray(0, -1)],
    ["PNG that is a head alone", joined(pngOf(100, 100).subarray(0, 8), page)],
    ["PNG whose chunk is longer than the file", pngOf(100, 100).fill(0xff, 8, 12)],
    ["JPEG with a page behind it", joined(jpegOf(100, 100), page)],
    ["JPEG that is a head and a page", joined(jpegOf(1, 1).subarray(0, 3), page, Buffer.from([0xff, 0xd9]))],
    ["JPEG without a frame", joined(jpegOf(1, 1).subarray(0, 2), jpegOf(1, 1).subarray(15))],
    ["JPEG whose segment has no length", joined(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9]))],
    ["WebP with a page behind it", joined(webpOf(100, 100), page)],
    ["WebP of another chunk", joined(webpOf(100, 100).fill(0x20, 12, 16))],
    ["WebP that is too short", Buffer.from("RIFF\u0004\0\0\0WEBP")],
    ["WebP VP8 without its mark", joined(webpOf(100, 100, "VP8 ").fill(0, 23, 26))],
    ["WebP VP8L without its mark", joined(webpOf(100, 100, "VP8L").fill(0, 20, 21))],
  ])("refuses a %s", (_, bytes) => {
    expect(readPicture(new Uint8Array(bytes)).issue).toMatch(
      /^This (PNG|JPEG|WebP) picture is not whole, or goes on after its end\./,
    );
  });

  test.each([
    [least - 1, 500],
    [500, least - 1],
    [most + 1, 500],
    [500, most + 1],
    [65_535, 65_535],
    [0, 0],
  ])("refuses %i by %i pixels", (width, height) => {
    expect(readPicture(new Uint8Array(jpegOf(width, height))).issue).toBe(
      `This picture is ${width} by ${height} pixels. Each side may have ${least} to ${most}.`,
    );
  });

  test.each([
    [least, most],
    [most, least],
  ])("takes %i by %i pixels", (width, height) => {
    expect(readPicture(new Uint8Array(webpOf(width, height)))).toMatchObject({ width, height });
  });
});

describe("a picture by its name", () => {
  const file = `${"0123456789abcdef".repeat(2)}-1200x800.webp`;

  test("the name of a picture says where it is shown from, and how large", () => {
    expect(pictureSource(file)).toEqual({ src: `/pictures/${file}`, width: 1200, height: 800 });
  });

  test.each([
    ["webp", "image/webp"],
    ["png", "image/png"],
    ["jpg", "image/jpeg"],
  ])("the name of a picture with the ending %s makes it an %s", (ending, type) => {
    expect(pictureType(file.replace("webp", ending))).toBe(type);
  });

  test.each([
    file.replace("webp", "svg"),
    file.replace("webp", "html"),
    `${file}.html`,
    `../${file}`,
    `x/${file}`,
    file.toUpperCase(),
    `${file}\n`,
    file.replace("-1200x800", ""),
    "",
  ])("the name of a picture is not %j", (name) => {
    expect(isPictureFile(name)).toBe(false);
    expect(() => pictureType(name)).toThrow("is not the name of a picture");
  });
});
