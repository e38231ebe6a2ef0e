// Three hundred uploads that mean no good. Each is refused in words, or lies in the store as bytes that nobody opens and
// that are handed out to be saved, never shown.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import type { AdminFile } from "@store/contract/content/content-files";
import { fileEndings } from "@store/contract/content/file-kinds";
import { readFiles } from "@store/core/content/read-files";
import { setting } from "@store/core/platform/settings";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { callAdmin, newAdmin, tokenOf } from "../support/admin.ts";
import { chanceOf } from "../support/chance.ts";
import { announced, cut, filesFolder, type MissingPart, pdfOf, putPart, sha256Of } from "../support/files.ts";
import "../support/shop.ts";

const product = "star-charts";
const chance = chanceOf(31);
const kibi = 1024;
const bytesOf = (text: string) => Buffer.from(text, "latin1");
const page = "<!doctype html><script>alert(document.cookie)</script>";
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

let token = "";
beforeEach(async () => {
  token = await tokenOf(await newAdmin());
});

async function ask(body: object) {
  const { status, body: answer } = await callAdmin("admin-content", body, token);
  return { status, ...answer } as { status: number; error?: string; code?: string; file?: AdminFile };
}

const seenOf = ({ fileId, draft }: AdminFile) => ({ product, fileId, sum: draft?.sum });

/** Uploads whatever the parts' addresses take, and asks for it to be put together. */
async function push(name: string, bytes: Buffer, sent = cut(bytes)) {
  const begun = await ask(announced(product, name, bytes));
  if (!begun.file) return begun;
  const { missing = [] } = (await ask({ action: "parts", ...seenOf(begun.file) })) as {
    missing?: MissingPart[];
  };
  const taken = await Promise.all(
    missing.map((part) => putPart(part, sent[part.number - 1] ?? Buffer.alloc(0))),
  );
  const finished = await ask({ action: "finish-upload", ...seenOf(begun.file) });
  if (finished.status !== 200 && finished.code !== "content.refused")
    await ask({ action: "discard", ...seenOf(begun.file) });
  return { ...finished, taken };
}

let refused = 0;
let stored = 0;
const kept: { name: string; bytes: Buffer }[] = [];

async function isRefused(name: string, bytes: Buffer, words: RegExp, sent?: Buffer[]) {
  const answer = await push(name, bytes, sent);
  expect(answer.status, `${JSON.stringify(name)} ${JSON.stringify(answer)}`).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.error).toMatch(words);
  refused++;
}

async function isStored(name: string, bytes: Buffer) {
  const answer = await push(name, bytes);
  expect(answer.file?.draft?.state, `${name} ${JSON.stringify(answer)}`).toBe("ready");
  const [file] = (await readFiles(product)).filter(({ draft }) => draft?.name === name);
  if (!file?.draft) throw new Error(name);
  const handed = await fetch(await setting("fileStore").address(file.draft.key, name));
  expect(Object.fromEntries(handed.headers)).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": expect.stringMatching(
      /^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w.~!%-]+$/,
    ),
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect(bytes.equals(Buffer.from(await handed.arrayBuffer()))).toBe(true);
  kept.push({ name, bytes });
  stored++;
  await ask({ action: "discard", product, fileId: file.fileId, sum: file.draft.sum });
}

/** What is inside of something else than it says. */
const disguises: Record<string, Buffer> = {
  page: bytesOf(page),
  "page after spaces": bytesOf(`\r\n\t  ${page}`),
  "page with a mark before it": Buffer.from(`\ufeff${page}`),
  drawing: bytesOf(svg),
  "drawing with a head": bytesOf(`<?xml version="1.0"?>${svg}`),
  script: bytesOf("#!/bin/sh\nrm -rf /\n"),
  "Windows program": Buffer.concat([bytesOf("MZ\u0090\u0000"), Buffer.alloc(200, 7)]),
  "Linux program": Buffer.concat([bytesOf("\u007fELF"), Buffer.alloc(200, 7)]),
  javascript: Buffer.concat([bytesOf("alert(1)//\u0000")]),
  nothing: Buffer.alloc(64),
  "PDF after something else": bytesOf(`x%PDF-1.7\u0000${page}`),
  "shortcut of Windows": bytesOf("L\u0000\u0000\u0000\u0001\u0014\u0002\u0000"),
  "old Office file with macros": bytesOf("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"),
};

test.each(Object.keys(disguises))("the disguise %j under the name of any kind is refused", async (what) => {
  for (const ending of fileEndings)
    await isRefused(
      `${what.replaceAll(" ", "-")}.${ending}`,
      disguises[what] as Buffer,
      / is no .* looks like /,
    );
});

