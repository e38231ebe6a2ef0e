// Checks a request with dynalite's own rules, which also parse its expressions. What dynalite would drop in
// silence (a parameter it does not know) is refused: on a laptop a silent difference is worse than an error.

import type { Request, Store } from "dynalite/db/index.js";
import batchGetItem from "dynalite/validations/batchGetItem.js";
import batchWriteItem from "dynalite/validations/batchWriteItem.js";
import createTable from "dynalite/validations/createTable.js";
import deleteItem from "dynalite/validations/deleteItem.js";
import deleteTable from "dynalite/validations/deleteTable.js";
import describeTable from "dynalite/validations/describeTable.js";
import getItem from "dynalite/validations/getItem.js";
import validations from "dynalite/validations/index.js";
import listTables from "dynalite/validations/listTables.js";
import putItem from "dynalite/validations/putItem.js";
import query from "dynalite/validations/query.js";
import scan from "dynalite/validations/scan.js";
import updateItem from "dynalite/validations/updateItem.js";
import { isApiError, validationError } from "./errors.ts";
import { rememberExpressions } from "./parsed-expressions.ts";
import { refuseLargeItem } from "./sizes.ts";

rememberExpressions();

const rules = {
  BatchGetItem: batchGetItem,
  BatchWriteItem: batchWriteItem,
  CreateTable: createTable,
  DeleteItem: deleteItem,
  DeleteTable: deleteTable,
  DescribeTable: describeTable,
  GetItem: getItem,
  ListTables: listTables,
  PutItem: putItem,
  Query: query,
  Scan: scan,
  UpdateItem: updateItem,
};

/** The operations whose rules dynalite knows. */
export type KnownOperation = keyof typeof rules;

/** A request body as it came: a JSON object, nothing checked. */
export type Body = Record<string, unknown>;

/** Checks a body; `ours` are parameters that dynalite does not know and the caller handles itself. */
export function validate(store: Store, operation: KnownOperation, body: Body, ours: string[] = []): Request {
  const { types, custom } = rules[operation];
  refuseUnknown(body, [...Object.keys(types), ...ours], operation);
  const request = checked(() => {
    const typed = validations.checkTypes(structuredClone(body), types);
    validations.checkValidations(typed, types, custom, store);
    return typed;
  });
  if (request.Item) refuseLargeItem(request.Item);
  return request;
}

// dynalite's rules stumble over a null or a list where a structure belongs. That, too, is the request's fault.
function checked(check: () => Request): Request {
  try {
    return check();
  } catch (error) {
    if (isApiError(error)) throw error;
    throw validationError(`The request could not be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** Refuses parameters outside `known`. */
export function refuseUnknown(body: Body, known: string[], where: string): void {
  const unknown = Object.keys(body).find((name) => body[name] != null && !known.includes(name));
  if (unknown) throw validationError(`The local DynamoDB does not know the parameter ${unknown} of ${where}`);
}

/** Reads an optional parameter that must be one of a few words. */
export function choice<const T extends string>(
  body: Body,
  name: string,
  allowed: readonly T[],
): T | undefined {
  const value = body[name];
  if (value == null) return undefined;
  const found = allowed.find((word) => word === value);
  if (found) return found;
  const field = name.charAt(0).toLowerCase() + name.slice(1);
  throw validationError(
    `1 validation error detected: Value '${value}' at '${field}' failed to satisfy constraint: ` +
      `Member must satisfy enum value set: [${allowed.join(", ")}]`,
  );
}

/** True for a plain JSON object. */
export function isObject(value: unknown): value is Body {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
