// Failures in Razorpay's shape: {error: {code, description, source, step, reason, metadata}} with a status.
import { Fault } from "../kit/fault.ts";
import type { Table } from "../kit/tables.ts";

export function fault(status: number, description: string, field?: string): Fault {
  return new Fault(status, description, errorBody(status, description, field));
}

export function errorBody(status: number, description: string, field?: string) {
  const code = status >= 500 ? "SERVER_ERROR" : "BAD_REQUEST_ERROR";
  const rest = { source: "NA", step: "NA", reason: "NA", metadata: {}, ...(field && { field }) };
  return { error: { code, description, ...rest } };
}

export function refused(description: string, field?: string): Fault {
  return fault(400, description, field);
}

/** A row by its id. Razorpay answers 400 for an id that names nothing. */
export function the<Row>(table: Table<Row>, id: string): Row {
  const row = table.get(id);
  if (!row) throw refused("The id provided does not exist");
  return row;
}
