// Pictures of products that were tried and left: they go after a month, and none that any offer names.
import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pngOf } from "@store/contract/content/testing-pictures";
import { clearPictures } from "@store/core/content/clear-pictures";
import { OfferDraftEntity } from "@store/core/offer/offer-draft.entity";
import { RevisionEntity } from "@store/core/offer/revision.entity";
import { WaitingOfferEntity } from "@store/core/offer/waiting-offer.entity";
import { days } from "@store/core/platform/time";
import { s3Pictures } from "@store/core/providers/s3-pictures";
import { isSigned } from "@store/dev/s3/signed-request";
import { folderOfPictures } from "@store/functions/lib/pictures-folder";
import { afterAll, beforeEach, expect, test } from "vitest";
import { configureShop, filmSigner } from "../support/settings.ts";
import "../support/shop.ts";
import { emptyTable } from "../support/table-rows.ts";

const root = await mkdtemp(join(tmpdir(), "cleared-pictures-"));
const folder = join(root, "pictures");
const nameOf = (letter: string) => `${letter.repeat(32)}-100x100.png`;
const [published, drafted, waiting, left, fresh] = ["a", "b", "c", "d", "e"].map(nameOf) as [
  string,
  string,
  string,
  string,
  string,
];
const offerWith = (picture: string) => JSON.stringify({ products: [{ id: "one", picture }] });

beforeEach(async () => {
  await rm(folder, { recursive: true, force: true });
  configureShop({ sitePictures: folderOfPictures(root) });
  await emptyTable();
  const by = { by: "admin", at: 1, note: "", changes: "[]" };
  await RevisionEntity.put({ rev: 7, sha256: "x", offer: offerWith(published), ...by }).go();
  await OfferDraftEntity.put({
    ...{ name: "draft", baseRev: 7, version: 1, offer: offerWith(drafted), by: "admin", at: 1 },
  }).go();
  await WaitingOfferEntity.put({
    ...{ name: "next", rev: 8, endsNow: false, place: "8-1", files: [], build: "one", setAt: 1, ...by },
    offer: offerWith(waiting),
  }).go();
});
afterAll(() => rm(root, { recursive: true }));

async function put(file: string, age: number): Promise<void> {
  const bytes = new Uint8Array(pngOf(100, 100));
  await folderOfPictures(root).keep(file, bytes);
  const at = (Date.now() - age) / 1000;
  await utimes(join(folder, file), at, at);
}

test("a picture that no offer names goes after a month, and each that is named stays", async () => {
  for (const file of [published, drafted, waiting, left]) await put(file, days(31));
  await put(fresh, days(29));
  expect(await clearPictures()).toBe(1);
  expect((await readdir(folder)).sort()).toEqual([published, drafted, waiting, fresh]);
  expect(await clearPictures()).toBe(0);
});

test("a picture that is chosen once more counts from then on", async () => {
  await put(left, days(300));
  await folderOfPictures(root).keep(left, new Uint8Array(pngOf(100, 100)));
  expect(await clearPictures()).toBe(0);
});

test("a shop without pictures has nothing to clear away", async () => {
  expect(await clearPictures()).toBe(0);
});

test("S3 is asked for every page of the list, and to remove what is left", async () => {
  const objects = new Map(
    [published, left, fresh].map((file) => [`pictures/${file}`, Date.now() - days(40)]),
  );
  objects.set(`pictures/${fresh}`, Date.now());
  objects.set("pictures/readme.txt", 0);
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", origin);
    const signed = { siteUrl: origin, secretOf: () => filmSigner.secretAccessKey, now: () => Date.now() };
    if (!(await isSigned(request, signed))) return void response.writeHead(403).end();
    if (request.method === "DELETE") {
      objects.delete(url.pathname.slice(1));
      return void response.writeHead(204).end();
    }
    expect([url.pathname, url.searchParams.get("prefix")]).toEqual(["/", "pictures/"]);
    const from = Number(url.searchParams.get("continuation-token") ?? 0);
    const [one] = [...objects].slice(from, from + 1);
    const next = from + 1 < objects.size;
    const contents =
      one &&
      `<Contents><Key>${one[0]}</Key><LastModified>${new Date(one[1]).toISOString()}</LastModified></Contents>`;
    const more = next ? `<NextContinuationToken>${from + 1}</NextContinuationToken>` : "";
    response.end(`<ListBucketResult><IsTruncated>${next}</IsTruncated>${more}${contents}</ListBucketResult>`);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  configureShop({ sitePictures: s3Pictures(origin, () => filmSigner, 15) });
  expect(await clearPictures()).toBe(1);
  expect([...objects.keys()]).toEqual([`pictures/${published}`, `pictures/${fresh}`, "pictures/readme.txt"]);
  server.close();
});
