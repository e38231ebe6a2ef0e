// No partition key of the table or of an index takes more than two write units per order: one partition takes 1,000 a second.

import { settle } from "@store/core/orders/settlement/settle";
import { table } from "@store/core/platform/table";
import { countHeat, mostPerSecond } from "@store/dev/table/heat-testing";
import { itemBytes } from "@store/dev/table/sizes";
import { decodeItem } from "@store/dev/table/wire-values";
import { expect, test } from "vitest";
import { newBuyer, place } from "../support/buyers.ts";
import { sweep } from "../support/mail-worker.ts";
import { stripe } from "../support/shop.ts";
import { askTable, standIns } from "../support/stand-ins.ts";

test.skipIf(process.env.DYNAMODB_ENDPOINT)(
  "the hottest key of a purchase bears five hundred orders a second",
  async () => {
    const purchases = 60;
    const { engine } = standIns.dynamo;
    const hottestFirst = countHeat(engine);
    for (let at = 0; at < purchases; at++) {
      const name = `Buyer ${String.fromCharCode(65 + (at % 26))}${at}`;
      const placed = await place(await newBuyer({ name, phone: `+91 98200 ${12_345 + 97 * at}` }));
      stripe.control.pay(placed.sessionId);
      await settle(placed.orderId);
    }
    await sweep();
    engine.onWrite = undefined;
    const rows = hottestFirst();
    const ordersPerSecond = mostPerSecond(rows, purchases);
    // What one buyer alone writes to heats no shop.
    const own = /^(ORDER|CUSTOMER|LOGIN|CHECKOUT|CART|OUTBOX|PAYMENT|THROTTLE|TARGET)#/;
    const shared = rows.filter(({ key }) => !own.test(key));
    const hottest = shared
      .slice(0, 12)
      .map(({ index, key, units }) => `${index ?? "table"} ${key}: ${(units / purchases).toFixed(2)}`);
    process.stdout.write(
      `\nunits per order, hottest shared keys:\n${hottest.join("\n")}\norders a second: ${Math.floor(ordersPerSecond)}\n`,
    );
    expect((rows[0]?.units ?? 0) / purchases).toBeLessThanOrEqual(2);
    expect(ordersPerSecond).toBeGreaterThanOrEqual(500);
  },
);

test("an order's row with an extra is under one write unit even for long names", async () => {
  const email = `${"a".repeat(60)}@${"b".repeat(30)}.example.in`;
  const placed = await place(await newBuyer({ name: "Venkata Subrahmanyam Krishnamurthy Iyer", email }), {
    upsells: ["seo-checklist"],
  });
  stripe.control.pay(placed.sessionId);
  await settle(placed.orderId);
  const Key = { pk: { S: `ORDER#${placed.orderId}` }, sk: { S: "A" } };
  const { body } = await askTable("GetItem", { TableName: table.table, Key });
  expect(itemBytes(decodeItem(body.Item))).toBeLessThanOrEqual(1024);
});
