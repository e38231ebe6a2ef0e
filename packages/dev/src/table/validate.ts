// Checks a request with dynalite's own rules, which also parse its expressions. What dynalite would drop in
// silence (a parameter it does not know) is refused: on a laptop a silent difference is worse than an error.

import type { AttributeValue, Item, Request, Store } from "dynalite/db/index.js";
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
import { cacheExpressions } from "./parsed-expressions.ts";
import { refuseLargeItem } from "./sizes.ts";

cacheExpressions();

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
    const { sound, others } = takeSound(body, types);
    const typed = Object.assign(validations.checkTypes(structuredClone(others), types), sound);
    validations.checkValidations(typed, types, custom, store);
    return typed;
  });
  if (request.Item) refuseLargeItem(request.Item);
  return request;
}

// dynalite looks at every value of an item with a regular expression for each type that it might be of. Maps of values
// that are sound at first sight, nearly all, are copied instead; of the others it says what is wrong.
function takeSound(body: Body, types: Record<string, unknown>): { sound: Body; others: Body } {
  const [sound, others]: [Body, Body] = [{}, {}];
  for (const [field, value] of Object.entries(body)) {
    const copy = isMapOfValues(types[field]) ? copyOfMap(value) : undefined;
    if (copy) sound[field] = copy;
    else others[field] = value;
  }
  return { sound, others };
}

function isMapOfValues(type: unknown): boolean {
  return isObject(type) && type.type === "Map<AttributeValue>";
}

/** Undefined where anything in it is not plainly right. */
function copyOfMap(map: unknown): Item | undefined {
  if (!isObject(map)) return undefined;
  const copy: Item = {};
  for (const name in map) {
    const value = copyOfValue(map[name]);
    if (!value) return undefined;
    copy[name] = value;
  }
  return copy;
}

function copyOfValue(value: unknown): AttributeValue | undefined {
  if (!isObject(value)) return undefined;
  const [type, ...more] = Object.keys(value);
  if (type === undefined || more.length > 0) return undefined;
  const inner = value[type];
  switch (type) {
    case "S":
    case "N":
      return typeof inner === "string" ? { [type]: inner } : undefined;
    case "BOOL":
      return typeof inner === "boolean" ? { BOOL: inner } : undefined;
    case "SS":
      return Array.isArray(inner) && inner.every((member) => typeof member === "string")
        ? { SS: [...inner] }
        : undefined;
    case "L": {
      const members = Array.isArray(inner) ? inner.map(copyOfValue) : [undefined];
      return members.every((member) => member !== undefined) ? { L: members } : undefined;
    }
    case "M": {
      const map = copyOfMap(inner);
      return map && { M: map };
    }
    default:
      return undefined;
  }
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
