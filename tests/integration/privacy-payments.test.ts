// Somebody who asked after money that no order knows of: told to them, and gone with an erasure.
import { bundle } from "@store/contract/offer/catalogue";
import { UnmatchedEntity } from "@store/core/orders/payments/unmatched.entity";
import { adminPrivacy } from "@store/core/privacy/admin-privacy";
import { expect, test } from "vitest";
import { acting, setUp } from "../support/admin.ts";
import { newMember } from "../support/buyers.ts";
import { leave, newVisitor } from "../support/carts.ts";
import {
  askToErase,
  erase,
  erasureRequests,
  newSomeone,
  readCentre,
  someoneWhoPaid,
} from "../support/privacy.ts";
import "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const askFor = (paymentId: string, askedEmail: string) =>
  UnmatchedEntity.put({
    ...{ provider: "razorpay", paymentId, state: "open", version: 1, amount: 99_900, currency: "inr" },
    ...{ at: 1, foundAt: 2, askedAt: 3, askedEmail },
  }).go();

const askers = async () =>
  Object.fromEntries((await readTable()).unmatched.map((row) => [row.paymentId, row.askedEmail]));

test("a person's own question is in their download and ends with the erasure", async () => {
  const [someone, other] = [newSomeone(), newSomeone()];
  await newMember({}, someone);
  await askFor("pay_own", someone.email);
  await askFor("pay_other", other.email);
  const { rows } = await readCentre(someone);
  const payments = rows.filter(({ kind }) => kind === "payment without an order");
  expect(payments.map(({ fields }) => fields)).toMatchObject([{ paymentId: "pay_own" }]);
  await erase(someone);
  expect(await askers()).toEqual({ pay_own: undefined, pay_other: other.email });
});

test("a basket in the download is told by its products", async () => {
  const someone = newSomeone();
  await leave(newVisitor(someone));
  const { baskets } = await readCentre(someone);
  expect(baskets).toMatchObject([{ lines: [bundle().name], recordedAt: expect.any(Number) }]);
});

test("only a complaint is answered by a person", async () => {
  const admin = await setUp();
  const { someone } = await someoneWhoPaid();
  await askToErase(someone);
  const [request] = await erasureRequests();
  const answer = (requestId: string) =>
    acting(admin, () => adminPrivacy.answer({ requestId, words: "Seen.", close: true }));
  for (const requestId of [request?.requestId ?? "", "nobody-asked"])
    await expect(answer(requestId)).rejects.toMatchObject({ code: "privacy.request_not_found" });
  expect((await erasureRequests())[0]?.state).toBe(request?.state);
});
