import { expect, test } from "vitest";
import { linesSince, queryFor } from "./cloud-log.ts";

const day = 24 * 3600;
const now = Date.UTC(2026, 10, 22) / 1000;
const orderMade = (daysAgo: number) => `ORDER_${(now - daysAgo * day) * 1000}_abcdefghi`;

test.each([
  ["of today: the last month", orderMade(0), 31],
  ["of last spring: from the day before it", orderMade(200), 201],
  ["from before the logs: as far as they go", orderMade(900), 400],
  ["of a browser whose clock is ahead: the last month", orderMade(-90), 31],
  ["with an id of another form: the last month", "ORDER_1", 31],
])("the log is read far enough back for an order %s", (_, orderId, days) => {
  expect(now - linesSince(orderId, now)).toBe(days * day);
});

test("a query names no log, of which it would take 50, but all functions of a stage", () => {
  const query = queryFor("ORDER_1700000000000_abc", "production");
  expect(query).toMatch(/^SOURCE logGroups\(namePrefix: \['\/aws\/lambda\/store-production-'\]\) \| fields /);
  expect(query).toContain('filter orderId = "ORDER_1700000000000_abc"');
});
