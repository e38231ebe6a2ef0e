// What `npm run carry-invoices` does for a restored table: numbers that its copy does not know are given out, and stay so.
import { PutCommand, paginateScan } from "@aws-sdk/lib-dynamodb";
import { ifUnchanged, whenConditionHolds } from "../platform/conditions.ts";
import { documents, table } from "../platform/table.ts";
import { numberHere } from "./numbering.entity.ts";
import { lastOf, raiseTo } from "./series.entity.ts";

/** What a table has given out: the last number of each series, and the invoices, as they lie there. */
export interface GivenOut {
  last: Map<string, number>;
  invoices: Record<string, unknown>[];
}

/** It looks at all of a table, which no call does. */
export async function givenOutBy(tableName: string): Promise<GivenOut> {
  const given: GivenOut = { last: new Map(), invoices: [] };
  const scan = { TableName: tableName, ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client: documents }, scan))
    for (const item of Items)
      if (item.__edb_e__ === "invoice") given.invoices.push(item);
      else if (item.__edb_e__ === "series") given.last.set(String(item.series), Number(item.last));
  return given;
}

/** The same of the functions' log, where that table is lost: its lines "invoice.numbered". The invoices are lost with it. */
export function givenOutInLog(text: string): GivenOut {
  const last = new Map<string, number>();
  for (const [, series = "", count] of text.matchAll(/"number":"([A-Z]{2}\/\d{4})\/(\d+)"/g))
    last.set(series, Math.max(last.get(series) ?? 0, Number(count)));
  return { last, invoices: [] };
}

/** Adds to this table what it lacks, and lets it give out numbers. Answers how many invoices it lacked. Safe to repeat. */
export async function carryInvoices({ last, invoices }: GivenOut): Promise<number> {
  let carried = 0;
  for (const Item of invoices) {
    const put = { TableName: table.table, Item, ConditionExpression: "attribute_not_exists(pk)" };
    if (await whenConditionHolds(() => documents.send(new PutCommand(put)))) carried++;
  }
  for (const [series, number] of last) {
    const known = await lastOf(series);
    if (number > known) await ifUnchanged(raiseTo(series, known, number));
  }
  await numberHere();
  return carried;
}
