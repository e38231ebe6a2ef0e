// The history says what was sold by the prices of each revision, whenever it was paid and whatever was published meanwhile.
import { dayInIndia } from "@store/contract/format";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { proveFigures, rebuildFigures } from "@store/core/orders/prove-figures";
import { deleteOrder } from "@store/core/orders/settlement/delete-order";
import { giveAsGift } from "@store/core/orders/settlement/give-as-gift";
import { addRevisionCounts } from "@store/core/platform/revision-counter";
import { adminOffer } from "@store/core/publishing/admin-offer";
import { afterEach, expect, test } from "vitest";
import { newBuyer, newCoupon, newMember, pay, place } from "../support/buyers.ts";
import { expectSound } from "../support/invariants.ts";
import { priced, publish } from "../support/offers.ts";

afterEach(() => expectSound());

const admin = "asha@shop.example";
const none = { orders: 0, gross: 0, returned: 0 };

async function historySales(): Promise<Map<number, object>> {
  const { revisions } = await adminOffer.history({});
  return new Map(revisions.map(({ rev, sold }) => [rev, sold]));
}

test("the history counts an order for the revision that priced it, not for the one that holds when it is paid", async () => {
  const cheap = await publish((from) => priced(from, { bundle: 999, "seo-checklist": 299 }));
  const open = await place(await newBuyer(), { rev: cheap, amount: 999 });
  await place(await newBuyer(), { rev: cheap, amount: 999 });
  const dear = await publish((from) => priced(from, { bundle: 1499 }));
  const unsold = await publish((from) => priced(from, { bundle: 1999 }));
  expect((await historySales()).get(cheap)).toEqual(none);

  const { customerId } = await pay(open);
  const { orderId } = await newMember({ rev: dear, amount: 1798, upsells: ["seo-checklist"] });
  await giveAsGift(customerId, "seo-checklist", admin);
  const sold = await historySales();
  expect(sold.get(cheap)).toEqual({ orders: 1, gross: 999, returned: 0 });
  expect(sold.get(dear)).toEqual({ orders: 1, gross: 1798, returned: 0 });
  expect(sold.get(unsold)).toEqual(none);

  await refundByHand(orderId, ["seo-checklist"], admin);
  expect((await historySales()).get(dear)).toEqual({ orders: 1, gross: 1798, returned: 299 });
  await deleteOrder(orderId, admin);
  expect((await historySales()).get(dear)).toEqual(none);
});

test("an order that a coupon pays whole counts with nothing, and a coupon's rupees are left out", async () => {
  const rev = await publish((from) => priced(from, { bundle: 1000 }));
  await newMember({ rev, discount: await newCoupon(10) });
  expect((await historySales()).get(rev)).toEqual({ orders: 1, gross: 900, returned: 0 });
  await place(await newBuyer(), { rev, discount: await newCoupon(100) });
  expect((await historySales()).get(rev)).toEqual({ orders: 2, gross: 900, returned: 0 });
});

test("what a revision sold is found and rebuilt from the ledger when its counter is off", async () => {
  const since = dayInIndia(Date.now());
  const rev = await publish((from) => priced(from, { bundle: 1000 }));
  await newMember({ rev });
  await addRevisionCounts(rev, "a slip", { sales: 2, gross: 7 }).go();
  const off = await proveFigures(since);
  expect(off.map(({ where, name, ledger, counter }) => [where, name, counter - ledger])).toEqual([
    [`revision ${rev}`, "sales", 2],
    [`revision ${rev}`, "gross", 7],
  ]);
  expect(await rebuildFigures(since)).toEqual(off);
  expect((await historySales()).get(rev)).toEqual({ orders: 1, gross: 1000, returned: 0 });
});

test("the pages of a long history have each its own sales, and no row of another's is read", async () => {
  const first = await publish((from) => priced(from, { bundle: 1000 }));
  await newMember({ rev: first });
  let last = first;
  for (let count = 0; count < 21; count++)
    last = await publish((from) => priced(from, { bundle: 1001 + count }));
  await newMember({ rev: last });
  const sold = await historySales();
  expect(sold.size).toBe(20);
  expect(sold.get(last)).toEqual({ orders: 1, gross: 1021, returned: 0 });
  expect(sold.has(first)).toBe(false);
  const { revisions } = await adminOffer.history({ before: first + 1 });
  expect(revisions[0]).toMatchObject({ rev: first, sold: { orders: 1, gross: 1000 } });
});
