// The funnel library's files: who gets them, and what they get.

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { calls } from "@store/contract/calls";
import { isKitFile } from "@store/contract/kit-archive";
import type { ResourceType } from "@store/contract/products";
import { setBlocked } from "@store/core/customers/block-customer";
import { downloadTemplate } from "@store/core/customers/download-template";
import { validateLogin } from "@store/core/customers/validate-login";
import { hours } from "@store/core/platform/time";
import { kitShelf, library } from "@store/goods/funnels/library";
import { templateReader } from "@store/goods/funnels/read-template";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { as, askStatus, newMember, type Placed, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { siteUrl } from "../support/settings.ts";
import { watchCosts } from "../support/watch-costs.ts";

const read: string[] = [];
const reader = templateReader(new URL("../../packages/goods/library/templates/", import.meta.url));
const download = downloadTemplate((category, template, version) => {
  read.push(`${category}/${template}`);
  return reader(category, template, version);
});
const ended = { code: "session.invalid", status: 401 };
const notThere = {
  code: "template.not_found",
  status: 404,
  message: "We cannot find this template. Reload the page and choose it again.",
};

let member: Placed;
let password: string;
const enter = async (resourceType: ResourceType) =>
  (await as({ ip: unique() }, () => validateLogin({ username: member.buyer.email, password, resourceType })))
    .sessionToken;

beforeEach(async () => {
  read.length = 0;
  member = await newMember({ upsells: ["seo-checklist"] });
  password = (await askStatus(member)).credentials?.password ?? "";
});

test("a caller without a session reads no template file", async () => {
  await enter("checklist");
  for (const sessionToken of ["x", `${member.buyer.customerId}.0.${"a".repeat(43)}`])
    await expect(download({ sessionToken, category: "creative", template: "spa" })).rejects.toMatchObject(
      ended,
    );
  expect(read).toEqual([]);
});

test("a caller without a session does not learn which templates exist", async () => {
  await expect(
    download({ sessionToken: "x", category: "creative", template: "no-such-template" }),
  ).rejects.toMatchObject(ended);
});

test("a session that has ended downloads no template", async () => {
  const sessionToken = await enter("funnel_templates");
  await setBlocked(member.buyer.customerId, true, "admin");
  await expect(download({ sessionToken, category: "creative", template: "spa" })).rejects.toMatchObject(
    ended,
  );
  await setBlocked(member.buyer.customerId, false, "admin");
  const fresh = await enter("funnel_templates");
  travel(hours(12) + 1000);
  await expect(
    download({ sessionToken: fresh, category: "creative", template: "spa" }),
  ).rejects.toMatchObject(ended);
});

test("a template that is not on the shelf is a 404", async () => {
  const sessionToken = await enter("funnel_templates");
  for (const [category, template] of [
    ["creative", "no-such-template"],
    ["premium-funnels", "spa"],
    ["no-such-shelf", "spa"],
    ["constructor", "name"],
  ] as const)
    await expect(download({ sessionToken, category, template })).rejects.toMatchObject(notThere);
});

test("a path that climbs out of the folder is no template", async () => {
  const sessionToken = await enter("funnel_templates");
  for (const bad of [
    "../creative/spa",
    "..",
    "spa.json",
    "spa/",
    "%2e%2e",
    "Spa",
    "spa\u0000",
    "a".repeat(61),
  ]) {
    for (const input of [
      { sessionToken, category: "creative", template: bad },
      { sessionToken, category: bad, template: "spa" },
    ]) {
      expect(calls["download-template"].input.safeParse(input).success, bad).toBe(false);
      await expect(download(input), bad).rejects.toMatchObject(notThere);
    }
  }
});

test("an account downloads 45 templates in six hours, less than the whole library", async () => {
  const sessionToken = await enter("funnel_templates");
  const spa = { sessionToken, category: "creative", template: "spa" };
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => download(spa)));
  const refused = answers.filter((one) => one.status === "rejected");
  expect(refused).toHaveLength(15);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "throttled", status: 429 });
  travel(hours(6));
  await download(spa);
});

test("a name that is not on the shelf uses up no download", async () => {
  const sessionToken = await enter("funnel_templates");
  for (let times = 0; times < 46; times += 1)
    await expect(download({ sessionToken, category: "creative", template: "none" })).rejects.toMatchObject(
      notThere,
    );
  await download({ sessionToken, category: "creative", template: "spa" });
});

test("a downloaded file names the order that opened the library, and keeps all else", async () => {
  const sessionToken = await enter("funnel_templates");
  const { json } = await download({ sessionToken, category: "creative", template: "spa" });
  const { licensedTo, ...rest } = JSON.parse(json);
  expect(licensedTo).toBe(member.orderId);
  const { text = "" } = (await reader("creative", "spa")) ?? {};
  expect(rest).toEqual(JSON.parse(text.replaceAll("{{PICTURES}}/", `${siteUrl}/templates/pictures/`)));
});

