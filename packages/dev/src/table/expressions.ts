// The expressions of one request. Each text is read once; names and values are put in when it is carried out.
import { type Condition, readCondition } from "./conditions.ts";
import { validationError } from "./errors.ts";
import { type KeyCondition, readKeyConditions } from "./key-conditions.ts";
import { type Clause, readUpdate } from "./updates.ts";
import type { Path } from "./values.ts";
import { type Given, type PathOf, Words } from "./words.ts";

export interface Expressions {
  given: Given;
  condition?: Condition | undefined;
  filter?: Condition | undefined;
  update?: Clause[] | undefined;
  keys?: KeyCondition[] | undefined;
  projection?: Path[] | undefined;
  /** The attributes that the filter looks at. */
  filtered: string[];
}

export type ExpressionInput = Partial<
  Record<
    | "ConditionExpression"
    | "FilterExpression"
    | "UpdateExpression"
    | "KeyConditionExpression"
    | "ProjectionExpression",
    string
  >
> & { ExpressionAttributeNames?: Given["names"]; ExpressionAttributeValues?: Given["values"] };

interface Read<T> {
  words: Words;
  result: T;
}

const mostKept = 5000;

function cached<T>(kind: keyof ExpressionInput, read: (kind: string, text: string) => Read<T>) {
  const known = new Map<string, Read<T>>();
  return (input: ExpressionInput): Read<T> | undefined => {
    const text = input[kind] as string | undefined;
    if (text === undefined) return undefined;
    let found = known.get(text);
    if (!found) {
      found = read(kind, text);
      if (known.size >= mostKept) known.clear();
      known.set(text, found);
    }
    return found;
  };
}

const conditionOf = cached("ConditionExpression", readCondition);
const filterOf = cached("FilterExpression", readCondition);
const updateOf = cached("UpdateExpression", readUpdate);
const keysOf = cached("KeyConditionExpression", readKeyConditions);
const projectionOf = cached("ProjectionExpression", readProjection);

function readProjection(kind: string, text: string): Read<PathOf[]> {
  const words = new Words(kind, text);
  const result = words.list(() => words.path());
  if (!words.isAtEnd()) throw words.syntaxError();
  words.forbidOverlap(result);
  return { words, result };
}

/** Reads and checks the expressions of a request, with its names and values. */
export function readExpressions(input: ExpressionInput): Expressions {
  const given = {
    names: input.ExpressionAttributeNames ?? {},
    values: input.ExpressionAttributeValues ?? {},
  };
  const condition = conditionOf(input);
  const filter = filterOf(input);
  const update = updateOf(input);
  const keys = keysOf(input);
  const projection = projectionOf(input);
  const read = [update, condition, keys, filter, projection].flatMap((one) => (one ? [one.words] : []));
  refuseUndefined(read, given);
  refuseUnused(read, given.names, "Names", input.ExpressionAttributeNames);
  refuseUnused(read, given.values, "Values", input.ExpressionAttributeValues);
  for (const { checks } of read) for (const check of checks) check(given);
  return {
    given,
    condition: condition?.result,
    filter: filter?.result,
    update: update?.result,
    keys: keys?.result,
    projection: projection?.result.map((path) => path(given)),
    filtered: filter ? filter.words.paths.map((path) => String(path(given)[0])) : [],
  };
}

function refuseUndefined(read: Words[], { names, values }: Given): void {
  for (const words of read)
    for (const placeholder of words.used) {
      const [holder, kind] = placeholder.startsWith("#")
        ? ([names, "name"] as const)
        : ([values, "value"] as const);
      if (!Object.hasOwn(holder, placeholder))
        throw words.refusal(
          `An expression attribute ${kind} used in expression is not defined; attribute ${kind}: ${placeholder}`,
        );
    }
}

function refuseUnused(read: Words[], holder: object, kind: "Names" | "Values", sent: unknown): void {
  const all = Object.keys(holder);
  if (sent === undefined) return;
  if (read.length === 0)
    throw validationError(`ExpressionAttribute${kind} can only be specified when using expressions`);
  if (all.length === 0) throw validationError(`ExpressionAttribute${kind} must not be empty`);
  const unused = all.filter((name) => !read.some(({ used }) => used.has(name)));
  if (unused.length > 0)
    throw validationError(
      `Value provided in ExpressionAttribute${kind} unused in expressions: keys: {${unused.join(", ")}}`,
    );
}
