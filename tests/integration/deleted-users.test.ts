// Customers whom an admin deletes: before, between and after their orders.

import { readCustomer } from "@store/core/customers/customer.entity";
import { createAuthorizedUser } from "@store/core/orders/admin/create-authorized-user";
import { afterEach, describe, expect, test } from "vitest";
import { acting, firstAdmin } from "../support/admin.ts";
import { actionsOf, audits, newReserved, newVisitor } from "../support/admin-users.ts";
import { newBuyer, newMember, pay, place, theOrder, unique } from "../support/buyers.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle } from "../support/idle.ts";
import { interleave } from "../support/interleave.ts";
import { expectSound } from "../support/invariants.ts";
import { refused } from "../support/refused.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

afterEach(() => expectIdle());

const admin = firstAdmin();

const act = actionsOf(() => admin);

describe("a customer whom an admin changes", () => {
  test("is unknown to every list and login after a deletion", async () => {
    const { userId, logIn, enter, profile } = await newVisitor();
    await act("delete", { userId });
    await expect(enter()).rejects.toEqual(refused("session.invalid"));
    for (const name of [profile.email, userId])
      await expect(logIn(name)).rejects.toEqual(refused("login.invalid"));
    for (const search of [undefined, userId, profile.email, "asha"])
      expect((await act("list", { search })).users).toEqual([]);
    for (const again of ["delete", "block"] as const)
      await expect(act(again, { userId })).rejects.toEqual(refused("customer.not_found"));
    await expect(act("update-profile", { userId, ...profile, fullName: "X" })).rejects.toEqual(
      refused("customer.not_found"),
    );
    expect(await audits(userId)).toEqual([`customer.delete ${admin.email}`]);
    const anew = await newMember({}, { email: profile.email });
    expect(anew.order).toMatchObject({ status: "completed" });
    expect(anew.order.joined).toBeUndefined();
  });

  test.each(["who has paid", "who has not"])(
    "%s is found by neither name after a rename during the deletion",
    async (who) => {
      const { userId, profile } = who === "who has paid" ? await newVisitor() : await newReserved();
      interleave("TransactWriteItems", `CUSTOMER#${userId}`, () =>
        act("update-profile", { userId, ...profile, fullName: "Leela Menon" }),
      );
      await act("delete", { userId });
      for (const search of ["leela", "menon", "asha", profile.email])
        expect((await act("list", { search })).users, search).toEqual([]);
      expect((await readTable()).search.filter(({ id }) => id === userId)).toEqual([]);
      await expectIdle();
    },
  );

  test("places a further order from the same checkout after a change of address", async () => {
    const { buyer } = await place(await newBuyer());
    const profile = { email: "moved@example.in", phone: "9845011111", fullName: "Leela Menon" };
    await act("update-profile", { userId: buyer.customerId, ...profile });
    const placed = await place(buyer, { upsells: ["seo-checklist"] });
    expect((await readCustomer(buyer.customerId))?.email).toBe(profile.email);
    await expectSound();
    expect((await pay(placed)).status).toBe("completed");
    expect((await readCustomer(buyer.customerId))?.email).toBe(buyer.email);
  });

  test("still has a refund booked after a deletion", async () => {
    const { userId, order, orderId } = await newVisitor();
    await act("delete", { userId });
    stripe.control.refund(order.paymentId ?? "");
    await deliver(orderId);
    expect(await theOrder(orderId)).toMatchObject({ status: "refunded", refundedAmount: 999 });
  });

  test("ends as deleted when the deletion races with other changes", async () => {
    for (let round = 0; round < 5; round++) {
      const { userId, profile, orderId } = await newVisitor();
      await Promise.allSettled([
        act("block", { userId }),
        act("delete", { userId }),
        act("update-password", { userId, password: "another password" }),
        act("update-profile", { userId, ...profile, email: `moved.${unique()}@example.in` }),
        acting(admin, () => createAuthorizedUser({ username: userId, resourceType: "seo-checklist" })),
        act("delete", { userId }),
      ]);
      expect(await readCustomer(userId)).toMatchObject({ state: "deleted" });
      expect((await theOrder(orderId)).status).toBe("completed");
      await expectSound();
    }
  });
});
