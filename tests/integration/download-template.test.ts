// The funnel library's files: who gets them, and what they get.

import { calls } from "@store/contract/calls";
import type { ResourceType } from "@store/contract/products";
import { setBlocked } from "@store/core/customers/block-customer";
import { downloadTemplate } from "@store/core/customers/download-template";
import { validateLogin } from "@store/core/customers/validate-login";
import { hours } from "@store/core/platform/time";
import { library } from "@store/goods/funnels/library";
import { templateReader } from "@store/goods/funnels/read-template";
import { beforeEach, expect, test } from "vitest";
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

test("an outsider and a made-up token get nothing, and no file is read", async () => {
  await enter("checklist");
  for (const sessionToken of ["x", `${member.buyer.customerId}.0.${"a".repeat(43)}`])
    await expect(download({ sessionToken, category: "creative", template: "spa" })).rejects.toMatchObject(
      ended,
    );
  expect(read).toEqual([]);
});

test("who may not enter learns nothing about what is there", async () => {
  await expect(
    download({ sessionToken: "x", category: "creative", template: "no-such-template" }),
  ).rejects.toMatchObject(ended);
});

test("a session that ran out, or whose customer was blocked, ends here too", async () => {
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

test("a template that is not there, or on another shelf, is a 404 in words", async () => {
  const sessionToken = await enter("funnel_templates");
  for (const [category, template] of [
    ["creative", "no-such-template"],
    ["premium-funnels", "spa"],
    ["no-such-shelf", "spa"],
    ["constructor", "name"],
  ] as const)
    await expect(download({ sessionToken, category, template })).rejects.toMatchObject(notThere);
});

test("what climbs out of the folder is no template: not at the edge, and not behind it", async () => {
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

test("all 63 arrive as JSON to import, named after their template, with pictures of this shop", async () => {
  const sessionToken = await enter("funnel_templates");
  const entries = library.flatMap(({ id, templates }) =>
    templates.map((template) => ({ ...template, category: id })),
  );
  expect(entries).toHaveLength(63);
  let pictures = 0;
  for (const { category, slug, name } of entries) {
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

test("an older version comes under its number while it is kept; one that never was is a 404", async () => {
  const sessionToken = await enter("funnel_templates");
  const trading = { sessionToken, category: "premium-funnels", template: "trading" };
  const newest = await download(trading);
  const version = library[0]?.templates.find(({ slug }) => slug === "trading")?.version ?? 0;
  expect(version).toBeGreaterThan(1);
  expect(await download({ ...trading, version })).toEqual(newest);
  const first = await download({ ...trading, version: 1 });
  expect(first.fileName).toBe("trading.v1.json");
  expect(first.json).not.toBe(newest.json);
  expect(first.json).toContain(`"url":"${siteUrl}/templates/pictures/premium-funnels/trading-1.webp"`);
  await expect(download({ ...trading, version: version + 1 })).rejects.toMatchObject(notThere);
  await expect(
    download({ sessionToken, category: "creative", template: "spa", version: 7 }),
  ).rejects.toMatchObject(notThere);
  for (const bad of [0, -1, 1.5, 10_000, "1", null])
    expect(calls["download-template"].input.safeParse({ ...trading, version: bad }).success).toBe(false);
});

test("a download is one round trip of two reads", async () => {
  const sessionToken = await enter("funnel_templates");
  const watch = watchCosts();
  await download({ sessionToken, category: "creative", template: "spa" });
  expect(watch.seen()).toMatchObject({ roundTrips: 1, reads: 2, writes: 0 });
  watch.stop();
});