const marks = (list: string[]) => list.map((mark) => `gui${mark}de.pdf`);
const wrongNames: Record<string, string[]> = {
  "an ending that is not taken": [
    ...[
      "guide.pdf.exe",
      "guide.pdf.html",
      "guide.pdf.svg",
      "chart.svg",
      "page.html",
      "a.js",
      "run.bat",
      "x.scr",
    ],
  ],
  "no name or no ending": ["pdf", "noending", ".pdf", "...", " .pdf"],
  "a path": [
    ...["../../etc/passwd.pdf", "a/b.pdf", "a\\b.pdf", "C:\\x.pdf", "/abs.pdf", "..\\..\\x.pdf", "a:b.pdf"],
  ],
  "a mark that nobody sees": marks([
    "\u202e",
    "\u202d",
    "\u2066",
    "\u2067",
    "\u200e",
    "\u200f",
    "\u200b",
    "\u2060",
    "\ufeff",
    "\u00ad",
  ]),
  "a control": marks([
    "\u0000",
    "\u0001",
    "\u0007",
    "\u001b",
    "\u007f",
    "\u0085",
    "\r\n",
    "\n",
    "\t",
    "\u2028",
    "\u2029",
  ]),
  "a mark of programs": marks(['"', "<", ">", "|", "?", "*"]),
  "half a letter": marks(["\ud800"]),
  "too many letters": [`${"a".repeat(117)}.pdf`, `${"a".repeat(9000)}.pdf`],
};
test.each(Object.keys(wrongNames))("a name with %s is refused", async (what) => {
  for (const name of wrongNames[what] ?? []) await isRefused(name, pdfOf(kibi), /name|kinds/);
});

test("a size or parts that cannot be are refused", async () => {
  const begin = announced(product, "guide.pdf", pdfOf(kibi));
  const sum = begin.parts[0] as string;
  const lies = [
    { size: 0 },
    { size: -1 },
    { size: 1.5 },
    { size: 200 * kibi * kibi + 1, parts: Array(41).fill(sum) },
    { size: Number.MAX_SAFE_INTEGER },
    { size: "2000" },
    { parts: [] },
    { parts: [sum, sum] },
    { parts: Array(41).fill(sum) },
    { parts: ["not a checksum"] },
    { parts: [`${sum.slice(0, -1)}!`] },
    { fileId: "../../../etc/pass" },
    { fileId: "0123456789abcdef" },
    { product: "../x" },
    { product: "A B" },
  ];
  for (const lie of lies) {
    const answer = await ask({ ...begin, ...lie });
    expect([400, 404], JSON.stringify(lie).slice(0, 80)).toContain(answer.status);
    refused++;
  }
});

test("bytes that are not those that were announced never get in", async () => {
  for (let round = 0; round < 12; round++) {
    const bytes = pdfOf(kibi + round, round);
    const other = Buffer.from(bytes);
    const at = chance.below(other.length);
    other[at] = (other[at] ?? 0) ^ (1 + chance.below(255));
    const sent = chance.pick([other, bytes.subarray(1), Buffer.concat([bytes, bytes]), Buffer.alloc(0)]);
    await isRefused(`changed-${round}.pdf`, bytes, /1 of 1 parts .* have not arrived/, [sent]);
  }
});

test("an upload that is resumed with other bytes takes none of them", async () => {
  const bytes = pdfOf(6 * kibi * kibi, 1);
  for (let round = 0; round < 6; round++) {
    const begun = (await ask(announced(product, "long.pdf", bytes))).file as AdminFile;
    const { missing } = (await ask({ action: "parts", ...seenOf(begun) })) as unknown as {
      missing: MissingPart[];
    };
    const [first, second] = missing as [MissingPart, MissingPart];
    const [head] = cut(bytes) as [Buffer];
    expect(await putPart(first, head)).toBe(200);
    // Of the announced size, shorter, under its own checksum, at another part's place, and in another product.
    const evil = bytesOf(page);
    expect(await putPart(second, Buffer.alloc(bytes.length - head.length, page))).toBe(400);
    expect(await putPart(second, evil)).toBe(403);
    expect(await putPart({ ...second, sha256: sha256Of(evil) }, evil)).toBe(403);
    expect(await putPart({ ...second, url: second.url.replace("partNumber=2", "partNumber=1") }, evil)).toBe(
      403,
    );
    expect(await putPart({ ...second, url: second.url.replace("star-charts", "moon-charts") }, evil)).toBe(
      403,
    );
    const answer = await ask({ action: "finish-upload", ...seenOf(begun) });
    expect(answer.code).toBe("content.parts_missing");
    expect((await ask({ ...announced(product, "long.pdf", pdfOf(6 * kibi * kibi, 2 + round)) })).code).toBe(
      "content.busy",
    );
    await ask({ action: "discard", ...seenOf(begun) });
    refused++;
  }
});

