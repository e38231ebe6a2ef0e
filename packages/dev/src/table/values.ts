// Items as plain values: what the document client gives and takes. The table never changes one in place.

export type Value = string | number | boolean | null | Set<string> | Value[] | { [name: string]: Value };
export type Item = Record<string, Value>;
export type ValueType = "S" | "N" | "BOOL" | "NULL" | "SS" | "L" | "M";

/** DynamoDB's name for the type of a value. */
export function typeOf(value: Value): ValueType {
  if (typeof value === "string") return "S";
  if (typeof value === "number") return "N";
  if (typeof value === "boolean") return "BOOL";
  if (value === null) return "NULL";
  if (Array.isArray(value)) return "L";
  return value instanceof Set ? "SS" : "M";
}

/** True for a plain object: a map, or a structure of a request. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isMap(value: Value | undefined): value is Item {
  return isObject(value) && !(value instanceof Set);
}

/** A copy that shares nothing, without what is undefined: as over a wire. */
export function copy<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.filter((member) => member !== undefined).map(copy) as T;
  if (value instanceof Set) return new Set(value) as T;
  const result: Record<string, unknown> = {};
  for (const name in value) if (value[name] !== undefined) result[name] = copy(value[name]);
  return result as T;
}

/** The attributes of an item that have these names. */
export function project(item: Item, names: string[]): Item {
  const found = names.filter((name) => item[name] !== undefined);
  return Object.fromEntries(found.map((name) => [name, item[name] as Value]));
}

/** What `size()` says of a value. */
export function sizeOf(value: Value | undefined): number | undefined {
  if (typeof value === "string" || Array.isArray(value)) return value.length;
  if (value instanceof Set) return value.size;
  return isMap(value) ? Object.keys(value).length : undefined;
}

export function equal(left: unknown, right: unknown): boolean {
  if (left === undefined || right === undefined) return false;
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (left instanceof Set || right instanceof Set) {
    if (!(left instanceof Set && right instanceof Set) || left.size !== right.size) return false;
    return [...left].every((member) => right.has(member));
  }
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [one, other] = [left as Record<string, unknown>, right as Record<string, unknown>];
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => equal(one[name], other[name]));
}

/** Below zero where `left` comes first; undefined where the two have no order. */
export function compare(left: Value | undefined, right: Value | undefined): number | undefined {
  if (typeof left === "number" && typeof right === "number") return left - right;
  if (typeof left !== "string" || typeof right !== "string") return undefined;
  const [one, other] = [sortable(left), sortable(right)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A text that sorts as its UTF-8 bytes do: JavaScript would put emoji before the last characters of 16 bits. */
export function sortable(text: string): string {
  return /[\ud800-\udbff]/.test(text) ? text.replace(/[\ud800-\udbff]/g, "\uffff$&") : text;
}

/** A request, or an answer, on plain values. */
export type Input = Record<string, unknown>;
