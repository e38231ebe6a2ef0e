// The expressions of one request, read with its names and values.
import { type Condition, readCondition } from "./conditions.ts";
import { validationError } from "./errors.ts";
import { type Clause, readUpdate } from "./updates.ts";
import type { Input, Value } from "./values.ts";
import { type Given, Words } from "./words.ts";

export interface Expressions {
  condition: Condition | undefined;
  update: Clause[] | undefined;
  keys: Condition | undefined;
  projection: string[] | undefined;
}

/** Reads and checks the expressions of a request. */
export function readExpressions(input: Input): Expressions {
  const names = input.ExpressionAttributeNames as Record<string, string> | undefined;
  const values = input.ExpressionAttributeValues as Record<string, Value> | undefined;
  const given: Given = { names: names ?? {}, values: values ?? {}, used: new Set() };
  const read = <T>(kind: string, how: (words: Words) => T): T | undefined => {
    const text = input[`${kind}Expression`];
    return text === undefined ? undefined : new Words(`${kind}Expression`, String(text), given).whole(how);
  };
  const expressions = {
    update: read("Update", readUpdate),
    condition: read("Condition", readCondition),
    keys: read("KeyCondition", readCondition),
    projection: read("Projection", readProjection),
  };
  refuseUnused("Names", names, given.used);
  refuseUnused("Values", values, given.used);
  return expressions;
}

function readProjection(words: Words): string[] {
  const names = words.list(() => words.name());
  words.refuseTwice(names);
  return names;
}

function refuseUnused(kind: "Names" | "Values", sent: object | undefined, used: Set<string>): void {
  if (sent === undefined) return;
  const all = Object.keys(sent);
  if (all.length === 0) throw validationError(`ExpressionAttribute${kind} must not be empty`);
  const unused = all.filter((name) => !used.has(name));
  if (unused.length > 0)
    throw validationError(
      `Value provided in ExpressionAttribute${kind} unused in expressions: keys: {${unused.join(", ")}}`,
    );
}
