// What `npm run replay-erasures` reads before a restored table serves. It looks at all of a table, which no call does.
import { paginateQuery, paginateScan } from "@aws-sdk/lib-dynamodb";
import { documents } from "../platform/table.ts";
import type { ErasedSubject } from "./replay.ts";

/** Whose data is gone, or about to be, as the requests of a table say. */
export async function erasuresOf(tableName: string): Promise<ErasedSubject[]> {
  const rows: ErasedSubject[] = [];
  for (const list of ["open", "closed"]) {
    const query = {
      TableName: tableName,
      IndexName: "gsi1",
      KeyConditionExpression: "g1pk = :list",
      ExpressionAttributeValues: { ":list": `REQUESTS#${list}` },
    };
    for await (const { Items = [] } of paginateQuery({ client: documents }, query))
      for (const { kind, state, subject, closedAt, customerIds, orderIds, checkoutIds } of Items)
        if (kind === "erasure" && state !== "undone" && state !== "cooling")
          rows.push({
            subject: String(subject),
            erasedAt: Number(closedAt ?? Date.now()),
            ...{ customerIds, orderIds, checkoutIds },
          });
  }
  return rows;
}

/** The same of the functions' log, where that table is lost: its lines "privacy.erased". */
export function erasuresInLog(text: string): ErasedSubject[] {
  const lines = text.split("\n").filter((line) => line.includes('"privacy.erased"'));
  return lines.map((line) => {
    const told = JSON.parse(line.slice(line.indexOf("{"))) as Omit<ErasedSubject, "erasedAt"> & {
      at: string;
    };
    const { subject, at, customerIds = [], orderIds = [] } = told;
    return { subject, erasedAt: Date.parse(at), customerIds, orderIds };
  });
}

/** Every address in a table, whatever row it is in. */
export async function addressesOf(tableName: string): Promise<Set<string>> {
  const addresses = new Set<string>();
  const scan = {
    TableName: tableName,
    ProjectionExpression: "#email",
    ExpressionAttributeNames: { "#email": "email" },
  };
  for await (const { Items = [] } of paginateScan({ client: documents }, scan))
    for (const { email } of Items) if (typeof email === "string") addresses.add(email);
  return addresses;
}
