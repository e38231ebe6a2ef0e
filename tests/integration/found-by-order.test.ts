// A customer is found by the words of the order that their details are from.

import { readCustomer } from "@store/core/customers/customer.entity";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { minutes } from "@store/core/platform/time";
import { scrubOrder } from "@store/core/privacy/scrub";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newAdmin, orderActionsOf, type Person } from "../support/admin.ts";
import { actionsOf } from "../support/admin-users.ts";
import { newBuyer, newMember, pay, paymentInput, place, send } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { expectIdle } from "../support/idle.ts";
import { interleave } from "../support/interleave.ts";
import { expectSound } from "../support/invariants.ts";
import { logIn, memberWithPassword } from "../support/logins.ts";
import { readTable } from "../support/table-rows.ts";

afterEach(() => expectSound());

let admin: Person;
beforeEach(async () => {
  admin = await newAdmin();
});
const users = actionsOf(() => admin);
const orders = orderActionsOf(() => admin);

const find = async (search: string) => ({
  users: (await users("list", { search })).users.map(({ userId }) => userId),
  orders: (await orders("list", { search })).orders.map(({ orderId }) => orderId),
});

test("an unpaid order and its customer are found by the buyer's words, with no words of the customer's own", async () => {
  const buyer = await newBuyer({ name: "Zenobia Ranganathan" });
  const { orderId } = await place(buyer);
  for (const search of ["zenobia", "rangana", buyer.email, buyer.phone.slice(-6)])
    expect(await find(search), search).toEqual({ users: [buyer.customerId], orders: [orderId] });
  const own = (await readTable()).search.filter(({ id }) => id === buyer.customerId);
  expect(own).toEqual([]);
});

const ways: [string, (again: () => Promise<unknown>) => Promise<unknown>][] = [
  ["its buyer presses again", (again) => again()],
  ["nobody presses again and it fails", () => settleLater()],
];

async function settleLater(): Promise<void> {
  for (let elapsed = 0; elapsed < 45; elapsed += 6) {
    travel(minutes(6));
    await reconcile();
  }
}

test.each(ways)(
  "an order whose shop died before its words were written is found once %s",
  async (_, goOn) => {
    const buyer = await newBuyer({ name: "Ottoline Fairweather" });
    const input = paymentInput(buyer);
    interleave("PutItem", "SEARCH#", async () => {
      throw new Error("The process died");
    });
    await expect(send(buyer, input)).rejects.toThrow("died");
    await expectSound();
    await goOn(() => send(buyer, input));
    for (const search of ["ottoline", "fairw", buyer.email, buyer.phone.slice(-6)])
      expect(await find(search), search).toEqual({ users: [buyer.customerId], orders: [input.orderId] });
    await expectIdle();
  },
);

test("a customer of two orders is found once, by the details of the one that was paid", async () => {
  const buyer = await newBuyer({ name: "Quintus Okonkwo" });
  const first = await place(buyer);
  const second = await place({ ...buyer, name: "Quinta Obiora" });
  expect((await find("quint")).users).toEqual([buyer.customerId]);
  await pay(second);
  expect(await readCustomer(buyer.customerId)).toMatchObject({ detailsFrom: second.orderId });
  expect(await find("quint")).toEqual({
    users: [buyer.customerId],
    orders: [second.orderId, first.orderId],
  });
  expect((await find("okonkwo")).users).toEqual([]);
  expect((await find("obiora")).users).toEqual([buyer.customerId]);
});

test("a customer is found after the order that their details are from was deleted", async () => {
  const { buyer, orderId } = await place(await newBuyer({ name: "Hesperia Voss" }));
  await orders("delete", { orderId });
  expect(await find("hesperia")).toEqual({ users: [buyer.customerId], orders: [] });
});

test("a customer who stays is found after the order that their details are from lost its buyer", async () => {
  const { buyer, orderId } = await newMember({}, { name: "Leocadia Wren" });
  await scrubOrder(orderId);
  expect(await find("leocadia")).toEqual({ users: [buyer.customerId], orders: [] });
});

test("the ID of a sign-up with a member's address gives no way into the member's account", async () => {
  const { buyer, password } = await memberWithPassword();
  const outsider = await newBuyer({ email: buyer.email });
  await expect(logIn(outsider.customerId, password)).rejects.toMatchObject({ code: "login.invalid" });
  await logIn(buyer.customerId, password);
});
