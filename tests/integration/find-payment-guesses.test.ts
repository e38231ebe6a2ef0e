// "I paid, let me in", asked by anybody who has not: what a guess costs, and that it learns nothing.
import { configure } from "@store/core/platform/settings";
import { days, hours } from "@store/core/platform/time";
import { beforeEach, describe, expect, test } from "vitest";
import { newBuyer, unique } from "../support/buyers.ts";
import { claim, paid, refusal, rrnOf } from "../support/claims.ts";
import { travel } from "../support/clock.ts";
import { kindsTo, sweep } from "../support/mail-worker.ts";
import { payAtRazorpay, placeAtRazorpay, sellByRazorpay } from "../support/razorpay.ts";
import { ses } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

beforeEach(sellByRazorpay);

describe("a guesser", () => {
  test("reads the same words for every failure", async () => {
    const one = await paid();
    const other = await paid();
    const reference = rrnOf(one.payment);
    const answers = await Promise.all([
      refusal({ reference: "412345678901" }),
      refusal({ reference, paise: 99_800 }),
      refusal({ reference, paise: 99_950 }),
      refusal({ reference, phoneLast4: "2346" }),
      refusal({ reference: `${reference.slice(0, 11)}x` }),
      refusal({ reference: one.placed.orderId.slice(6) }),
      refusal({ reference: one.placed.sessionId }),
      refusal({ reference: rrnOf(other.payment), phoneLast4: "0000", email: one.email }),
    ]);
    const [first] = answers;
    expect(first).toMatchObject({ code: "payment.not_found", status: 404 });
    expect(answers).toEqual(Array(answers.length).fill(first));
    const before = ses.mails().length;
    await sweep();
    expect(ses.mails()).toHaveLength(before);
  });

  test("waits as long whether or not there is an unpaid order of these digits", async () => {
    await placeAtRazorpay();
    travel(4000);
    configure({ refusalTime: 400 });
    const took = async (phoneLast4: string) => {
      const begun = performance.now();
      expect(await refusal({ reference: "412345678901", phoneLast4 })).toMatchObject({ status: 404 });
      return performance.now() - begun;
    };
    for (const digits of ["2345", "9999"]) expect(await took(digits), digits).toBeGreaterThanOrEqual(395);
  });

  test("does not open one order with the reference of another", async () => {
    const mine = await paid();
    const buyer = await newBuyer({ phone: "+91 98200 54321" });
    const theirs = await placeAtRazorpay(buyer);
    const { payment } = await payAtRazorpay(theirs);
    expect(await refusal({ reference: rrnOf(mine.payment), phoneLast4: "4321" })).toMatchObject({
      code: "payment.not_found",
    });
    expect(await claim({ reference: rrnOf(payment), phoneLast4: "4321" })).toMatchObject({
      orderId: theirs.orderId,
    });
  });

  test("has five tries an hour, however many come at once", async () => {
    const { payment } = await paid();
    const ip = `guesses-${unique()}`;
    for (let press = 0; press < 3; press++) {
      travel(1);
      await claim({ reference: payment.id }, ip);
    }
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, count) =>
        refusal({ reference: payment.id, phoneLast4: `${1000 + count}` }, ip),
      ),
    );
    const codes = tries.map((one) => (one as { code: string }).code);
    expect(codes.filter((code) => code === "payment.not_found").length).toBeLessThanOrEqual(5);
    expect(new Set(codes)).toEqual(new Set(["payment.not_found", "throttled"]));
    expect(await refusal({ reference: payment.id }, ip)).toMatchObject({ code: "throttled", status: 429 });
    travel(hours(1));
    expect(await claim({ reference: payment.id }, ip)).toMatchObject({ state: "mailed-before" });
  });

  test("has ten tries a day at the phone number of one reference", async () => {
    const { payment, email } = await paid();
    for (const reference of [payment.id, "pay_nobody0000001"]) {
      for (let guess = 0; guess < 10; guess++)
        expect(await refusal({ reference, phoneLast4: `100${guess}` })).toMatchObject({
          code: "payment.not_found",
        });
      expect(await refusal({ reference, phoneLast4: "2345" })).toMatchObject({ code: "throttled" });
    }
    // The payer is answered as everybody else, and let in by mail.
    await sweep();
    expect(kindsTo(email)).toEqual(["credentials", "credentials"]);
    travel(days(1));
    expect(await claim({ reference: payment.id })).toMatchObject({ orderId: expect.any(String) });
  });

  test("finds neither references nor numbers in the table's keys", async () => {
    const { payment } = await paid();
    const { proof } = await readTable();
    expect(proof).toHaveLength(2);
    expect(JSON.stringify(proof.map(({ pk, sk }) => [pk, sk]))).not.toMatch(
      new RegExp(`${rrnOf(payment)}|${payment.id}|2345`),
    );
  });
});
