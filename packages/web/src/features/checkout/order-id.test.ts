import { OrderId } from "@store/contract/schemas";
import { expect, test } from "vitest";
import { newOrderId } from "./order-id.ts";

test("an order id has the form that the server expects", () => {
  const id = newOrderId(1_763_690_000_000);
  expect(id).toMatch(/^ORDER_1763690000000_[0-9a-z]{12}$/);
  expect(OrderId.safeParse(id).success).toBe(true);
});

test("order ids of one millisecond differ", () => {
  const ids = Array.from({ length: 500 }, () => newOrderId(1_763_690_000_000));
  expect(new Set(ids).size).toBe(500);
});
