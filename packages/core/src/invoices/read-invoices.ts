// An order's papers, numbered or not: one query of one partition.
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { type DueInvoice, DueInvoiceEntity } from "../orders/settlement/due-invoice.entity.ts";
import { documents, table } from "../platform/table.ts";
import { type Invoice, InvoiceEntity } from "./invoice.entity.ts";

export interface OrderInvoices {
  /** In the order of the money's changes. */
  due: DueInvoice[];
  numbered: Invoice[];
}

/** Consistent. */
export async function readInvoices(orderId: string): Promise<OrderInvoices> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: table.table,
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": `INVOICE#${orderId}` },
      ConsistentRead: true,
    }),
  );
  return {
    due: DueInvoiceEntity.parse({ Items }).data.sort(byTurn),
    numbered: InvoiceEntity.parse({ Items }).data.sort(byTurn),
  };
}

function byTurn(one: { turn: string }, other: { turn: string }): number {
  return one.turn < other.turn ? -1 : 1;
}
