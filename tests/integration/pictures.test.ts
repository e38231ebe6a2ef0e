// The picture of a product: sent by an admin, looked at whole, and shown from the shop's own address as a picture alone.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictureLimits } from "@store/contract/content/picture-name";
import { jpegOf, pngOf, webpOf } from "@store/contract/content/testing-pictures";
import { serveSite } from "@store/dev/gateway/site";
import { pagesFolder } from "@store/functions/lib/pages-folder";
import { folderOfPictures } from "@store/functions/lib/pictures-folder";
import { afterAll, beforeEach, expect, test } from "vitest";
import { callAdmin, newAdmin, tokenOf } from "../support/admin.ts";
import { announced, filesFolder, type MissingPart, pdfOf, putPart, sha256Of } from "../support/files.ts";
import { configureShop } from "../support/settings.ts";
import "../support/shop.ts";

const root = await mkdtemp(join(tmpdir(), "pictures-"));
const kept = join(root, "pictures");
const site = serveSite(join(root, "dist"), () => ({ "content-security-policy": "of a page" }), root);
const server = createServer((request, response) => void site.answer(request, response));
await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(root, { recursive: true });
});

let token = "";
beforeEach(async () => {
  configureShop({ sitePictures: folderOfPictures(root) });
  await rm(kept, { recursive: true, force: true });
  token = await tokenOf(await newAdmin());
});

async function ask(body: object, as = token) {
  const { status, body: answer } = await callAdmin("admin-content", body, as);
  return { status, ...answer } as {
    status: number;
    code?: string;
    error?: string;
    uploadId?: string;
    url?: string;
    picture?: string;
  };
}

const toldOf = (bytes: Buffer) => ({ size: bytes.length, sha256: sha256Of(bytes) });

async function send(bytes: Buffer, sent = bytes) {
  const told = toldOf(bytes);
  const begun = await ask({ action: "begin-picture", ...told });
  if (begun.status !== 200) return begun;
  const { uploadId, url = "" } = begun;
  await putPart({ number: 1, url, sha256: told.sha256 }, sent);
  return ask({ action: "finish-picture", ...told, uploadId });
}

const within = (folder: string) => readdir(folder).catch((): string[] => []);
const inStore = () => within(join(filesFolder, "objects"));

test.each([
  ["png", "image/png", pngOf(120, 90)],
  ["jpg", "image/jpeg", jpegOf(120, 90)],
  ["webp", "image/webp", webpOf(120, 90)],
])("a picture of the kind %s is shown as %s, and can run nothing", async (ending, type, bytes) => {
  const { picture = "" } = await send(bytes);
  expect(picture).toMatch(new RegExp(`^[0-9a-f]{32}-120x90\\.${ending}$`));
  const shown = await fetch(`${origin}/pictures/${picture}`);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": type,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
  expect(await inStore()).toEqual([]);
});

test("the same picture has the same name, and another one another", async () => {
  const [one, again, other] = [
    await send(pngOf(100, 100)),
    await send(pngOf(100, 100)),
    await send(pngOf(101, 100)),
  ];
  expect(again.picture).toBe(one.picture);
  expect(other.picture).not.toBe(one.picture);
});

test("publishing leaves pictures where they are", async () => {
  const { picture = "" } = await send(pngOf(100, 100));
  const pages = pagesFolder(root);
  const html = { path: "/x", file: "x.html", html: "x" };
  for (const rev of [2, 3]) await pages.show(await pages.stage(rev, [html]), ["x.html"]);
  expect(await within(kept)).toEqual([picture]);
});

const page = "<!doctype html><script>alert(document.cookie)</script>";
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const text = (letters: string) => Buffer.from(letters, "latin1");
const exif = Buffer.from([0xff, 0xe1, 0, 8, ...text("Exif\0\0")]);
const hostile: Record<string, [Buffer, RegExp]> = {
  "an SVG drawing": [text(svg), /looks like an SVG drawing/],
  "an SVG drawing behind an XML head": [text(`<?xml version="1.0"?>${svg}`), /looks like an SVG drawing/],
  "a page": [text(page), /looks like a web page/],
  "a page behind the first letters of a PNG": [text(`\u0089PNG\r\n\u001a\n${page}`), /is not whole/],
  "a page behind the first letters of a JPEG": [
    text(`\u00ff\u00d8\u00ff${page}\u00ff\u00d9`),
    /is not whole/,
  ],
  "a page behind the first letters of a WebP": [
    text(`RIFF\u0000\u0000\u0000\u0000WEBP${page}`),
    /is not whole/,
  ],
  "a page at the end of a PNG": [Buffer.concat([pngOf(100, 100), text(page)]), /goes on after its end/],
  "a page at the end of a JPEG": [
    Buffer.concat([jpegOf(100, 100, exif), text(page)]),
    /goes on after its end/,
  ],
  "an archive at the end of a WebP": [
    Buffer.concat([webpOf(100, 100), text("PK\u0003\u0004")]),
    /after its end/,
  ],
  "a GIF": [text("GIF89a"), /looks like a file of the kind GIF picture/],
  "a PDF": [pdfOf(2000), /looks like a file of the kind PDF/],
  "a script": [text("#!/bin/sh\nrm -rf /"), /looks like a program/],
  "a program": [text("MZ\u0090\u0000"), /looks like a program/],
  nothing: [Buffer.alloc(64), /looks like something else/],
  "a PNG that draws four thousand million pixels": [pngHead(65_535, 65_535), /65535 by 65535 pixels/],
  "a JPEG that is one line": [jpegOf(2000, 1), /2000 by 1 pixels/],
};

