// Items between plain values and DynamoDB's JSON, with what DynamoDB refuses in a value.
import { validationError } from "./errors.ts";
import { type Item, isObject, typeOf, type Value } from "./values.ts";

/** An item, or a map of values, from DynamoDB's JSON. */
export function decodeItem(map: unknown, depth = 0): Item {
  if (!isObject(map)) throw validationError("The request could not be read: a map of values was expected");
  if (depth > 32) throw validationError("Nesting Levels have exceeded supported limits");
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, decode(value, depth)]));
}

function decode(value: unknown, depth: number): Value {
  const [[type, inner] = ["none", undefined], ...more] = isObject(value) ? Object.entries(value) : [];
  if (more.length > 0)
    throw validationError(
      "Supplied AttributeValue has more than one datatypes set, must contain exactly one",
    );
  if (type === "N") return decodeNumber(inner);
  if (type === "M") return decodeItem(inner, depth + 1);
  if (type === "L" && Array.isArray(inner)) return inner.map((member) => decode(member, depth + 1));
  if (type === "SS" && Array.isArray(inner)) return decodeSet(inner);
  if (type === "S" && typeof inner === "string") return inner;
  if (type === "BOOL" && typeof inner === "boolean") return inner;
  if (type === "NULL" && inner === true) return null;
  throw validationError(`The local DynamoDB does not know such a value of type ${type}`);
}

function decodeSet(members: unknown[]): Set<string> {
  const set = new Set(members.filter((member) => typeof member === "string"));
  if (set.size > 0 && set.size === members.length) return set;
  throw validationError(
    "One or more parameter values were invalid: a set has strings alone, one at least, and none twice",
  );
}

function decodeNumber(text: unknown): number {
  if (typeof text !== "string" || !/^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/.test(text))
    throw validationError(`The parameter cannot be converted to a numeric value: ${text}`);
  const number = Number(text);
  // AWS keeps 38 digits. A number that would come back as another one is refused here, not changed in silence.
  if (digitsOf(text) !== digitsOf(String(number)))
    throw validationError(`The local DynamoDB cannot keep the number ${text}: JavaScript has no such number`);
  return number;
}

/** The digits that count, without sign, point, exponent and zeros around them. */
function digitsOf(number: string): string {
  return number.replace(/[eE].*$|[-+.]/g, "").replace(/^0+|0+$/g, "");
}

/** An item in DynamoDB's JSON. */
export function encodeItem(item: Item): Record<string, unknown> {
  const encoded: Record<string, unknown> = {};
  for (const name in item) if (item[name] !== undefined) encoded[name] = encode(item[name] as Value);
  return encoded;
}

function encode(value: Value): unknown {
  const type = typeOf(value);
  if (typeof value === "number") return { N: String(value) };
  if (value === null) return { NULL: true };
  if (value instanceof Set) return { SS: [...value] };
  if (Array.isArray(value)) return { L: value.map(encode) };
  return { [type]: typeof value === "object" ? encodeItem(value) : value };
}
