// A way in once more: for the browser that bought, and for an admin.

import { setBlocked } from "@store/core/customers/block-customer";
import { changeProfile } from "@store/core/customers/change-profile";
import { resendAccess } from "@store/core/orders/payments/resend-access";
import { sendCredentialsEmail } from "@store/core/orders/payments/send-credentials-email";
import { hours } from "@store/core/platform/time";
import { describe, expect, test } from "vitest";
import { as, newBuyer, newMember, type Placed, place, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { expectSettled } from "../support/invariants.ts";
import { kindsTo, mailsAbout, sweep } from "../support/mail-worker.ts";

function press({ buyer, orderId }: Pick<Placed, "buyer" | "orderId">, ip = `presses-${unique()}`) {
  travel(1);
  return as({ ip }, () => sendCredentialsEmail({ checkoutToken: buyer.checkoutToken, orderId }));
}

describe("send-credentials-email", () => {
  test("mails the same password again within a day", async () => {
    const member = await newMember();
    await sweep();
    expect(await press(member)).toEqual({});
    await sweep();
    const [first, second] = mailsAbout(member.orderId);
    expect(second).toEqual(first);
    await expectSettled();
  });

  test("mails a recovery link without a password after a day", async () => {
    const member = await newMember();
    await sweep();
    travel(hours(25));
    await press(member);
    await sweep();
    expect(kindsTo(member.buyer.email)).toEqual(["credentials", "recovery"]);
    await expectSettled();
  });

  test("mails the new password of an order that joined an account only to the address on record", async () => {
    const first = await newMember();
    await sweep();
    const added = await newMember({ upsells: ["seo-checklist"] }, { email: first.buyer.email });
    await sweep();
    await press(added);
    await sweep();
    expect(kindsTo(first.buyer.email)).toEqual(["credentials", "credentials", "credentials"]);
  });

  test("is refused after three a day for an account and ten an hour from one network", async () => {
    const member = await newMember();
    for (let time = 0; time < 3; time++) await press(member);
    await expect(press(member)).rejects.toMatchObject({ code: "throttled" });
    const ip = `busy-${unique()}`;
    for (let time = 0; time < 10; time++) {
      const placed = await place(await newBuyer());
      await expect(press(placed, ip)).rejects.toMatchObject({ code: "order.not_found" });
    }
    await expect(press(await newMember(), ip)).rejects.toMatchObject({ code: "throttled" });
  });

  test("is refused for an order that is foreign or unpaid, or without the browser's token", async () => {
    const [member, other] = [await newMember(), await newMember()];
    const unpaid = await place(await newBuyer());
    for (const wrong of [
      { buyer: other.buyer, orderId: member.orderId },
      unpaid,
      { buyer: member.buyer, orderId: "ORDER_1700000000000_nobodyhas" },
    ])
      await expect(press(wrong)).rejects.toMatchObject({ code: "order.not_found", status: 404 });
    const buyer = { ...member.buyer, checkoutToken: "nonsense" };
    await expect(press({ buyer, orderId: member.orderId })).rejects.toMatchObject({
      code: "checkout.expired",
    });
  });

  test("answers a blocked customer as any other and mails nothing", async () => {
    const member = await newMember();
    await sweep();
    await setBlocked(member.order.customerId, true, "admin");
    expect(await press(member)).toEqual({});
    await sweep();
    expect(kindsTo(member.buyer.email)).toEqual(["credentials"]);
  });
});

describe("an admin's resend", () => {
  test("mails the credentials while they can be read and a recovery link afterwards", async () => {
    const { buyer, order } = await newMember();
    await sweep();
    travel(1);
    await resendAccess(order.customerId);
    await sweep();
    travel(hours(24));
    await resendAccess(order.customerId);
    await sweep();
    expect(kindsTo(buyer.email)).toEqual(["credentials", "credentials", "recovery"]);
  });

  test("goes to the address on record when that was corrected since the order", async () => {
    const { buyer, order } = await newMember();
    await sweep();
    const email = `corrected.${buyer.email}`;
    await changeProfile(order.customerId, { email, phone: buyer.phone, fullName: buyer.name }, "admin");
    await resendAccess(order.customerId);
    await sweep();
    expect(kindsTo(buyer.email)).toEqual(["credentials", "address-changed"]);
    expect(kindsTo(email)).toEqual(["credentials"]);
    expect(mailsAbout(order.orderId)[1]).toMatchObject({ email, customerId: order.customerId });
  });

  test("is refused for a customer who is blocked, unpaid or unknown", async () => {
    const { order } = await newMember();
    const reserved = await newBuyer();
    await setBlocked(order.customerId, true, "admin");
    await expect(resendAccess(order.customerId)).rejects.toMatchObject({ code: "customer.blocked" });
    for (const customerId of [reserved.customerId, "CUST_1"])
      await expect(resendAccess(customerId)).rejects.toMatchObject({ code: "customer.not_found" });
  });
});
