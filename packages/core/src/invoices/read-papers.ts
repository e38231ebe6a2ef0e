// An order's papers, numbered or not: one query of one partition.
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { documents, table } from "../platform/table.ts";
import { type DuePaper, DuePaperEntity } from "./due-paper.entity.ts";
import { type Paper, PaperEntity } from "./paper.entity.ts";

export interface OrderPapers {
  /** In the order of the money's changes. */
  due: DuePaper[];
  numbered: Paper[];
}

/** Consistent. */
export async function readPapers(orderId: string): Promise<OrderPapers> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: table.table,
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": `PAPER#${orderId}` },
      ConsistentRead: true,
    }),
  );
  return {
    due: DuePaperEntity.parse({ Items }).data.sort(byTurn),
    numbered: PaperEntity.parse({ Items }).data.sort(byTurn),
  };
}

function byTurn(one: { turn: string }, other: { turn: string }): number {
  return one.turn < other.turn ? -1 : 1;
}
