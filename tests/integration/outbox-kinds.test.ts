// What holds for every kind of mail: one for each that is enqueued, whatever happens to the worker (F7) or the carrier (F11).

import type { MailKind } from "@store/contract/mail-model";
import { setBlocked } from "@store/core/customers/block-customer";
import { readCustomer } from "@store/core/customers/customer.entity";
import { enqueuePasskeyAdded } from "@store/core/customers/passkey-added";
import { enqueuePasswordChanged } from "@store/core/customers/password-changed";
import { enqueueRecovery } from "@store/core/customers/recover-access";
import { stuckBuyers } from "@store/core/orders/payments/stuck-buyers";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { settle } from "@store/core/orders/settlement/settle";
import { enqueueSealedMail } from "@store/core/outbox/sealed-facts.entity";
import { put, transact } from "@store/core/platform/table";
import { hours, minutes } from "@store/core/platform/time";
import type { Mailer } from "@store/core/providers/mailer";
import { describe, expect, test } from "vitest";
import { newMember, unique } from "../support/buyers.ts";
import { leave, newVisitor, remind } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { dieEverywhere, killed, limit } from "../support/crash.ts";
import { few } from "../support/full.ts";
import { expectSettled } from "../support/invariants.ts";
import { allMails, mailsAbout, mailsOf, sweep } from "../support/mail-worker.ts";
import { tap } from "../support/sdk-tap.ts";
import { configureShop } from "../support/settings.ts";
import { ses, stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const temporaryPassword = "Temp-4-orary-Pass!";

async function member() {
  const made = await newMember();
  await sweep();
  const customer = await readCustomer(made.order.customerId);
  if (!customer) throw new Error("There is no such customer");
  return { ...made, customer };
}

async function refund(share?: number): Promise<string> {
  const { order } = await member();
  stripe.control.refund(order.paymentId ?? "", share);
  await settle(order.orderId);
  return order.orderId;
}

/** Lets a mail of each kind be enqueued. */
const causes: Partial<Record<MailKind, () => Promise<unknown>>> = {
  credentials: () => newMember(),
  refund: () => refund(),
  "cart-1": async () => {
    await leave(newVisitor());
    travel(minutes(5));
    await remind();
  },
  recovery: async () => transact({ mail: put(enqueueRecovery((await member()).customer)) }),
  "password-changed": async () =>
    transact({ mail: put(enqueuePasswordChanged((await member()).customer, { byAdmin: true })) }),
  "passkey-added": async () =>
    transact({ mail: put(enqueuePasskeyAdded({ ...(await member()).customer, place: 0 })) }),
  help: async () => {
    await member();
    travel(hours(24) + 1);
    await stuckBuyers();
  },
  "admin-invite": () =>
    transact(
      enqueueSealedMail(
        { kind: "admin-invite", about: unique() },
        { name: "Devi", email: `devi.${unique()}@example.in`, temporaryPassword },
        Date.now(),
      ),
    ),
  "welcome-test": () => sealedTest("welcome-test"),
  "cart-test": () => sealedTest("cart-test"),
};

function sealedTest(kind: "welcome-test" | "cart-test") {
  const facts = { email: `owner.${unique()}@example.in` };
  return transact(enqueueSealedMail({ kind, about: unique() }, facts, Date.now()));
}

/** Enqueues one, and names it. */
async function enqueue(kind: MailKind): Promise<{ mailId: string; about: string }> {
  await causes[kind]?.();
  const row = (await readTable()).outbox.find((mail) => mail.kind === kind && mail.state === "queued");
  if (!row) throw new Error(`No ${kind} is owed`);
  return row;
}

const kinds = Object.keys(causes) as MailKind[];

test.each(kinds)("a mail of kind %s is sent once by five sweeps at once", async (kind) => {
  const { mailId, about } = await enqueue(kind);
  travel(1);
  await Promise.all(Array.from({ length: 5 }, () => sweep()));
  expect(mailsOf(kind, about), mailId).toHaveLength(1);
  expect((await readTable()).sealedFacts).toEqual([]);
  await expectSettled();
});

test.each(few(kinds, 2))(
  "a mail of kind %s is sent when its worker dies, twice only between send and note",
  async (kind) => {
    await dieEverywhere(async (dieAt, when) => {
      const { mailId, about } = await enqueue(kind);
      const outcome = await killed({ action: "mail", input: mailId, dieAt, when });
      travel(minutes(1));
      await sweep();
      const mails = mailsOf(kind, about);
      expect(mails.length, `${when} ${dieAt}`).toBeGreaterThanOrEqual(1);
      expect(mails.length, `${when} ${dieAt}`).toBeLessThanOrEqual(2);
      ses.control.clear();
      return outcome;
    });
  },
  limit,
);

test("a worker whose minute is over leaves its successor's mail as sent", async () => {
  const { customer } = await member();
  const { customerId } = customer;
  await setBlocked(customerId, true, "admin");
  await transact({ mail: put(enqueueRecovery(customer)) });
  let writes = 0;
  const stop = tap({
    async before({ operation, keys }) {
      if (operation !== "UpdateItem" || !keys[0]?.startsWith("OUTBOX#recovery") || ++writes !== 2) return;
      travel(minutes(1));
      await setBlocked(customerId, false, "admin");
      await sweep();
    },
  });
  await sweep();
  stop();
  expect(writes).toBeGreaterThan(2);
  expect((await readTable()).outbox.find(({ kind }) => kind === "recovery")?.state).toBe("sent");
  await expectSettled();
});

test("a mail that was sent is not enqueued again, however often its cause comes back", async () => {
  const { orderId } = await member();
  for (const status of ["failed", "completed", "failed", "completed"] as const) {
    await overrideOrder(orderId, status, "admin");
    await sweep();
  }
  expect(mailsAbout(orderId).map(({ kind }) => kind)).toEqual(["credentials"]);
  await expectSettled();
});

describe("money sent back", () => {
  test("is told in one mail for each part, with its own sum", async () => {
    const { order } = await member();
    const intent = order.paymentId ?? "";
    for (const paise of [10_000, 20_000, undefined]) {
      stripe.control.refund(intent, paise);
      await Promise.all(Array.from({ length: 10 }, () => settle(order.orderId)));
      await sweep();
    }
    const told = allMails("refund");
    expect(told.map(({ refundedAmount, whole }) => [refundedAmount, whole])).toEqual([
      [100, false],
      [200, false],
      [699, true],
    ]);
    expect(told[0]).toMatchObject({ orderId: order.orderId, total: 999, email: order.email });
    await expectSettled();
  });

  test("is not mailed as a refund after a lost dispute or an admin's change", async () => {
    const [lost, revoked] = [await member(), await member()];
    stripe.control.dispute(lost.order.paymentId ?? "");
    stripe.control.closeDispute(lost.order.paymentId ?? "", "lost");
    await settle(lost.orderId);
    await overrideOrder(revoked.orderId, "failed", "admin");
    await sweep();
    expect(allMails("refund")).toEqual([]);
  });
});

describe("a password in a waiting mail", () => {
  test("is sealed until the mail has left and is then deleted", async () => {
    await enqueue("admin-invite");
    const waiting = await readTable();
    expect(waiting.sealedFacts).toHaveLength(1);
    expect(JSON.stringify(waiting)).not.toMatch(/Temp-4|devi\./);
    await sweep();
    expect(ses.mails()[0]?.text).toContain(temporaryPassword);
    expect((await readTable()).sealedFacts).toEqual([]);
  });

  test("is kept for a day, after which an alarm is raised", async () => {
    await enqueue("admin-invite");
    travel(hours(24));
    await sweep();
    expect((await readTable()).outbox).toMatchObject([{ state: "failed", deliveryFailure: "failed" }]);
    expect(ses.mails()).toEqual([]);
  });
});

describe("the carrier", () => {
  test("loses no mail when it is away for nine hours", async () => {
    const away: Mailer = {
      send: async () => {
        throw Object.assign(new Error("away"), { name: "ServiceUnavailable" });
      },
    };
    configureShop({ mailer: async () => away });
    const members = [];
    for (let count = 0; count < 8; count++) members.push(await newMember());
    for (let minute = 0; minute < 9 * 60; minute += 3) {
      travel(minutes(3));
      await sweep();
    }
    const waiting = (await readTable()).outbox;
    expect(waiting.every(({ state, attempts }) => state === "queued" && attempts > 30)).toBe(true);
    configureShop();
    for (let minute = 0; minute < 15; minute++) {
      travel(minutes(1));
      await sweep();
    }
    for (const { orderId } of members) expect(mailsOf("credentials", orderId)).toHaveLength(1);
    await expectSettled();
  });

  test("is given no more mails in a second than it takes", async () => {
    const sent: number[] = [];
    const slow: Mailer = {
      send: async () => {
        sent.push(performance.now());
        return `id-${sent.length}`;
      },
    };
    configureShop({ mailer: async () => slow, mailsPerSecond: 4 });
    for (let count = 0; count < 10; count++) await sealedTest("welcome-test");
    await sweep();
    expect(sent).toHaveLength(10);
    const busiest = sent.map((at) => sent.filter((other) => other >= at && other < at + 900).length);
    expect(Math.max(...busiest)).toBeLessThanOrEqual(4);
  });

  test("gets its mails later when it says that it is too much", async () => {
    for (let count = 0; count < 6; count++) await sealedTest("welcome-test");
    ses.control.failNext(8, "TooManyRequestsException");
    await sweep();
    expect((await readTable()).outbox.filter(({ state }) => state === "failed")).toEqual([]);
    travel(minutes(2));
    await sweep();
    expect(ses.mails()).toHaveLength(6);
    await expectSettled();
  });
});