function pngHead(width: number, height: number): Buffer {
  const bytes = Buffer.from(pngOf(100, 100));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

test.each(Object.keys(hostile))("%s is refused in words, and stays nowhere", async (what) => {
  const [bytes, words] = hostile[what] as [Buffer, RegExp];
  const answer = await send(bytes);
  expect(answer).toMatchObject({ status: 400, code: "content.refused", error: expect.stringMatching(words) });
  expect([await within(kept), await inStore()]).toEqual([[], []]);
});

test.each([
  { size: 0 },
  { size: -1 },
  { size: 1.5 },
  { size: pictureLimits.kept + 1 },
  { size: "100" },
  { sha256: "no checksum" },
  { sha256: undefined },
])("a picture that is announced as %j is not begun", async (lie) => {
  expect(await ask({ action: "begin-picture", ...toldOf(pngOf(100, 100)), ...lie })).toMatchObject({
    status: 400,
  });
});

test.each(["../../x", "a/b", "", "x".repeat(301), "a&partNumber=2"])(
  "an upload called %j is none",
  async (uploadId) => {
    const answer = await ask({ action: "finish-picture", ...toldOf(pngOf(100, 100)), uploadId });
    expect(answer).toMatchObject({ status: 400, code: "input.invalid" });
  },
);

test("other bytes than those that were announced never get in", async () => {
  expect(await send(pngOf(100, 100), text(page))).toMatchObject({ code: "content.parts_missing" });
  expect(await within(kept)).toEqual([]);
});

test("the upload of a product's file cannot be finished as a picture", async () => {
  const bytes = pngOf(100, 100);
  const begun = (await callAdmin("admin-content", announced("star-charts", "a.png", bytes), token)).body as {
    file: { fileId: string; draft: { sum: string } };
  };
  const seen = { product: "star-charts", fileId: begun.file.fileId, sum: begun.file.draft.sum };
  const { missing } = (await callAdmin("admin-content", { action: "parts", ...seen }, token)).body as {
    missing: MissingPart[];
  };
  const [part] = missing as [MissingPart];
  await putPart(part, bytes);
  const uploadId = new URL(part.url).searchParams.get("uploadId");
  expect(await ask({ action: "finish-picture", ...toldOf(bytes), uploadId })).toMatchObject({
    code: "content.parts_missing",
  });
  expect(await ask({ action: "finish-upload", ...seen })).toMatchObject({ status: 200 });
  await ask({ action: "discard", ...seen });
});

test("nobody but an admin sends a picture", async () => {
  for (const action of ["begin-picture", "finish-picture"])
    expect((await ask({ action, ...toldOf(pngOf(100, 100)), uploadId: "a" }, "")).status).toBe(401);
});

test("nothing is shown from among the pictures that is not named as one", async () => {
  const { picture = "" } = await send(pngOf(100, 100));
  await mkdir(kept, { recursive: true });
  for (const name of ["x.html", "x.svg", `${picture}.html`, picture.replace("png", "svg")])
    await writeFile(join(kept, name), page);
  await writeFile(join(root, "secret.txt"), "secret");
  for (const path of [
    "x.html",
    "x.svg",
    `${picture}.html`,
    picture.replace("png", "svg"),
    "../secret.txt",
    "%2e%2e/secret.txt",
    "",
  ]) {
    const answer = await fetch(`${origin}/pictures/${path}`);
    expect(answer.status, path).toBe(404);
    expect(await answer.text()).not.toMatch(/alert|secret/);
  }
  expect((await readFile(join(kept, picture))).length).toBeGreaterThan(0);
});
