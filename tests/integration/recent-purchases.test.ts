// What the honest pop-up is told: real purchases of three days, and nothing that is of a person.
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { readPurchases, recentPurchases } from "@store/core/orders/recent-purchases";
import { documents } from "@store/core/platform/table";
import { hours, minutes } from "@store/core/platform/time";
import { expect, test } from "vitest";
import { newBuyer, newMember, place } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import "../support/shop.ts";
import { watchCosts } from "../support/watch-costs.ts";

/** Facts that a row has from its beginning, written over. */
async function changeOrder(orderId: string, change: Record<string, unknown>): Promise<void> {
  const names = Object.keys(change);
  await documents.send(
    new UpdateCommand({
      TableName: process.env.STORE_TABLE,
      Key: { pk: `ORDER#${orderId}`, sk: "A" },
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(", ")}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, change[name]])),
    }),
  );
}

const members = async (count: number) => {
  for (let one = 0; one < count; one++) await newMember();
};

test("listRecentPurchases returns nothing below five orders", async () => {
  await members(4);
  expect(await readPurchases(Date.now())).toEqual([]);
  travel(hours(3));
  await members(1);
  expect(await readPurchases(Date.now())).toEqual([0, 3, 3, 3, 3].map((hoursAgo) => ({ hoursAgo })));
  travel(hours(69) + minutes(1));
  expect(await readPurchases(Date.now())).toEqual([]);
});

test("listRecentPurchases leaves out gifts, free orders, refunds, deleted and unpaid orders", async () => {
  await members(5);
  await place(await newBuyer());
  for (const change of [{ source: "gift" }, { source: "free" }, { deletedAt: Date.now() }])
    await changeOrder((await newMember()).orderId, change);
  const { orderId } = await newMember();
  await refundByHand(orderId, undefined, "admin");
  expect(await readPurchases(Date.now())).toHaveLength(5);
});

test("listRecentPurchases names the state of a buyer only where the invoice asks for one", async () => {
  await members(4);
  const { orderId, buyer } = await newMember();
  await changeOrder(orderId, {
    billing: {
      country: "IN",
      state: "32",
      gstin: "32AAAAA0000A1Z5",
      business: "Asha & Co",
      address: "1 MG Road",
    },
  });
  const told = await readPurchases(Date.now());
  expect(told).toContainEqual({ state: "Kerala", hoursAgo: 0 });
  expect(new Set(told.flatMap((one) => Object.keys(one)))).toEqual(new Set(["state", "hoursAgo"]));
  for (const secret of [buyer.name, buyer.email, buyer.phone, orderId, "Asha & Co", "32AAAAA"])
    expect(JSON.stringify(told)).not.toContain(secret);
});

test("listRecentPurchases costs one round trip and none where the shop shows no purchases", async () => {
  await members(6);
  const watch = watchCosts();
  await readPurchases(Date.now());
  expect(watch.seen()).toMatchObject({ roundTrips: 1, writes: 0 });
  // As observed, the shop asks nothing.
  expect(await recentPurchases({})).toEqual({ purchases: [] });
  expect(watch.seen()).toMatchObject({ roundTrips: 1 });
  watch.stop();
});
