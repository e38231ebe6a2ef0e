import { setBlocked } from "@store/core/customers/block-customer";
import { validateLogin } from "@store/core/customers/validate-login";
import { noteMailEvent } from "@store/core/mail/note-mail-event";
import { listStuckBuyers } from "@store/core/orders/payments/list-stuck-buyers";
import { stuckBuyers } from "@store/core/orders/payments/stuck-buyers";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { emailHash } from "@store/core/platform/address-hash";
import { days, hours, minutes } from "@store/core/platform/time";
import { describe, expect, test, vi } from "vitest";
import { alarms } from "../support/alarms.ts";
import { as, newMember, type Placed, unique } from "../support/buyers.ts";
import { later, leave, newVisitor } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { dieEverywhere, killed, limit } from "../support/crash.ts";
import { interleave } from "../support/interleave.ts";
import { expectSettled } from "../support/invariants.ts";
import { kindsTo, mailedPassword, sweep } from "../support/mail-worker.ts";
import { ses } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

function login({ buyer, orderId }: Placed) {
  return as({ ip: `logs-in-${unique()}` }, () =>
    validateLogin({ username: buyer.email, password: mailedPassword(orderId), resourceType: "checklist" }),
  );
}

/** An hour's turn of the job, and the worker's after it. */
async function hourly(): Promise<{ found: number; enqueued: number }> {
  travel(1);
  const done = await stuckBuyers();
  await sweep();
  return done;
}

describe("a buyer who paid and never logged in", () => {
  test("is offered help once, a day later, and listed until the first login", async () => {
    const member = await newMember();
    await sweep();
    travel(hours(24) - 10);
    expect(await hourly()).toEqual({ found: 0, enqueued: 0 });
    travel(10);
    expect(await hourly()).toEqual({ found: 1, enqueued: 1 });
    for (let hour = 0; hour < 3; hour++) {
      travel(hours(1));
      expect(await hourly()).toEqual({ found: 0, enqueued: 0 });
    }
    expect(kindsTo(member.buyer.email)).toEqual(["credentials", "help"]);
    expect(await listStuckBuyers()).toEqual([
      {
        orderId: member.orderId,
        customerId: member.order.customerId,
        name: "Asha Rao",
        email: member.buyer.email,
        paidAt: member.order.paidAt,
        why: "never-logged-in",
      },
    ]);
    await expectSettled();
    await login(member);
    expect(await listStuckBuyers()).toEqual([]);
    await expectSettled();
  });

  test("is left alone after a login, even between the look and the write", async () => {
    const [early, late] = [await newMember(), await newMember()];
    await sweep();
    await login(early);
    travel(hours(24));
    interleave("TransactWriteItems", `CUSTOMER#${late.order.customerId}`, () => login(late));
    expect(await hourly()).toEqual({ found: 1, enqueued: 0 });
    for (const { buyer } of [early, late]) expect(kindsTo(buyer.email)).toEqual(["credentials"]);
  });

  test("gets no mail when the login comes before the worker's turn", async () => {
    const member = await newMember();
    await sweep();
    travel(hours(24) + 1);
    expect((await stuckBuyers()).enqueued).toBe(1);
    await login(member);
    await sweep();
    expect(kindsTo(member.buyer.email)).toEqual(["credentials"]);
    await expectSettled();
  });

  test("is not listed when blocked or refunded", async () => {
    const [blocked, revoked] = [await newMember(), await newMember()];
    await sweep();
    await setBlocked(blocked.order.customerId, true, "admin");
    await overrideOrder(revoked.orderId, "failed", "admin");
    travel(hours(24));
    expect(await hourly()).toEqual({ found: 2, enqueued: 0 });
    expect(await listStuckBuyers()).toEqual([]);
    const { customer } = await readTable();
    expect(customer.every(({ help }) => help === undefined)).toBe(true);
  });

  test("holds up no other buyer when a write fails", async () => {
    const members = [await newMember(), await newMember()];
    await sweep();
    travel(hours(24));
    vi.mocked(console.error).mockClear();
    interleave("TransactWriteItems", `CUSTOMER#${members[0]?.order.customerId}`, async () => {
      throw Object.assign(new Error("The table is away"), { $metadata: {} });
    });
    expect(await hourly()).toEqual({ found: 2, enqueued: 1 });
    expect(alarms()).toMatchObject([{ event: "help.stuck", customerId: members[0]?.order.customerId }]);
    expect(await hourly()).toEqual({ found: 1, enqueued: 1 });
  });

  test("gets one mail from ten runs at once", async () => {
    const members = [];
    for (let count = 0; count < 12; count++) members.push(await newMember());
    await sweep();
    travel(hours(24) + 1);
    await Promise.all(Array.from({ length: 10 }, () => stuckBuyers()));
    await sweep();
    for (const { buyer } of members) expect(kindsTo(buyer.email)).toEqual(["credentials", "help"]);
    await expectSettled();
  });

  test(
    "gets one mail when the job is killed at any request",
    async () => {
      await dieEverywhere(async (dieAt, when) => {
        const { buyer } = await newMember();
        await sweep();
        travel(hours(24) + 1);
        const outcome = await killed({ action: "help", input: undefined, dieAt, when });
        await hourly();
        expect(kindsTo(buyer.email), `${when} ${dieAt}`).toEqual(["credentials", "help"]);
        return outcome;
      });
      await expectSettled();
    },
    limit,
  );
});

describe("the list of stuck buyers", () => {
  test("names each failed, bounced or waiting mail once with the worst reason", async () => {
    const failed = await newMember({}, { email: `refused.${unique()}@example.in` });
    ses.control.refuse(failed.buyer.email);
    const bounced = await newMember();
    await sweep();
    const { orderId, buyer } = bounced;
    await noteMailEvent({
      ...{ kind: "credentials", about: orderId, orderId, what: "bounced", at: Date.now() },
      ...{ bounce: "Permanent/General", emailHash: emailHash(buyer.email) },
    });
    ses.control.failNext(2, "ServiceUnavailable");
    const waiting = await newMember();
    await sweep();
    expect((await listStuckBuyers()).map(({ why }) => why).sort()).toEqual(["mail-bounced", "mail-failed"]);
    travel(hours(1));
    const list = await listStuckBuyers();
    const whys = Object.fromEntries(list.map((row) => [row.orderId, [row.why, row.detail]]));
    expect(whys).toEqual({
      [failed.orderId]: ["mail-failed", expect.stringContaining("MessageRejected")],
      [bounced.orderId]: ["mail-bounced", "Permanent/General"],
      [waiting.orderId]: ["mail-waiting", expect.stringContaining("ServiceUnavailable")],
    });
    travel(days(1));
    await stuckBuyers();
    expect(await listStuckBuyers()).toHaveLength(3);
    // An address that returns its mails is not written to again by the job.
    expect((await readTable()).outbox.filter(({ kind }) => kind === "help")).toHaveLength(2);
    await login(bounced);
    expect((await listStuckBuyers()).map((row) => row.orderId)).not.toContain(bounced.orderId);
  });

  test("leaves out a failed reminder", async () => {
    const visitor = newVisitor();
    ses.control.refuse(visitor.email);
    await leave(visitor);
    await later(minutes(5));
    expect((await readTable()).outbox).toMatchObject([{ kind: "cart-1", deliveryFailure: "failed" }]);
    expect(await listStuckBuyers()).toEqual([]);
  });
});
