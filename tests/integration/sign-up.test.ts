import { calls } from "@store/contract/calls";
import { readCustomer } from "@store/core/customers/customer.entity";
import { signUp } from "@store/core/customers/sign-up";
import { listUsers } from "@store/core/orders/admin/list-users";
import { readCheckoutToken } from "@store/core/platform/checkout-token";
import { readCounts } from "@store/core/platform/counter.entity";
import { hours } from "@store/core/platform/time";
import { afterEach, expect, test, vi } from "vitest";
import { as, type Buyer, keepSignUp, newBuyer, newMember, pay, place, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { interleave } from "../support/interleave.ts";
import { expectSound } from "../support/invariants.ts";
import "../support/shop.ts";
import { allItems, readTable } from "../support/table-rows.ts";

afterEach(() => expectSound());

vi.mock("@store/core/platform/secrets", { spy: true });
const { newCustomerId } = await import("@store/core/platform/secrets");

const person = (email = `ravi.${unique()}@example.in`) => ({
  email,
  full_name: "Ravi Iyer",
  phone: "9820012345",
});

test("a sign-up gives out a customer ID and writes nothing", async () => {
  const before = await allItems();
  const buyer = await newBuyer();
  expect(buyer.customerId).toMatch(/^CUST_\d{10}$/);
  expect(await allItems()).toEqual(before);
});

test("the first order of a sign-up makes a customer without products or login", async () => {
  const buyer = await newBuyer();
  await place(buyer);
  expect(await readCustomer(buyer.customerId)).toMatchObject({
    state: "reserved",
    hasPaid: false,
    banned: false,
    epoch: 0,
    email: buyer.email,
  });
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
});

test("two sign-ups with the same details become two customers", async () => {
  const one = await newBuyer();
  const other = await newBuyer({ email: one.email, name: "Somebody Else" });
  expect(other.customerId).not.toBe(one.customerId);
  for (const buyer of [one, other]) await place(buyer);
  expect((await readCustomer(one.customerId))?.name).toBe(one.name);
  expect((await readCustomer(other.customerId))?.name).toBe("Somebody Else");
});

test("twenty sign-ups at once become twenty customers", async () => {
  const before = (await readTable()).customer.length;
  const buyers = await Promise.all(Array.from({ length: 20 }, () => newBuyer()));
  await Promise.all(buyers.map((buyer) => place(buyer)));
  expect((await readTable()).customer.length).toBe(before + 20);
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

test("a password from the page is kept nowhere", async () => {
  const input = calls["sign-up"].input.parse({ ...person(), password: "hunter22" });
  const { customerId, checkoutToken } = await as({ ip: unique() }, () => signUp(input));
  await place({ ...person(input.email), name: "Ravi Iyer", ip: unique(), customerId, checkoutToken });
  expect(await readCustomer(customerId)).toMatchObject({ state: "reserved" });
  expect(JSON.stringify(await allItems())).not.toContain("hunter22");
});

test("further orders of a sign-up count no further user", async () => {
  const users = async () => (await readCounts("ALL")).users;
  const buyer = await newBuyer();
  expect(await users()).toBe(0);
  await place(buyer);
  expect(await users()).toBe(1);
  const listed = await listUsers("users", { limit: 10 });
  expect(listed.rows.map(({ customerId }) => customerId)).toEqual([buyer.customerId]);
  await place(buyer, { upsells: ["seo-checklist"] });
  await pay(await place(buyer));
  expect(await users()).toBe(1);
});

test("a sign-up of release 1.0.0, which has a row until its end, becomes a customer by its first order", async () => {
  const buyer = await newBuyer();
  const { customerId } = buyer;
  await keepSignUp({ ...buyer, name: "As it was typed" });
  await expectSound();
  expect((await pay(await place(buyer))).status).toBe("completed");
  expect(await readCustomer(customerId)).toMatchObject({ state: "member", name: buyer.name });
  expect((await readCustomer(customerId))?.ttl).toBeUndefined();
});

const takers: [string, (taken: Buyer) => Promise<unknown>][] = [
  ["had before", () => Promise.resolve()],
  ["takes at the same moment", (taken) => place(taken)],
];

test.each(takers)("an order is refused under a customer ID that somebody else %s", async (when, take) => {
  const taken = await newBuyer();
  if (when === "had before") await place(taken);
  vi.mocked(newCustomerId).mockReturnValueOnce(taken.customerId);
  const other = await newBuyer();
  expect(other.customerId).toBe(taken.customerId);
  const race = interleave("TransactWriteItems", `CUSTOMER#${taken.customerId}`, () => take(taken));
  await expect(place(other)).rejects.toMatchObject({ code: "order.details_changed" });
  race.remove();
  expect(await readCustomer(taken.customerId)).toMatchObject({ email: taken.email });
  // The page signs up anew.
  await place(await newBuyer({ email: other.email }));
});
