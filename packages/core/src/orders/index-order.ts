// The search rows of an order. A free one has them in the transaction that places it. Of any other they are written beside the
// payment company's answer, each for half of its price in a transaction, and before the row of the first session: an order
// that has this row, and so each that anybody can pay, is found.
import { indexRow, writeIndexRow } from "../platform/search-index.ts";
import type { IndexedRow } from "../platform/search-tokens.ts";
import type { Parts } from "../platform/table.ts";
import type { Order } from "./order.entity.ts";

type Found = Pick<Order, "orderId" | "createdAt" | "customerId" | "name" | "email" | "phone" | "erasedAt">;

/** For a transaction. None of an order that is erased. */
export function orderIndexParts(order: Found): Parts {
  return order.erasedAt === undefined ? indexRow("order", rowOf(order), order) : {};
}

/** By single writes. Safe to repeat. */
export async function indexOrder(order: Found): Promise<void> {
  if (order.erasedAt === undefined) await writeIndexRow("order", rowOf(order), order);
}

function rowOf({ orderId: id, createdAt: at, customerId }: Found): IndexedRow {
  return { id, at, customerId };
}