test("every template arrives as JSON with this shop's pictures", async () => {
  const entries = library.flatMap(({ id, templates }) =>
    templates.map((template) => ({ ...template, category: id })),
  );
  expect(entries).toHaveLength(63);
  let pictures = 0;
  let sessionToken = "";
  for (const [place, { category, slug, name }] of entries.entries()) {
    if (place % 40 === 0) {
      travel(hours(6));
      sessionToken = await enter("funnel_templates");
    }
    const { fileName, json } = await download({ sessionToken, category, template: slug });
    expect(fileName).toBe(`${name.toLowerCase().replaceAll("'", "").replaceAll(" ", "-")}.json`);
    expect(JSON.parse(json), slug).toMatchObject({ type: "page", title: name, content: expect.any(Array) });
    expect(json).not.toContain("{{");
    const addresses = json.match(/"url":"[^"]*\.webp"/g) ?? [];
    pictures += addresses.length;
    for (const address of addresses)
      expect(address.startsWith(`"url":"${siteUrl}/templates/pictures/${category}/${slug}-`), address).toBe(
        true,
      );
    expect(calls["download-template"].output.safeParse({ fileName, json }).success).toBe(true);
  }
  expect(pictures).toBeGreaterThan(150);
});

test("every kit arrives with all its pages, this shop's pictures and the order", async () => {
  const sessionToken = await enter("funnel_templates");
  for (const { slug, pages = [], pictures } of kitShelf.templates) {
    const { fileName, json } = await download({ sessionToken, category: "kits", template: slug });
    expect(fileName).toBe(`${slug}.json`);
    expect(json).not.toContain("{{");
    const kit: unknown = JSON.parse(json);
    expect(isKitFile(kit), slug).toBe(true);
    expect(kit).toMatchObject({
      licensedTo: member.orderId,
      pages: pages.map(({ title, path }) => ({ title, path })),
    });
    const addresses = new Set(json.match(/"url":"[^"]*\.webp"/g) ?? []);
    expect(addresses.size, slug).toBe(pictures);
    for (const address of addresses)
      expect(address.startsWith(`"url":"${siteUrl}/templates/pictures/kits/${slug}-`), address).toBe(true);
    expect(calls["download-template"].output.safeParse({ fileName, json }).success).toBe(true);
  }
});

test("an older version is served under its number while it is kept", async () => {
  const sessionToken = await enter("funnel_templates");
  const trading = { sessionToken, category: "premium-funnels", template: "trading" };
  const folder = await mkdtemp(join(tmpdir(), "templates-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "premium-funnels"));
  const put = (name: string, words: string) =>
    writeFile(
      join(folder, "premium-funnels", name),
      JSON.stringify({ words, url: "{{PICTURES}}/premium-funnels/trading-1.webp" }),
    );
  await put("trading.json", "third");
  await put("trading.v2.json", "second");
  const shelves = library.map((shelf) => ({
    ...shelf,
    templates: shelf.templates.map((template) => ({ ...template, version: 3 })),
  }));
  const fetch = downloadTemplate(templateReader(pathToFileURL(`${folder}/`), shelves));
  const url = `${siteUrl}/templates/pictures/premium-funnels/trading-1.webp`;
  const licensedTo = member.orderId;
  const newest = await fetch(trading);
  expect(newest).toEqual({
    fileName: "trading.json",
    json: JSON.stringify({ words: "third", url, licensedTo }),
  });
  expect(await fetch({ ...trading, version: 3 })).toEqual(newest);
  expect(await fetch({ ...trading, version: 2 })).toEqual({
    fileName: "trading.v2.json",
    json: JSON.stringify({ words: "second", url, licensedTo }),
  });
  for (const version of [1, 4]) await expect(fetch({ ...trading, version })).rejects.toMatchObject(notThere);
});

test("the library answers no version number but 1", async () => {
  const sessionToken = await enter("funnel_templates");
  const trading = { sessionToken, category: "premium-funnels", template: "trading" };
  expect(await download({ ...trading, version: 1 })).toEqual(await download(trading));
  await expect(download({ ...trading, version: 2 })).rejects.toMatchObject(notThere);
  for (const bad of [0, -1, 1.5, 10_000, "1", null])
    expect(calls["download-template"].input.safeParse({ ...trading, version: bad }).success).toBe(false);
});

test("a download takes two round trips of two reads and one write", async () => {
  const sessionToken = await enter("funnel_templates");
  const watch = watchCosts();
  await download({ sessionToken, category: "creative", template: "spa" });
  expect(watch.seen()).toMatchObject({ roundTrips: 2, reads: 2, writes: 1 });
  watch.stop();
});
