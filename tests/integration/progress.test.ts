// "Remember my progress": per customer and resource, after a token check, whole, the last one wins.

import { calls } from "@store/contract/calls";
import type { ResourceContent } from "@store/contract/resources";
import { setBlocked } from "@store/core/customers/block-customer";
import { saveProgress } from "@store/core/customers/save-progress";
import { validateLogin } from "@store/core/customers/validate-login";
import { verifyResourceToken } from "@store/core/customers/verify-resource-token";
import { readAccount } from "@store/core/orders/read-account";
import { expect, test } from "vitest";
import { as, askStatus, newMember } from "../support/buyers.ts";
import { setCounters } from "../support/counted.ts";
import "../support/shop.ts";

const resourceType = "checklist";
const progress = { ticked: ["gen-1", "cart-2"], statuses: { "gen-1": "Good" as const }, lesson: "pixel" };
const nothing = async () => undefined;
const outline: ResourceContent = {
  kind: "outline",
  areas: [
    {
      area: resourceType,
      things: [
        { id: "gen-1", title: "One" },
        { id: "cart-2", title: "Two" },
        { id: "gen-3", title: "Three", added: "2026-12-01" },
      ],
    },
  ],
};

async function insider() {
  const member = await newMember();
  const { credentials } = await askStatus(member);
  const { sessionToken } = await as(member.buyer, () =>
    validateLogin({
      username: member.buyer.email,
      password: credentials?.password ?? "",
      resourceType,
    }),
  );
  return { customerId: member.order.customerId, sessionToken };
}
const open = async (sessionToken: string) =>
  (await verifyResourceToken(nothing)({ sessionToken, resourceType, content: true })).progress;

test("saved progress comes whole with the next opening until it is forgotten", async () => {
  const { sessionToken } = await insider();
  expect(await open(sessionToken)).toBeUndefined();
  await saveProgress({ sessionToken, resourceType, progress });
  expect(await open(sessionToken)).toEqual(progress);
  const fewer = { ticked: ["gen-1"], statuses: {} };
  await saveProgress({ sessionToken, resourceType, progress: fewer });
  expect(await open(sessionToken)).toEqual(fewer);
  await saveProgress({ sessionToken, resourceType, progress: null });
  await saveProgress({ sessionToken, resourceType, progress: null });
  expect(await open(sessionToken)).toBeUndefined();
});

test("a downloaded template is kept like any progress", async () => {
  const { sessionToken } = await insider();
  const downloads = { "premium-funnels/agency": { version: 2, day: "2026-11-22" } };
  await saveProgress({ sessionToken, resourceType, progress: { ticked: [], statuses: {}, downloads } });
  expect(await open(sessionToken)).toEqual({ ticked: [], statuses: {}, downloads });
  const { input } = calls["save-progress"];
  const fits = (kept: unknown) =>
    input.safeParse({ sessionToken, resourceType, progress: { ticked: [], statuses: {}, downloads: kept } })
      .success;
  expect(fits(downloads)).toBe(true);
  for (const bad of [
    { "../x": { version: 1, day: "2026-11-22" } },
    { "creative/spa": { version: 0, day: "2026-11-22" } },
    { "creative/spa": { version: 1, day: "yesterday" } },
    Object.fromEntries(
      Array.from({ length: 201 }, (_, at) => [`creative/t-${at}`, downloads["premium-funnels/agency"]]),
    ),
  ])
    expect(fits(bad)).toBe(false);
});

test("a bare check of the token brings no progress", async () => {
  const { sessionToken } = await insider();
  await saveProgress({ sessionToken, resourceType, progress });
  const read = async () => ({ kind: "checklist" as const, tabs: [] });
  expect(await verifyResourceToken(read)({ sessionToken, resourceType })).toEqual({});
  expect(await verifyResourceToken(read)({ sessionToken, resourceType, content: true })).toEqual({
    content: { kind: "checklist", tabs: [] },
    progress,
  });
});

test("a customer reads only their own progress of the products that they own", async () => {
  const [one, other] = [await insider(), await insider()];
  await saveProgress({ ...one, resourceType, progress });
  expect(await open(other.sessionToken)).toBeUndefined();
  const ended = { code: "session.invalid" };
  const rest = one.sessionToken.split(".").slice(1).join(".");
  for (const sessionToken of ["x", `${other.customerId}.${rest}`]) {
    await expect(saveProgress({ sessionToken, resourceType, progress })).rejects.toMatchObject(ended);
    await expect(open(sessionToken)).rejects.toMatchObject(ended);
  }
  const notOwned = { ...one, resourceType: "seo-checklist", progress } as const;
  await expect(saveProgress(notOwned)).rejects.toMatchObject({ code: "login.not_bought" });
  await setBlocked(one.customerId, true, "admin");
  await expect(saveProgress({ ...one, resourceType, progress: null })).rejects.toMatchObject(ended);
  await expect(open(one.sessionToken)).rejects.toMatchObject(ended);
});

test("a flood of saves from one customer is refused without cost to the others", async () => {
  const [flooder, other] = [await insider(), await insider()];
  await saveProgress({ ...flooder, resourceType, progress });
  expect(await setCounters("progress.customer", 700)).toBe(1);
  const saves = await Promise.allSettled(
    Array.from({ length: 100 }, () => saveProgress({ ...flooder, resourceType, progress })),
  );
  expect(saves.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
  for (const save of saves) if (save.status === "rejected") expect(save.reason.code).toBe("throttled");
  await saveProgress({ ...other, resourceType, progress });
  expect(await open(flooder.sessionToken)).toEqual(progress);
});

test("the account shows what is kept of each owned area, and what came last in it", async () => {
  const { sessionToken } = await insider();
  const show = async () =>
    (await readAccount(async () => outline)({ sessionToken })).progress.find(
      ({ area }) => area === resourceType,
    );
  const news = [{ id: "gen-3", title: "Three", added: "2026-12-01" }];
  expect(await show()).toEqual({ area: resourceType, total: 3, news });
  const visit = { day: "2026-11-30", since: "2026-11-28" };
  await saveProgress({ sessionToken, resourceType, progress: { ...progress, lesson: undefined, visit } });
  expect(await show()).toEqual({
    ...{ area: resourceType, total: 3, news },
    kept: { done: 2, savedAt: Date.now(), next: { id: "gen-3", title: "Three" }, day: "2026-11-30" },
  });
});
