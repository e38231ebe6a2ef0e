import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { makeBundle } from "./make-bundle.ts";
import { templatePictures } from "./template-pictures.ts";

const raw = readFileSync(
  new URL("../../../../../goods/library/templates/creative/restaurant.json", import.meta.url),
  "utf8",
);
const json = raw.replaceAll("{{PICTURES}}/", "http://localhost:3000/templates/pictures/");
afterEach(() => vi.unstubAllGlobals());

test("the bundle has each picture once with its words and its section", () => {
  const found = templatePictures(json);
  expect(found.length).toBeGreaterThanOrEqual(2);
  expect(new Set(found.map(({ file }) => file)).size).toBe(found.length);
  for (const picture of found) {
    expect(picture.path).toMatch(/^\/templates\/pictures\/creative\/restaurant-\d\.webp$/);
    expect(picture.alt).not.toBe("");
    expect(picture.section).toMatch(/^[A-Z][^:]+/);
  }
});

test("the archive holds the template, its pictures and a README", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(new Uint8Array([1, 2, 3]));
  });
  const { fileName, archive } = await makeBundle("Restaurant", "restaurant.json", json);
  const text = await archive.text();
  expect(fileName).toBe("restaurant.zip");
  const pictures = templatePictures(json);
  expect(asked).toEqual(pictures.map(({ path }) => path));
  expect(text).toContain("GREY BOXES");
  for (const { file, alt } of pictures) {
    expect(text).toContain(`restaurant/pictures/${file}`);
    expect(text).toContain(`Alternative text: ${alt}`);
  }
  expect(text).toContain(json.slice(0, 200));
});

test("a picture that does not come spoils the bundle", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  await expect(makeBundle("Restaurant", "restaurant.json", json)).rejects.toThrow("404");
});
