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
  const [type, ...more] = isObject(value) ? Object.keys(value) : [];
  if (type === undefined || more.length > 0)
    throw validationError(
      type === undefined
        ? "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"
        : "Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported datatypes",
    );
  const inner = (value as Record<string, unknown>)[type];
  switch (type) {
    case "S":
      if (typeof inner === "string") return inner;
      break;
    case "N":
      return decodeNumber(inner);
    case "B":
      if (typeof inner === "string") return Buffer.from(inner, "base64");
      break;
    case "BOOL":
      if (typeof inner === "boolean") return inner;
      break;
    case "NULL":
      if (inner === true) return null;
      throw validationError(
        "One or more parameter values were invalid: Null attribute value types must have the value of true",
      );
    case "SS":
    case "NS":
      if (Array.isArray(inner)) return decodeSet(type, inner);
      break;
    case "L":
      if (Array.isArray(inner)) return inner.map((member) => decode(member, depth + 1));
      break;
    case "M":
      return decodeItem(inner, depth + 1);
  }
  throw validationError(`The local DynamoDB does not know such a value of type ${type}`);
}

function decodeSet(type: string, members: unknown[]): Set<string | number> {
  const set = new Set<string | number>();
  for (const member of members) {
    if (type === "SS" && typeof member !== "string")
      throw validationError("A set of strings has strings alone");
    set.add(type === "NS" ? decodeNumber(member) : (member as string));
  }
  const refused = (what: string) => validationError(`One or more parameter values were invalid: ${what}`);
  if (set.size === 0) throw refused(`An ${type === "SS" ? "string" : "number"} set  may not be empty`);
  if (set.size < members.length)
    throw refused(`Input collection [${members.join(", ")}] contains duplicates.`);
  return set;
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
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString("base64") };
  if (value instanceof Set) return { [type]: [...value].map(String) };
  if (Array.isArray(value)) return { L: value.map(encode) };
  return { [type]: typeof value === "object" ? encodeItem(value) : value };
}
