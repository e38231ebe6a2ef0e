import { calls } from "@store/contract/calls";
import { readCustomer } from "@store/core/customer/customer.entity";
import { signUp } from "@store/core/customer/sign-up";
import { hours, minutes } from "@store/core/lib/time";
import { readCheckoutToken } from "@store/core/order/checkout-token";
import { expect, test, vi } from "vitest";
import { as, newBuyer, newMember, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { expectSound } from "../support/invariants.ts";
import "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

vi.mock("@store/core/lib/secrets", { spy: true });
const { newCustomerId } = await import("@store/core/lib/secrets");

const person = (email = `ravi.${unique()}@example.in`) => ({
  email,
  full_name: "Ravi Iyer",
  phone: "9820012345",
});

test("reserves a customer who owns nothing and has no login", async () => {
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

test("answers an address that has bought with the same shape, another customer, and leaves the account alone", async () => {
  const member = await newMember();
  const before = await readCustomer(member.buyer.customerId);
  const answer = await as(member.buyer, () => signUp(person(member.buyer.email)));
  const stranger = await as(member.buyer, () => signUp(person()));
  expect(Object.keys(answer)).toEqual(Object.keys(stranger));
  expect(answer.checkoutToken).toHaveLength(stranger.checkoutToken.length);
  expect(answer.customerId).not.toBe(member.buyer.customerId);
  expect(await readCustomer(member.buyer.customerId)).toEqual(before);
  await expectSound();
});

test("twice the same details: two reserved customers, none of them changed by the other", async () => {
  const one = await newBuyer();
  const other = await newBuyer({ email: one.email, name: "Somebody Else" });
  expect(other.customerId).not.toBe(one.customerId);
  expect((await readCustomer(one.customerId))?.name).toBe(one.name);
});

test("a hundred at once: a hundred customers, all counted", async () => {
  const before = (await readTable()).customer.length;
  await Promise.all(Array.from({ length: 100 }, () => newBuyer()));
  expect((await readTable()).customer.length).toBe(before + 100);
  await expectSound();
});

test("mended details stay one checkout; a token that is over or forged begins another", async () => {
  const first = await newBuyer();
  const { checkoutId } = readCheckoutToken(first.checkoutToken);
  const mend = (checkoutToken: string) => as(first, () => signUp({ ...person(), checkoutToken }));
  const mended = readCheckoutToken((await mend(first.checkoutToken)).checkoutToken);
  expect(mended.checkoutId).toBe(checkoutId);
  expect(readCheckoutToken((await mend(`${first.checkoutToken}x`)).checkoutToken).checkoutId).not.toBe(
    checkoutId,
  );
  travel(hours(2));
  expect(readCheckoutToken((await mend(first.checkoutToken)).checkoutToken).checkoutId).not.toBe(checkoutId);
});

test("a password from the page is not the password", async () => {
  const input = calls["sign-up"].input.parse({ ...person(), password: "hunter22" });
  const { customerId } = await as({ ip: unique() }, () => signUp(input));
  expect(JSON.stringify(await readTable())).not.toContain("hunter22");
  expect(await readCustomer(customerId)).toMatchObject({ state: "reserved" });
});

test("thirty tries in ten minutes from one network, then a wait", async () => {
  const ip = unique();
  const tries = await Promise.allSettled(
    Array.from({ length: 40 }, () => as({ ip }, () => signUp(person()))),
  );
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(30);
  await expect(as({ ip }, () => signUp(person()))).rejects.toMatchObject({ code: "throttled" });
  travel(minutes(10));
  await as({ ip }, () => signUp(person()));
});

test("an id that is taken is not given out again, and nobody's row is written over", async () => {
  const { customerId } = await newBuyer();
  const before = await readCustomer(customerId);
  vi.mocked(newCustomerId).mockReturnValueOnce(customerId).mockReturnValueOnce(customerId);
  const other = await newBuyer();
  expect(other.customerId).not.toBe(customerId);
  expect(await readCustomer(customerId)).toEqual(before);
  await expectSound();
});
