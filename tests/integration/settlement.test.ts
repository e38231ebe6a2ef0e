// A month's settlement beside the shop's books: for both companies, with refunds, fees and disputes, to the paisa.
import { dayInIndia } from "@store/contract/format";
import { settlementFile } from "@store/core/orders/admin/settlement-file";
import { PaymentEntity } from "@store/core/orders/payment.entity";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { readRecord } from "@store/core/orders/record";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { days, nextMonth } from "@store/core/platform/time";
import { beforeEach, describe, expect, test } from "vitest";
import { acting, allPages, type Person, setUp } from "../support/admin.ts";
import { newBuyer, pay, place, theOrder } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { expectSound } from "../support/invariants.ts";
import { deliverAll, payAtRazorpay, placeAtRazorpay, sellByRazorpay } from "../support/razorpay.ts";
import { tap } from "../support/sdk-tap.ts";
import { razorpay, stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const sides = {
  stripe: {
    async sell() {
      return (await pay(await place(await newBuyer(), { upsells: ["seo-checklist"] }))).orderId;
    },
    failRefund(payment: string) {
      stripe.control.settleRefund(stripe.control.refunds(payment).at(-1)?.id ?? "", "failed");
    },
    dispute: (payment: string) => void stripe.control.dispute(payment),
    closeDispute: (payment: string, outcome: "won" | "lost") =>
      void stripe.control.closeDispute(payment, outcome),
    tell: deliver,
  },
  razorpay: {
    async sell() {
      const placed = await placeAtRazorpay(await newBuyer(), { upsells: ["seo-checklist"] });
      await payAtRazorpay(placed);
      return placed.orderId;
    },
    failRefund(payment: string) {
      razorpay.control.settleRefund(razorpay.control.refunds(payment).at(-1)?.id ?? "", "failed");
    },
    dispute: (payment: string) => void razorpay.control.dispute(payment),
    closeDispute: (payment: string, outcome: "won" | "lost") =>
      void razorpay.control.closeDispute(payment, outcome),
    async tell(orderId: string) {
      const { sessions = [] } = (await readRecord(orderId)) ?? {};
      for (const { sessionId = "" } of sessions) await deliverAll(sessionId);
    },
  },
};

let admin: Person;

/** Every page of a month's file, and the sums of the last. */
async function fileOf(provider: keyof typeof sides, month: string) {
  const pages = await acting(admin, () => allPages((from) => settlementFile({ provider, month, ...from })));
  const [last] = pages.slice(-1);
  if (!last?.sums) throw new Error("The last page has no sums");
  return { csv: pages.map(({ csv }) => csv).join(""), sums: last.sums };
}

/** What the shop gets from a company by its ledger. Paise. */
async function dueByLedger(): Promise<number> {
  const signs: Record<string, number> = {
    ...{ sale: 1, duplicate: 1, "refund-failed": 1, "dispute-won": 1 },
    ...{ "refund-done": -1, "duplicate-refunded": -1, "dispute-opened": -1 },
  };
  const { ledger } = await readTable();
  return ledger.reduce(
    (sum, { kind, paise, fee = 0, feeTax = 0 }) => sum + (signs[kind] ?? 0) * paise - fee - feeTax,
    0,
  );
}

describe.each(["stripe", "razorpay"] as const)("the settlement of a month at %s", (id) => {
  const side = sides[id];
  beforeEach(async () => {
    if (id === "razorpay") sellByRazorpay();
    admin = await setUp();
    // The companies remember the months of other tests.
    travel(days(40));
  });

  async function sellForDays() {
    const month = dayInIndia(Date.now()).slice(0, 7);
    const sold: string[] = [];
    for (let day = 0; day < 3; day++) {
      sold.push(await side.sell(), await side.sell());
      travel(days(1));
    }
    const payments = await Promise.all(sold.map(async (each) => (await theOrder(each)).paymentId ?? ""));
    const [whole = "", part = "", fails = "", lost = ""] = sold;
    for (const each of [whole, fails]) await refundByHand(each, undefined, "asha@shop.example");
    await refundByHand(part, ["seo-checklist"], "asha@shop.example");
    travel(days(1));
    side.failRefund(payments[2] ?? "");
    await side.tell(fails);
    side.dispute(payments[3] ?? "");
    await side.tell(lost);
    side.closeDispute(payments[3] ?? "", "lost");
    await side.tell(lost);
    travel(days(4));
    await reconcile();
    return { months: [month, nextMonth(month)], sold };
  }

  test("equals the ledger to the paisa", async () => {
    const { months } = await sellForDays();
    const files = await Promise.all(months.map((month) => fileOf(id, month)));
    const sum = (name: "paidOut" | "books" | "lines") => files.reduce((all, { sums }) => all + sums[name], 0);
    expect(sum("books")).toBe(await dueByLedger());
    expect([sum("paidOut"), sum("lines")]).toEqual([sum("books"), sum("books")]);
    for (const { sums, csv } of files) {
      expect(sums).toMatchObject({ differing: 0, own: 0 });
      expect(csv).toContain('"Adds up"');
    }
    await expectSound();
  });

  test("reads payments and ledger in batches, and no order by itself", async () => {
    const month = dayInIndia(Date.now()).slice(0, 7);
    for (let each = 0; each < 3; each++) await side.sell();
    travel(days(4));
    await reconcile();
    const asked: string[] = [];
    const remove = tap({
      async before({ operation }) {
        asked.push(operation);
      },
    });
    // What was paid at a month's end is paid out in the next one.
    const files = [await fileOf(id, month), await fileOf(id, nextMonth(month))];
    remove();
    expect(files.map(({ sums }) => sums.differing)).toEqual([0, 0]);
    expect(files.reduce((all, { sums }) => all + sums.books, 0)).toBe(await dueByLedger());
    expect(asked.filter((operation) => operation === "Query")).toEqual([]);
    expect(asked.filter((operation) => operation === "BatchGetItem").length).toBeLessThanOrEqual(4);
  });

  test("differs by money that belongs to no order", async () => {
    const { months } = await sellForDays();
    const { paymentId = "" } = await theOrder(await side.sell());
    const due = await dueByLedger();
    await PaymentEntity.delete({ provider: id, paymentId }).go();
    travel(days(4));
    const files = await Promise.all(months.map((month) => fileOf(id, month)));
    const paidOut = files.reduce((all, { sums }) => all + sums.paidOut, 0);
    expect(paidOut).toBe(due);
    expect(files.reduce((all, { sums }) => all + sums.differing, 0)).toBe(1);
    expect(files.map(({ csv }) => csv).join("")).toContain('"in 1 line"');
  });
});
