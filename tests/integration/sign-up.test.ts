import { calls } from "@store/contract/calls";
import { changeProfile } from "@store/core/customers/change-profile";
import { readCustomer } from "@store/core/customers/customer.entity";
import { deleteCustomer } from "@store/core/customers/delete-customer";
import { signUp } from "@store/core/customers/sign-up";
import { listUsers } from "@store/core/orders/admin/list-users";
import { readCheckoutToken } from "@store/core/platform/checkout-token";
import { readCounts } from "@store/core/platform/counter.entity";
import { days, hours, minutes, ttlOf } from "@store/core/platform/time";
import { expect, test, vi } from "vitest";
import { as, newBuyer, newMember, pay, place, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { expectSound } from "../support/invariants.ts";
import "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

vi.mock("@store/core/platform/secrets", { spy: true });
const { newCustomerId } = await import("@store/core/platform/secrets");

const person = (email = `ravi.${unique()}@example.in`) => ({
  email,
  full_name: "Ravi Iyer",
  phone: "9820012345",
});

test("a sign-up reserves a customer without products or login", async () => {
  const buyer = await newBuyer();
  const customer = await readCustomer(buyer.customerId);
  expect(customer).toMatchObject({
    state: "reserved",
    hasPaid: false,
    banned: false,
    epoch: 0,
    email: buyer.email,
  });
  expect(buyer.customerId).toMatch(/^CUST_\d{10}$/);
  await expectSound();
});

test("a sign-up with a buyer's address leaves the account alone", async () => {
  const member = await newMember();
  const before = await readCustomer(member.buyer.customerId);
  const answer = await as(member.buyer, () => signUp(person(member.buyer.email)));
  const outsider = await as(member.buyer, () => signUp(person()));
  expect(Object.keys(answer)).toEqual(Object.keys(outsider));
  expect(answer.checkoutToken).toHaveLength(outsider.checkoutToken.length);
  expect(answer.customerId).not.toBe(member.buyer.customerId);
  expect(await readCustomer(member.buyer.customerId)).toEqual(before);
  await expectSound();
});

test("two sign-ups with the same details reserve two customers", async () => {
  const one = await newBuyer();
  const other = await newBuyer({ email: one.email, name: "Somebody Else" });
  expect(other.customerId).not.toBe(one.customerId);
  expect((await readCustomer(one.customerId))?.name).toBe(one.name);
});

test("a hundred sign-ups at once reserve a hundred customers", async () => {
  const before = (await readTable()).customer.length;
  const buyers = await Promise.all(Array.from({ length: 100 }, () => newBuyer()));
  expect((await readTable()).customer.length).toBe(before + 100);
  await Promise.all(buyers.slice(0, 20).map((buyer) => place(buyer)));
  await expectSound();
});

test("a sign-up with corrected details keeps its checkout while its token is good", async () => {
  const first = await newBuyer();
  const { checkoutId } = readCheckoutToken(first.checkoutToken);
  const correct = (checkoutToken: string) => as(first, () => signUp({ ...person(), checkoutToken }));
  const corrected = readCheckoutToken((await correct(first.checkoutToken)).checkoutToken);
  expect(corrected.checkoutId).toBe(checkoutId);
  expect(readCheckoutToken((await correct(`${first.checkoutToken}x`)).checkoutToken).checkoutId).not.toBe(
    checkoutId,
  );
  travel(hours(2));
  expect(readCheckoutToken((await correct(first.checkoutToken)).checkoutToken).checkoutId).not.toBe(
    checkoutId,
  );
});

test("a password from the page never becomes the customer's password", async () => {
  const input = calls["sign-up"].input.parse({ ...person(), password: "hunter22" });
  const { customerId } = await as({ ip: unique() }, () => signUp(input));
  expect(JSON.stringify(await readTable())).not.toContain("hunter22");
  expect(await readCustomer(customerId)).toMatchObject({ state: "reserved" });
});

test("sign-ups behind one address are refused after three hundred in ten minutes", async () => {
  const ip = unique();
  const tries = await Promise.allSettled(
    Array.from({ length: 310 }, () => as({ ip }, () => signUp(person()))),
  );
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(300);
  await expect(as({ ip }, () => signUp(person()))).rejects.toMatchObject({ code: "throttled" });
  travel(minutes(10));
  await as({ ip }, () => signUp(person()));
});

test("a sign-up without an order is not counted as a user", async () => {
  const users = async () => (await readCounts("ALL")).users;
  const [left, orders] = [await newBuyer(), await newBuyer()];
  const atMost = ttlOf(Date.now() + days(30));
  expect(await readCustomer(left.customerId)).toMatchObject({ ttl: atMost });
  expect(await users()).toBe(0);
  expect((await readTable()).search).toEqual([]);

  await place(orders);
  expect(await users()).toBe(1);
  expect((await readCustomer(orders.customerId))?.ttl).toBeUndefined();
  const listed = await listUsers("users", { limit: 10 });
  expect(listed.rows.map(({ customerId }) => customerId)).toEqual([orders.customerId]);
  // Another order of the same person is not another person.
  await place(orders, { upsells: ["seo-checklist"] });
  await pay(await place(orders));
  expect(await users()).toBe(1);
  expect((await readCustomer(orders.customerId))?.ttl).toBeUndefined();
  await expectSound();
});

test("changing or deleting a sign-up without an order leaves counts and search alone", async () => {
  const [one, other] = [await newBuyer(), await newBuyer()];
  await changeProfile(one.customerId, { email: one.email, phone: one.phone, fullName: "Meera Rao" }, "admin");
  await deleteCustomer(other.customerId, "admin");
  await expectSound();
  await place(one);
  await expectSound();
});

test("a taken customer ID is never given out again", async () => {
  const { customerId } = await newBuyer();
  const before = await readCustomer(customerId);
  vi.mocked(newCustomerId).mockReturnValueOnce(customerId).mockReturnValueOnce(customerId);
  const other = await newBuyer();
  expect(other.customerId).not.toBe(customerId);
  expect(await readCustomer(customerId)).toEqual(before);
  await expectSound();
});
