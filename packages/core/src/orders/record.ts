// An order with everything that is kept beside it: one query of one partition.
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { documents, table } from "../platform/table.ts";
import { LedgerEntity, type LedgerRow } from "./ledger.entity.ts";
import { type Order, OrderEntity } from "./order.entity.ts";
import { type PaymentSession, PaymentSessionEntity, sessionsOf } from "./payment-session.entity.ts";
import { type Refund, RefundEntity } from "./refund.entity.ts";

/** An order, its payment pages by attempt, its refunds by age, and its ledger by age. */
export interface OrderRecord {
  order: Order;
  sessions: PaymentSession[];
  refunds: Refund[];
  ledger: LedgerRow[];
}

/** The order and all its rows as they are now, or null. Consistent; the sealed password is not among them. */
export async function readRecord(orderId: string): Promise<OrderRecord | null> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: table.table,
      KeyConditionExpression: "pk = :pk AND sk BETWEEN :first AND :last",
      // `A` is the order, then LEDGER#, PAYMENT_SESSION# and REFUND#. SECRET lies behind.
      ExpressionAttributeValues: { ":pk": `ORDER#${orderId}`, ":first": "A", ":last": "REFUND#~" },
      ConsistentRead: true,
    }),
  );
  const [order] = OrderEntity.parse({ Items }).data;
  if (!order) return null;
  return {
    order,
    sessions: sessionsOf(order, PaymentSessionEntity.parse({ Items }).data),
    refunds: RefundEntity.parse({ Items }).data.sort(byAge),
    ledger: LedgerEntity.parse({ Items }).data.sort((one, other) => one.at - other.at),
  };
}

function byAge(one: Refund, other: Refund): number {
  return one.createdAt - other.createdAt;
}