test("what an address is not for is refused by the store", async () => {
  const bytes = pdfOf(kibi);
  const begun = (await ask(announced(product, "guide.pdf", bytes))).file as AdminFile;
  const { missing } = (await ask({ action: "parts", ...seenOf(begun) })) as unknown as {
    missing: MissingPart[];
  };
  const { url, sha256 } = missing[0] as MissingPart;
  for (const method of ["GET", "HEAD", "POST", "DELETE", "PATCH"]) {
    const answer = await fetch(url, { method, headers: { "x-amz-checksum-sha256": sha256 } });
    expect(answer.status, method).toBe(403);
    refused++;
  }
  await putPart(missing[0] as MissingPart, bytes);
  await ask({ action: "finish-upload", ...seenOf(begun) });
  // After it was put together, its parts' addresses reach nothing.
  expect(await putPart(missing[0] as MissingPart, bytes)).toBe(404);
  expect(
    (await ask({ action: "publish", product, drafts: [{ fileId: begun.fileId, sum: `${sha256}-1` }] })).code,
  ).toBe("content.changed");
  await ask({ action: "discard", ...seenOf(begun) });
  refused += 2;
});

test("a bomb, and what is a good file with a bad one inside, lie there as bytes", async () => {
  const bomb = deflateRawSync(Buffer.alloc(8 * kibi * kibi));
  const zip = (name: string, body: Buffer) => {
    const head = Buffer.alloc(30);
    head.write("PK\u0003\u0004", "latin1");
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(body.length, 18);
    head.writeUInt32LE(0xffffffff, 22);
    head.writeUInt16LE(name.length, 26);
    return Buffer.concat([head, bytesOf(name), body]);
  };
  const good: Record<string, Buffer> = {
    pdf: bytesOf(`%PDF-1.7\n${page}\n/JavaScript (app.alert(1))`),
    zip: zip("zeros", bomb),
    xlsx: zip("[Content_Types].xml", bomb),
    ods: zip("mimetype", bomb),
    csv: bytesOf('name,price\n=cmd|"/c calc"!A1,1\n'),
    docx: zip("word/document.xml", bomb),
    pptx: zip("ppt/x.xml", bomb),
    epub: zip("mimetype", bytesOf("application/epub+zip")),
    png: bytesOf(`\u0089PNG\r\n\u001a\n${page}`),
    jpg: bytesOf(`\u00ff\u00d8\u00ff${svg}`),
    jpeg: bytesOf(`\u00ff\u00d8\u00ff${page}`),
    gif: bytesOf(`GIF89a/*${page}*/`),
    webp: bytesOf(`RIFF\u0000\u0000\u0000\u0000WEBP${page}`),
    mp3: bytesOf(`ID3\u0004${page}`),
    m4a: bytesOf(`\u0000\u0000\u0000\u0020ftypM4A ${page}`),
    wav: bytesOf(`RIFF\u0000\u0000\u0000\u0000WAVE${page}`),
  };
  expect(Object.keys(good).sort()).toEqual([...fileEndings].sort());
  for (const [ending, bytes] of Object.entries(good)) {
    await isStored(`harmless.${ending}`, bytes);
    // Names of all scripts are names; only their marks are not.
    if (chance.percent(60)) await isStored(`जन्म कुंडली (1) 'é' ${ending.toUpperCase()}.${ending}`, bytes);
  }
  await isStored("קטלוג.pdf", good.pdf as Buffer);
  await isStored("v1.2.html.pdf", good.pdf as Buffer);
  expect(kept.some(({ bytes }) => bytes.includes(bomb))).toBe(true);
});

afterEach(async () => {
  // Nothing of it stays: in no list, and in no corner of the store.
  expect(await readFiles(product)).toEqual([]);
  expect(await within("objects")).toEqual([]);
  for (const key of await within("uploads")) expect(await within("uploads", key)).toEqual([]);
});

const within = (...path: string[]) => readdir(join(filesFolder, ...path)).catch((): string[] => []);

afterAll(() => {
  expect(refused + stored).toBeGreaterThanOrEqual(300);
});
