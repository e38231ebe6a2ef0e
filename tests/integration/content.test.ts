// The files of a product of one's own: put in by admins, part by part, published, and opened by who bought the product.
import type { AdminFile } from "@store/contract/content/content-files";
import { limits } from "@store/contract/limits";
import { productName } from "@store/contract/offer/catalogue";
import { openFiles } from "@store/core/content/open-files";
import { readFile } from "@store/core/content/read-files";
import { requireSession } from "@store/core/customers/session";
import { AuditEntity } from "@store/core/platform/audit.entity";
import { setting } from "@store/core/platform/settings";
import { throttle } from "@store/core/platform/throttle";
import { monthOf } from "@store/core/platform/time";
import { beforeEach, expect, test, vi } from "vitest";
import "../support/shop.ts";
import { callAdmin, newAdmin, tokenOf } from "../support/admin.ts";
import { alarms } from "../support/alarms.ts";
import { announced, cut, type MissingPart, pdfOf, putPart } from "../support/files.ts";
import { logIn, memberWithPassword } from "../support/logins.ts";

const product = "seo-checklist";
const mebi = 1024 * 1024;
let token = "";
beforeEach(async () => {
  token = await tokenOf(await newAdmin());
});

async function ask(body: object, as = token): Promise<Record<string, unknown>> {
  const { status, body: answer } = await callAdmin("admin-content", body, as);
  return { status, ...answer };
}

/** Somebody who has bought the product, or the bundle without it. */
async function insider(bought: typeof product | "bundle") {
  const { buyer, password } = await memberWithPassword(bought === product ? { upsells: [product] } : {});
  return logIn(buyer.email, password);
}

const fileOf = (answer: Record<string, unknown>) => answer.file as AdminFile;
const filesOf = (answer: Record<string, unknown>) => answer.files as AdminFile[];

/** Names the version that waits. */
const seenOf = ({ fileId, draft }: AdminFile) => ({ product, fileId, sum: draft?.sum });

async function missingOf(file: AdminFile): Promise<MissingPart[]> {
  return (await ask({ action: "parts", ...seenOf(file) })).missing as MissingPart[];
}

async function sendMissing(file: AdminFile, bytes: Buffer): Promise<void> {
  const parts = cut(bytes);
  for (const part of await missingOf(file))
    expect(await putPart(part, parts[part.number - 1] ?? Buffer.alloc(0))).toBe(200);
}

async function upload(name: string, bytes: Buffer, fileId?: string): Promise<AdminFile> {
  const begun = fileOf(await ask({ ...announced(product, name, bytes), fileId }));
  await sendMissing(begun, bytes);
  return fileOf(await ask({ action: "finish-upload", ...seenOf(begun) }));
}

const publish = (files: AdminFile[], as = token) =>
  ask(
    {
      action: "publish",
      product,
      drafts: files.map(({ fileId, draft }) => ({ fileId, sum: draft?.sum })),
    },
    as,
  );

