// The mail worker: one mail for each that is enqueued, whatever happens to it. F11.
import { hours, minutes } from "@store/core/platform/time";
import { longestSend } from "@store/core/providers/mailer";
import { describe, expect, test } from "vitest";
import { alarmsAbout } from "../support/alarms.ts";
import { newMember, theOrder, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { expectIdle } from "../support/idle.ts";
import { interleave } from "../support/interleave.ts";
import { expectSettled } from "../support/invariants.ts";
import { mailedPassword, mailsAbout, sweep, work } from "../support/mail-worker.ts";
import { tap } from "../support/sdk-tap.ts";
import { ses } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const row = async (orderId: string) => (await readTable()).outbox.find((mail) => mail.orderId === orderId);

test("the credentials mail goes once to the order's address with a valid password", async () => {
  const { orderId, buyer } = await newMember({ upsells: ["seo-checklist"] });
  await work("credentials", orderId);
  expect(mailsAbout(orderId)).toMatchObject([
    {
      kind: "credentials",
      email: buyer.email,
      customerId: buyer.customerId,
      total: 1298,
      opens: ["funnel_templates", "checklist", "fbads", "seo-checklist"],
    },
  ]);
  expect(await row(orderId)).toMatchObject({ state: "sent", attempts: 1, messageId: expect.any(String) });
  await work("credentials", orderId);
  await expectSettled();
});

test("the worker sends no mail that was never enqueued or is not due", async () => {
  await work("credentials", "ORDER_1700000000000_nobodyhas");
  const { orderId } = await newMember();
  ses.control.failNext(2, "ServiceUnavailable");
  await work("credentials", orderId);
  await work("credentials", orderId);
  expect(mailsAbout(orderId)).toHaveLength(0);
  expect(await row(orderId)).toMatchObject({ state: "queued", attempts: 1, dueAt: Date.now() + minutes(1) });
});

describe("the carrier", () => {
  test("is retried at growing intervals until it is back", async () => {
    const { orderId } = await newMember();
    for (const wait of [1, 2, 4, 8]) {
      ses.control.failNext(2, "ServiceUnavailable");
      await sweep();
      expect(await row(orderId)).toMatchObject({ state: "queued", dueAt: Date.now() + minutes(wait) });
      travel(minutes(wait) - 2);
      expect((await sweep()).found).toBe(0);
      travel(2);
    }
    await expectIdle();
    expect(mailsAbout(orderId)).toHaveLength(1);
  });

  test("raises one alarm at the seventh try when it is down for three quarters of an hour", async () => {
    const { orderId } = await newMember();
    for (let attempt = 1; attempt <= 9; attempt++) {
      ses.control.failNext(2, "ServiceUnavailable");
      await sweep();
      const { attempts, dueAt = 0 } = (await row(orderId)) ?? {};
      expect(attempts).toBe(attempt);
      const told = attempt < 7 ? [] : [{ event: "mail.delayed" }];
      expect(alarmsAbout(orderId)).toMatchObject(told);
      expect(alarmsAbout(orderId)).toHaveLength(told.length);
      travel(dueAt - Date.now());
    }
    await expectIdle();
    expect(mailsAbout(orderId)).toHaveLength(1);
  });

  test("raises an alarm when it is down for longer than the password is kept", async () => {
    const { orderId } = await newMember();
    travel(hours(24));
    await sweep();
    expect(await row(orderId)).toMatchObject({ state: "failed" });
    expect(alarmsAbout(orderId)).toMatchObject([{ event: "mail.failed" }]);
    expect(mailsAbout(orderId)).toEqual([]);
  });

  test("may refuse five addresses without holding up the other mails", async () => {
    const refused = Array.from({ length: 5 }, () => `refused.${unique()}@example.in`);
    for (const address of refused) ses.control.refuse(address);
    const members = [];
    for (const email of [...refused, undefined, undefined, undefined])
      members.push(await newMember({}, { email }));
    await expectIdle({ mailsFail: true });
    const states = await Promise.all(members.map(async ({ orderId }) => (await row(orderId))?.state));
    expect(states).toEqual([...Array(5).fill("failed"), ...Array(3).fill("sent")]);
    for (const { orderId } of members.slice(0, 5))
      expect(alarmsAbout(orderId)).toMatchObject([{ event: "mail.failed" }]);
    ses.control.recover();
    await sweep();
    expect(mailsAbout(members[0]?.orderId ?? "")).toEqual([]);
  });

  test("gets one mail twice only when the SDK repeats a send with a lost answer", async () => {
    const { orderId } = await newMember();
    ses.control.failNext(1, "ConnectionLost", { accepted: true });
    await expectIdle({ twiceMailed: true });
    expect(mailsAbout(orderId).length).toBeLessThanOrEqual(2);
  });
});

describe("a worker that dies", () => {
  test("loses the mail to another worker after its minute, not before", async () => {
    const { orderId } = await newMember();
    const stop = tap({
      after({ operation, keys }) {
        if (operation === "UpdateItem" && keys[0]?.startsWith("OUTBOX#")) throw new Error("The worker died");
      },
    });
    await expect(work("credentials", orderId)).rejects.toThrow("died");
    stop();
    travel(minutes(1) - 1);
    await work("credentials", orderId);
    expect(mailsAbout(orderId)).toHaveLength(0);
    travel(1);
    await expectIdle();
  });

  test("sends no mail when its send could outlive its minute", async () => {
    const { orderId } = await newMember();
    const stop = tap({
      before({ operation, keys }) {
        if (operation !== "GetItem" || !keys[0]?.startsWith("ORDER#")) return;
        stop();
        travel(minutes(1) - longestSend);
      },
    });
    await work("credentials", orderId);
    expect(mailsAbout(orderId)).toHaveLength(0);
    expect(await row(orderId)).toMatchObject({
      state: "queued",
      lastError: expect.stringContaining("lease"),
    });
    travel(minutes(2));
    await expectIdle();
    expect(mailsAbout(orderId)).toHaveLength(1);
  });

  test("leaves no sent mail in the queue when its note cannot be written", async () => {
    const { orderId } = await newMember();
    const stop = tap({
      before({ operation, keys, input }) {
        const isNote = keys[0]?.startsWith("OUTBOX#") && JSON.stringify(input).includes("messageId");
        if (operation === "UpdateItem" && isNote) throw new Error("The table is away");
      },
    });
    await expect(work("credentials", orderId)).rejects.toThrow("away");
    stop();
    expect(mailsAbout(orderId)).toHaveLength(1);
    expect(await row(orderId)).toMatchObject({ state: "queued", leaseUntil: Date.now() + minutes(1) });
    await expectIdle({ twiceMailed: true });
  });
});

test("an account's orders get a password each, but for orders that others added", async () => {
  const first = await newMember();
  const second = await newMember({ upsells: ["seo-checklist"] }, { email: first.buyer.email });
  const added = await newMember({ upsells: ["ad-templates"] }, { email: first.buyer.email });
  const nothing = await newMember({}, { email: first.buyer.email });
  await expectIdle();
  expect(mailsAbout(added.orderId)).toMatchObject([{ kind: "added", customerId: first.buyer.customerId }]);
  expect(mailsAbout(nothing.orderId)).toMatchObject([{ kind: "duplicate" }]);
  for (const { orderId } of [added, nothing])
    expect(JSON.stringify(mailsAbout(orderId))).not.toContain(mailedPassword(second.orderId));
  expect((await theOrder(nothing.orderId)).duplicate).toBe(true);
});

test("a sweep goes on past a mail that it cannot write to", async () => {
  const [one, two] = [await newMember(), await newMember()];
  interleave("UpdateItem", `OUTBOX#credentials.${one.orderId}`, async () => {
    throw Object.assign(new Error("The table is away"), { $metadata: {} });
  });
  await sweep().catch(() => {});
  expect(mailsAbout(two.orderId)).toHaveLength(1);
  await expectIdle();
});
