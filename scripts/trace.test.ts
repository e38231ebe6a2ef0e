import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paidOrder } from "@store/core/orders/testing";
import { expect, test } from "vitest";
import { openTable } from "../tests/support/seed/open-table.ts";

const env = { ...process.env };

test("the trace of an order tells its story with the revision that priced it", async () => {
  const order = paidOrder({ offerRev: 7, dueAt: 2 });
  const dataDir = mkdtempSync(join(tmpdir(), "trace-"));
  const stop = await openTable(dataDir);
  const { OrderEntity } = await import("@store/core/orders/order.entity");
  await OrderEntity.create(order).go();
  await stop();
  process.env = env;
  const told = execFileSync("npx", ["tsx", "scripts/trace.ts", order.orderId, "--data", dataDir], {
    encoding: "utf8",
  });
  expect(told).toMatch(/by revision 7 of the offer/);
  rmSync(dataDir, { recursive: true });
}, 60_000);
