// F21: one person pays twice. One account, one set of grants; what adds nothing is flagged to be sent back.
import { readCustomer } from "@store/core/customers/customer.entity";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { afterEach, expect, test } from "vitest";
import {
  newBuyer,
  newCoupon,
  ordersThatGive,
  pay,
  paymentInput,
  place,
  send,
  theOrder,
  thePage,
} from "../support/buyers.ts";
import { atOnce, failures, withRandomDelays } from "../support/concurrency.ts";
import { deliver } from "../support/deliver.ts";
import { few } from "../support/full.ts";
import { expectIdle } from "../support/idle.ts";
import { interleave } from "../support/interleave.ts";
import { mailsAbout } from "../support/mail-worker.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

afterEach(() => expectIdle());

test.each(few([1, 2, 3, 4, 5, 6], 1))(
  "two tabs with a checkout each leave a consistent account when paid at once (seed %i)",
  async (seed) => {
    const first = await place(await newBuyer());
    const second = await place(await newBuyer({ email: first.buyer.email }));
    for (const { sessionId } of [first, second]) stripe.control.pay(sessionId);
    const results = await withRandomDelays(seed, () =>
      atOnce(20, (index) => deliver((index % 2 ? first : second).orderId)),
    );
    expect(failures(results)).toEqual([]);
    await expectIdle();
    const orders = [await theOrder(first.orderId), await theOrder(second.orderId)];
    expect(orders.map(({ status }) => status)).toEqual(["completed", "completed"]);
    expect(orders.filter(({ duplicate }) => duplicate)).toHaveLength(1);
    expect(new Set(orders.map(({ customerId }) => customerId)).size).toBe(1);
    const { customer, login } = await readTable();
    expect(customer.map(({ state }) => state).sort()).toEqual(["member", "merged"]);
    expect(login).toHaveLength(1);
    const kinds = [first, second].flatMap(({ orderId }) => mailsAbout(orderId).map(({ kind }) => kind));
    // The password of the first was shown on its page: what is paid later renews it.
    expect(kinds.sort().slice(1)).toEqual(["credentials", "duplicate"]);
    // Sent after that, the first is a receipt.
    expect(["added", "credentials"]).toContain(kinds[0]);
  },
);

test("an order with an added upsell joins the account, and its refund takes only the upsell", async () => {
  const first = await place(await newBuyer());
  const second = await place(await newBuyer({ email: first.buyer.email.toUpperCase() }), {
    upsells: ["agency-license"],
  });
  await pay(first);
  const joined = await pay(second);
  expect(joined).toMatchObject({ joined: true, customerId: first.buyer.customerId });
  expect(joined.duplicate).toBeUndefined();
  stripe.control.refund(joined.paymentId ?? "");
  await deliver(second.orderId);
  const customer = await readCustomer(first.buyer.customerId);
  expect(customer).toMatchObject({ hasPaid: true });
  expect(customer?.grants?.every((grant) => grant.endsWith(`#${first.orderId}`))).toBe(true);
});

test("products of two orders stay by the second when the first is sent back", async () => {
  const first = await place(await newBuyer());
  const second = await place(await newBuyer({ email: first.buyer.email }));
  const { paymentId } = await pay(first);
  await pay(second);
  stripe.control.refund(paymentId ?? "");
  await deliver(first.orderId);
  expect(await readCustomer(first.buyer.customerId)).toMatchObject({ hasPaid: true });
  expect(await ordersThatGive(first.buyer.customerId, "checklist")).toEqual([second.orderId]);
});

test("a third basket placed at the same time leaves one page open", async () => {
  const buyer = await newBuyer();
  const first = await place(buyer);
  await overrideOrder(first.orderId, "failed", "admin");
  // A press with a code reads the checkout first.
  const second = paymentInput(buyer, { discount: await newCoupon(10) });
  const third = paymentInput(buyer, { upsells: ["ad-templates"] });
  interleave("TransactWriteItems", `ORDER#${second.orderId}`, () => send(buyer, third));
  await send(buyer, second);
  expect((await thePage(third.orderId)).state).toBe("closed");
  expect(await theOrder(third.orderId)).toMatchObject({ status: "failed", supersededBy: second.orderId });
});

test("a buyer who was refunded and buys again gets in with the first password", async () => {
  const first = await place(await newBuyer());
  const { paymentId } = await pay(first);
  await expectIdle();
  stripe.control.refund(paymentId ?? "");
  await deliver(first.orderId);
  const again = await pay(await place(await newBuyer({ email: first.buyer.email })));
  expect(again).toMatchObject({ joined: true, customerId: first.buyer.customerId });
  expect(again.duplicate).toBeUndefined();
});
