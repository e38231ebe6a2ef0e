// Writes that meet a row which should not be there: the last guard, when everything before it was wrong.

import { CustomerEntity } from "@store/core/customers/customer.entity";
import { LoginEntity } from "@store/core/customers/login.entity";
import { adminUsers } from "@store/core/orders/admin/admin-users";
import { LedgerEntity } from "@store/core/orders/ledger.entity";
import { PaymentSessionEntity } from "@store/core/orders/payment-session.entity";
import { UnmatchedEntity } from "@store/core/orders/payments/unmatched.entity";
import { readRecord } from "@store/core/orders/record";
import { RefundEntity } from "@store/core/orders/refund.entity";
import { OutboxEntity, type OutboxMessage } from "@store/core/outbox/outbox.entity";
import { emailHash } from "@store/core/platform/address-hash";
import { put, transact } from "@store/core/platform/table";
import { expect, test } from "vitest";
import { acting, setUp } from "../support/admin.ts";
import { newMember, unique } from "../support/buyers.ts";
import { interleave } from "../support/interleave.ts";
import { readTable } from "../support/table-rows.ts";

const refused = expect.objectContaining({ code: "customer.changed" });

/** A member whose address opens another account, as only a damaged table has it. */
async function damagedMember() {
  const [admin, member, other] = [await setUp(), await newMember(), await newMember()];
  const { customerId: userId } = member.order;
  const loginKey = emailHash(member.buyer.email);
  const damage = () => LoginEntity.patch({ loginKey }).set({ customerId: other.order.customerId }).go();
  const theirs = async () => (await readTable()).login.find((row) => row.loginKey === loginKey);
  return { admin, member, other, userId, damage, theirs };
}

test("a customer with a login of another account is not deleted", async () => {
  const { admin, userId, other, damage, theirs } = await damagedMember();
  await damage();
  await expect(acting(admin, () => adminUsers.delete({ userId }))).rejects.toEqual(refused);
  expect(await theirs()).toMatchObject({ customerId: other.order.customerId });
  expect((await CustomerEntity.get({ customerId: userId }).go()).data?.state).toBe("member");
});

test("a login that went to another account stays there when the address moves", async () => {
  const { admin, member, userId, other, damage, theirs } = await damagedMember();
  const { phone, name: fullName } = member.buyer;
  interleave("TransactWriteItems", `CUSTOMER#${userId}`, damage);
  const email = `moved.${unique()}@example.in`;
  await expect(
    acting(admin, () => adminUsers["update-profile"]({ userId, email, phone, fullName })),
  ).rejects.toEqual(refused);
  expect(await theirs()).toMatchObject({ customerId: other.order.customerId });
});

test("a row that is written once refuses a second write with its key", async () => {
  const { order } = await newMember();
  const { sessions = [], ledger = [] } = (await readRecord(order.orderId)) ?? {};
  const mail = (await readTable()).outbox.find(({ orderId }) => orderId === order.orderId);
  const [session, row] = [sessions[0], ledger[0]];
  if (!session || !row || !mail) throw new Error("A paid order has a session, a sale and a mail.");
  const money = { provider: "stripe", paymentId: unique(), version: 1, currency: "inr", foundAt: 1 } as const;
  await UnmatchedEntity.create({ ...money, state: "dismissed", amount: 99_900, at: 1 }).go();
  const refund = {
    orderId: order.orderId,
    refundKey: unique(),
    paymentId: unique(),
    amount: 100,
    state: "asked",
    reason: "asked",
    by: "system",
    createdAt: 1,
  } as const;
  await RefundEntity.create({ ...refund, state: "done" }).go();
  const again = await transact({
    ledger: put(LedgerEntity.create({ ...row, paise: 1 })),
    mail: put(OutboxEntity.create({ ...mail, state: "queued", attempts: 0 } as OutboxMessage)),
    money: put(UnmatchedEntity.create({ ...money, state: "open", amount: 1, at: 1 })),
    session: put(PaymentSessionEntity.create(session)),
    refund: put(RefundEntity.create(refund)),
  });
  expect(Object.keys(again).sort()).toEqual(["ledger", "mail", "money", "refund", "session"]);
  expect(await readRecord(order.orderId)).toMatchObject({ sessions, ledger });
});
