// What a transaction costs: twice the units of the same reads and writes outside one.

import type { Item } from "dynalite/db/index.js";
import { itemBytes } from "./sizes.ts";
import { type Body, choice } from "./validate.ts";

/** One item a transaction touched: the larger of its images counts. */
export interface Touched {
  table: string;
  images: (Item | undefined)[];
}

const levels = ["INDEXES", "TOTAL", "NONE"] as const;

/** What `ReturnConsumedCapacity` asks for. */
export function capacityLevel(body: Body): "INDEXES" | "TOTAL" | undefined {
  const level = choice(body, "ReturnConsumedCapacity", levels);
  return level === "NONE" ? undefined : level;
}

/** The ConsumedCapacity list of a transaction, one entry per table: writes count per KB, reads per 4 KB. */
export function transactionCapacity(
  level: "INDEXES" | "TOTAL" | undefined,
  access: "read" | "write",
  touched: Touched[],
): object {
  if (!level) return {};
  const unitBytes = access === "read" ? 4096 : 1024;
  const unitsOf = (image: Item | undefined) =>
    image ? Math.max(1, Math.ceil(itemBytes(image) / unitBytes)) : 1;
  const units = new Map<string, number>();
  for (const { table, images } of touched) {
    units.set(table, (units.get(table) ?? 0) + 2 * Math.max(...images.map(unitsOf)));
  }
  const kind = access === "read" ? "ReadCapacityUnits" : "WriteCapacityUnits";
  const ConsumedCapacity = [...units].map(([TableName, count]) => {
    const figures = { CapacityUnits: count, [kind]: count };
    return { TableName, ...figures, ...(level === "INDEXES" && { Table: figures }) };
  });
  return { ConsumedCapacity };
}
