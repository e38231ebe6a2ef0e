// Published pages: that they are shown whole, by one publisher at a time, and made good when they fell behind.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { firstOffer } from "@store/contract/offer/first-offer";
import { bootstrap } from "@store/core/bootstrap";
import { clearOffers } from "@store/core/offer/current-offer";
import { readCurrentOffer } from "@store/core/offer/current-offer.entity";
import { minutes } from "@store/core/platform/time";
import { s3Pages } from "@store/core/providers/s3-pages";
import type { SitePages } from "@store/core/providers/site-pages";
import { publishOffer } from "@store/core/publishing/publish";
import { renderCurrent, renderPages } from "@store/core/publishing/render-pages";
import { isSigned } from "@store/dev/s3/signed-request";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { alarms } from "../support/alarms.ts";
import { travel } from "../support/clock.ts";
import { configureShop, filmSigner } from "../support/settings.ts";
import "../support/shop.ts";

interface Stored {
  body: string;
  type: string | undefined;
  caching: string | undefined;
}

/** The site's bucket, as far as pages go: what is put there, what is copied within it, and by whom. */
const bucket = new Map<string, Stored>();
/** Answers of S3 that fail, by a part of what they are asked for. */
let failing = "";
const server = createServer(async (request, response) => {
  const key = (request.url ?? "").split("?")[0]?.slice(1) ?? "";
  const { "x-amz-copy-source": from } = request.headers;
  const signed = { siteUrl: origin, secretOf: () => filmSigner.secretAccessKey, now: () => Date.now() };
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const answer = (status: number, body = "") => response.writeHead(status).end(body);
  if (!(await isSigned(request, signed))) return answer(403);
  if (failing && `${from ? "copy" : "put"} ${key}`.includes(failing))
    return answer(200, from ? "<Error>" : "");
  const source = from && bucket.get(String(from).replace(/^[^/]+\//, ""));
  if (from && !source) return answer(404);
  const { "content-type": type, "cache-control": caching } = request.headers;
  bucket.set(key, source || { body: Buffer.concat(chunks).toString(), type, caching });
  answer(200);
});
let origin = "";
/** The program of the build that this function is of. */
let build = "one";
const site: SitePages = {
  build: async () => build,
  render: async ({ products: [bundle] }, rev) =>
    ["index.html", "checkout.html", "404.html", "fair-shop.json"].map((file) => ({
      path: "",
      file,
      html: `${rev} at ${bundle?.price} by build ${build}`,
    })),
  stage: (rev, pages) => s3Pages(origin, () => filmSigner, 15).stage(rev, pages),
  show: (place, files) => s3Pages(origin, () => filmSigner, 15).show(place, files),
};
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(async () => {
  [failing, build] = ["", "one"];
  clearOffers();
  configureShop({ sitePages: site });
  await bootstrap();
  // A lease that the test before has left.
  travel(minutes(3));
  await renderCurrent();
});

const shown = () =>
  new Set([...bucket].filter(([key]) => key.startsWith("published/")).map(([, { body }]) => body));
async function publish(price: number) {
  const { rev: baseRev = 0 } = (await readCurrentOffer()) ?? {};
  const [bundle, ...others] = firstOffer.products;
  const products = bundle ? [{ ...bundle, price }, ...others] : [];
  const offer = { ...firstOffer, products };
  return publishOffer({ offer, baseRev, by: "asha", note: "", action: "offer.publish" });
}

test("a published page lies in the bucket with its type and its caching, signed for by the function", async () => {
  const rev = await publish(1234);
  const text = `${rev} at 1234 by build one`;
  expect(bucket.get("published/index.html")).toEqual({
    body: text,
    type: "text/html;charset=utf-8",
    caching: "public, max-age=0, must-revalidate",
  });
  expect(bucket.get("published/404.html")?.type).toContain("x=not-found");
  expect(bucket.get("published/fair-shop.json")).toMatchObject({ caching: "public, max-age=300" });
  expect(shown()).toEqual(new Set([text]));
});

test("pages that could not be written aside leave the old ones whole, and the offer", async () => {
  const [before, current] = [shown(), await readCurrentOffer()];
  configureShop({ sitePages: { ...site, stage: () => Promise.reject(new Error("S3 answered 503")) } });
  await expect(publish(1235)).rejects.toMatchObject({ code: "offer.not_rendered" });
  expect(shown()).toEqual(before);
  expect((await readCurrentOffer())?.rev).toBe(current?.rev);
  expect(alarms().at(-1)).toMatchObject({ event: "offer.not_rendered" });
});

test("a switch that failed is an alarm, and is made good by the next look", async () => {
  failing = "copy published/checkout.html";
  const rev = await publish(1236);
  expect(alarms().at(-1)).toMatchObject({ event: "offer.pages_behind", rev });
  failing = "";
  // The publisher that had the lease might still be writing.
  await renderPages();
  expect((await readCurrentOffer())?.pagesRev).not.toBe(rev);
  travel(minutes(2) + 1);
  await renderPages();
  expect(shown()).toEqual(new Set([`${rev} at 1236 by build one`]));
  expect(await readCurrentOffer()).toMatchObject({ rev, pagesRev: rev });
});

test("a look makes the pages of a build before anew, and no others", async () => {
  const rev = await publish(1237);
  const count = bucket.size;
  await renderPages();
  expect(bucket.size).toBe(count);
  build = "two";
  await renderPages();
  expect(shown()).toEqual(new Set([`${rev} at 1237 by build two`]));
});

test("a deploy fails whose pages could not be made", async () => {
  failing = "copy published/index.html";
  await expect(renderCurrent()).rejects.toThrow("did not copy index.html");
});

test("publishing while pages are made anew is refused, and so two never mix", async () => {
  let go = () => {};
  const waiting = new Promise<void>((done) => {
    go = done;
  });
  const slow: SitePages = {
    ...site,
    async stage(rev, pages) {
      await waiting;
      return site.stage(rev, pages);
    },
  };
  const { rev } = (await readCurrentOffer()) ?? {};
  configureShop({ sitePages: slow });
  const first = publish(1238);
  while ((await readCurrentOffer())?.busyUntil === undefined) await new Promise(setImmediate);
  await expect(publish(1239)).rejects.toMatchObject({ code: "offer.busy" });
  await renderPages();
  go();
  expect(await first).toBe((rev ?? 0) + 1);
  expect(shown()).toEqual(new Set([`${await first} at 1238 by build one`]));
});
