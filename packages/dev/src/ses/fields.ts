// Members of SES's JSON requests. What is not known is refused: a setting that is silently ignored would look
// as if it had worked.

import { badRequest } from "./errors.ts";

/** The members of an object, none of them beyond `known`. */
export function fields<Name extends string>(
  value: unknown,
  path: string,
  known: readonly Name[],
): Partial<Record<Name, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw badRequest(`${path} is missing or not an object.`);
  }
  for (const name of Object.keys(value)) {
    if (!known.some((candidate) => candidate === name))
      throw badRequest(`${path}.${name} is not known here.`);
  }
  return value;
}

/** A text that must be there. */
export function text(value: unknown, path: string): string {
  if (typeof value !== "string") throw badRequest(`${path} is missing or not a text.`);
  return value;
}

/** A list that may be left out. */
export function list(value: unknown, path: string): unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw badRequest(`${path} is not a list.`);
  return value;
}