test("a file in three parts is published and saved by its buyer as it was", async () => {
  const bytes = pdfOf(11 * mebi);
  const file = await upload("Star charts.pdf", bytes);
  expect(file.draft).toMatchObject({ name: "Star charts.pdf", size: bytes.length, state: "ready" });
  const buyer = await insider(product);
  const asked = { sessionToken: buyer.sessionToken, product };
  expect((await openFiles(asked)).content).toEqual({ kind: "files", name: productName(product), files: [] });
  expect(filesOf(await publish([file]))).toMatchObject([{ live: { version: 1, difference: "" } }]);
  const { content } = await openFiles(asked);
  expect(content).toMatchObject({ files: [{ name: "Star charts.pdf", size: bytes.length, version: 1 }] });

  const way = (await openFiles({ ...asked, fileId: file.fileId })).content;
  if (way.kind !== "file") throw new Error(way.kind);
  const answer = await fetch(way.url);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="Star charts.pdf"; filename*=UTF-8''Star%20charts.pdf`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "private, no-store",
  });
  expect(bytes.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
});

test("an upload that breaks twice goes on where it was", async () => {
  const bytes = pdfOf(16 * mebi);
  const parts = cut(bytes);
  const begun = fileOf(await ask(announced(product, "long.pdf", bytes)));
  const first = await missingOf(begun);
  expect(first.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  await putPart(first[1] as MissingPart, parts[1] as Buffer);
  expect(await ask({ action: "finish-upload", ...seenOf(begun) })).toMatchObject({
    status: 409,
    error: "3 of 4 parts of this file have not arrived. Go on with its upload.",
  });
  // Another browser, which was told nothing of the first.
  const again = fileOf(await ask(announced(product, "long.pdf", bytes)));
  expect(again).toEqual(begun);
  const second = await missingOf(again);
  expect(second.map(({ number }) => number)).toEqual([1, 3, 4]);
  await putPart(second[2] as MissingPart, parts[3] as Buffer);
  await sendMissing(again, bytes);
  expect(fileOf(await ask({ action: "finish-upload", ...seenOf(begun) })).draft?.state).toBe("ready");
  expect(fileOf(await ask({ action: "finish-upload", ...seenOf(begun) })).draft?.state).toBe("ready");
});

test("a new version says what is different, and takes the place of the one before", async () => {
  const first = await upload("guide.pdf", pdfOf(2000, 1));
  await publish([first]);
  const second = await upload("guide.pdf", pdfOf(3000, 2));
  expect(second).toMatchObject({ fileId: first.fileId, live: { version: 1 }, draft: { size: 3000 } });
  expect(await publish([second])).toMatchObject({ status: 400, code: "content.difference" });
  const difference = "A chapter on the moon.";
  await ask({ action: "describe", ...seenOf(second), difference });
  expect(filesOf(await publish([second]))).toMatchObject([{ live: { version: 2, size: 3000, difference } }]);
  const { body } = await callAdmin("admin-content", announced(product, "guide.pdf", pdfOf(3000, 2)), token);
  expect(body).toMatchObject({ code: "content.same" });
});

test("a version may have another name, but not that of another file", async () => {
  const guide = await upload("guide.pdf", pdfOf(2000, 1));
  await upload("chart.pdf", pdfOf(2000, 2));
  await publish([guide]);
  const named = (name: string) => ask({ ...announced(product, name, pdfOf(2500, 3)), fileId: guide.fileId });
  expect(await named("chart.pdf")).toMatchObject({ status: 409, code: "content.exists" });
  expect(fileOf(await named("guide-2.pdf"))).toMatchObject({
    live: { name: "guide.pdf" },
    draft: { name: "guide-2.pdf" },
  });
});

test("files are put in order by an admin who has seen all of them", async () => {
  const ids: string[] = [];
  for (const name of ["a.pdf", "b.pdf", "c.pdf"])
    ids.push((await upload(name, pdfOf(2000, ids.length))).fileId);
  const order = ids.toReversed();
  expect(filesOf(await ask({ action: "order", product, order })).map(({ fileId }) => fileId)).toEqual(order);
  for (const other of [order.slice(1), [...order, "0123456789abcdef"], [order[0], order[0], order[1]]])
    expect(await ask({ action: "order", product, order: other })).toMatchObject({ code: "content.changed" });
});

test("what is removed or discarded is gone for buyers, and written down", async () => {
  const [kept, gone] = [await upload("kept.pdf", pdfOf(2000, 1)), await upload("gone.pdf", pdfOf(2000, 2))];
  await publish([kept, gone]);
  const { sessionToken } = await insider(product);
  const asked = { sessionToken, product, fileId: gone.fileId };
  const before = (await openFiles(asked)).content;
  const waits = await upload("waits.pdf", pdfOf(2000, 3));
  expect(filesOf(await ask({ action: "discard", ...seenOf(waits) }))).toHaveLength(2);
  const remove = { action: "remove", product, fileId: gone.fileId };
  expect(filesOf(await ask(remove))).toMatchObject([{ live: { name: "kept.pdf" } }]);
  expect(await ask(remove)).toMatchObject({ status: 200 });
  await expect(openFiles(asked)).rejects.toMatchObject({ code: "content.not_found" });
  if (before.kind === "file") expect((await fetch(before.url)).status).toBe(404);
  const { data } = await AuditEntity.query.byMonth({ month: monthOf(Date.now()) }).go();
  expect(data.map(({ action, target }) => `${action} ${target}`).sort()).toEqual([
    `content.publish ${product}`,
    `content.remove ${product}`,
  ]);
});

test("an outsider and the buyer of something else open nothing", async () => {
  const file = await upload("guide.pdf", pdfOf(2000));
  await publish([file]);
  const other = await insider("bundle");
  for (const fileId of [undefined, file.fileId]) {
    const asked = { product, ...(fileId && { fileId }) };
    await expect(openFiles({ ...asked, sessionToken: "x" })).rejects.toMatchObject({
      code: "session.invalid",
    });
    await expect(openFiles({ ...asked, sessionToken: other.sessionToken })).rejects.toMatchObject({
      code: "login.not_bought",
    });
  }
});

test("an address ends after a minute, and a part's after a quarter of an hour", async () => {
  const bytes = pdfOf(2000);
  const begun = fileOf(await ask(announced(product, "guide.pdf", bytes)));
  const [part] = await missingOf(begun);
  vi.setSystemTime(Date.now() + 15 * 60_000 + 1000);
  token = await tokenOf(await newAdmin());
  expect(await putPart(part as MissingPart, bytes)).toBe(403);
  await sendMissing(begun, bytes);
  const file = fileOf(await ask({ action: "finish-upload", ...seenOf(begun) }));
  await publish([file]);
  const { sessionToken } = await insider(product);
  const way = (await openFiles({ sessionToken, product, fileId: file.fileId })).content;
  if (way.kind !== "file") throw new Error(way.kind);
  vi.setSystemTime(Date.now() + 61_000);
  expect((await fetch(way.url)).status).toBe(403);
});

test("two admins at once lose nothing of each other", async () => {
  const other = await tokenOf(await newAdmin());
  const bytes = pdfOf(2000, 1);
  // Both add the same file.
  const both = await Promise.all([token, other].map((as) => ask(announced(product, "guide.pdf", bytes), as)));
  expect(both.map(fileOf).map(({ fileId }) => fileId)).toEqual(Array(2).fill(fileOf(both[0] ?? {}).fileId));
  expect(filesOf(await ask({ action: "list", product }))).toHaveLength(1);
  // One adds other bytes under the same name.
  expect(await ask(announced(product, "guide.pdf", pdfOf(2000, 2)), other)).toMatchObject({
    code: "content.busy",
  });
  const begun = fileOf(both[0] ?? {});
  await sendMissing(begun, bytes);
  const finished = await Promise.all(
    [token, other].map((as) => ask({ action: "finish-upload", ...seenOf(begun) }, as)),
  );
  expect(finished.map(({ status }) => status)).toEqual([200, 200]);
  // Replaced between finish and publish: the one who has not seen it publishes nothing.
  const seen = fileOf(finished[0] ?? {});
  await ask({ action: "discard", ...seenOf(seen) }, other);
  const replaced = await upload("guide.pdf", pdfOf(2000, 3));
  expect(await publish([seen])).toMatchObject({ code: "content.changed" });
  const rush = await Promise.all([token, other].map((as) => publish([replaced], as)));
  expect(rush.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(filesOf(await ask({ action: "list", product }))).toMatchObject([{ live: { version: 1 } }]);
});

test("a buyer saves so many files a day, and one that broke off goes on without being counted again", async () => {
  const file = await upload("guide.pdf", pdfOf(2000));
  await publish([file]);
  const { buyer, password } = await memberWithPassword({ upsells: [product] });
  const { sessionToken } = await logIn(buyer.email, password);
  const { customerId } = (await requireSession(sessionToken)).customer;
  const asked = { sessionToken, product, fileId: file.fileId };
  for (let count = 1; count < limits.files; count++) await throttle("file.customer", customerId);
  expect((await openFiles(asked)).content.kind).toBe("file");
  const resumed = (await openFiles(asked)).content;
  if (resumed.kind !== "file") throw new Error(resumed.kind);
  // The store is asked for the rest.
  expect((await fetch(resumed.url, { headers: { range: "bytes=1000-" } })).status).toBe(206);
  const another = await upload("another.pdf", pdfOf(3000));
  await publish([another]);
  const refused = { code: "content.too_many", message: expect.stringContaining(`${limits.files} files`) };
  for (const _ of [1, 2])
    await expect(openFiles({ ...asked, fileId: another.fileId })).rejects.toMatchObject(refused);
  vi.setSystemTime(Date.now() + 24 * 3600_000);
  const later = { ...asked, ...(await logIn(buyer.email, password)), fileId: another.fileId };
  expect((await openFiles(later)).content.kind).toBe("file");
});

test("a file that its store has lost calls for a person, and its buyer reads a sentence", async () => {
  const file = await upload("lost.pdf", pdfOf(2000));
  await publish([file]);
  const asked = { ...(await insider(product)), product, fileId: file.fileId };
  const stored = (await readFile(product, file.fileId))?.live?.key ?? "";
  await setting("fileStore").remove(stored);
  for (const _ of [1, 2]) await expect(openFiles(asked)).rejects.toMatchObject({ code: "content.missing" });
  expect(alarms().filter(({ event }) => event === "content.missing")).toMatchObject([
    { product, fileId: file.fileId },
  ]);
});
