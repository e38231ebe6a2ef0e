// Items as plain values: what the document client gives and takes. The table never changes one in place.

export type Value =
  | string
  | number
  | boolean
  | null
  | Uint8Array
  | Set<string | number>
  | Value[]
  | { [name: string]: Value };
export type Item = Record<string, Value>;
export type Path = (string | number)[];
export type ValueType = "S" | "N" | "B" | "BOOL" | "NULL" | "SS" | "NS" | "L" | "M";

/** DynamoDB's name for the type of a value. */
export function typeOf(value: Value): ValueType {
  if (typeof value === "string") return "S";
  if (typeof value === "number") return "N";
  if (typeof value === "boolean") return "BOOL";
  if (value === null) return "NULL";
  if (Array.isArray(value)) return "L";
  if (value instanceof Uint8Array) return "B";
  if (value instanceof Set) return typeof value.values().next().value === "number" ? "NS" : "SS";
  return "M";
}

/** True for a plain object: a map, or a structure of a request. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isMap(value: Value | undefined): value is Item {
  return isObject(value) && !(value instanceof Set) && !(value instanceof Uint8Array);
}

/** A copy that shares nothing, without what is undefined: as over a wire. */
export function copy<T>(value: T): T {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.filter((member) => member !== undefined).map(copy) as T;
  if (value instanceof Set) return new Set(value) as T;
  const result: Record<string, unknown> = {};
  for (const name in value) if (value[name] !== undefined) result[name] = copy(value[name]);
  return result as T;
}

/** What lies at a path of an item. */
export function get(item: Item, path: Path): Value | undefined {
  let value: Value | undefined = item;
  for (const step of path) {
    if (typeof step === "number") value = Array.isArray(value) ? value[step] : undefined;
    else value = isMap(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return value;
}

/** The parts of an item that lie at these paths, in its own order. */
export function project(item: Item, paths: Path[]): Item {
  if (paths.every(({ length }) => length === 1)) {
    const found = paths.filter(([name]) => item[name as string] !== undefined);
    return Object.fromEntries(found.map(([name]) => [name, item[name as string] as Value]));
  }
  return (pick(item, paths) ?? {}) as Item;
}

function pick(value: Value | undefined, paths: Path[]): Value | undefined {
  if (value === undefined || paths.some((path) => path.length === 0)) return value;
  const restsOf = (step: string | number) =>
    paths.filter(([first]) => first === step).map(([, ...rest]) => rest);
  const steps = [...new Set(paths.map(([step]) => step as string | number))];
  const found = steps.flatMap((step) => {
    const inner = pick(get({ value }, ["value", step]), restsOf(step));
    return inner === undefined ? [] : [[step, inner] as const];
  });
  if (found.length === 0) return undefined;
  if (!Array.isArray(value)) return Object.fromEntries(found);
  return found.sort(([one], [other]) => Number(one) - Number(other)).map(([, inner]) => inner);
}

export function equal(left: unknown, right: unknown): boolean {
  if (left === undefined || right === undefined) return false;
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (left instanceof Uint8Array || right instanceof Uint8Array)
    return left instanceof Uint8Array && right instanceof Uint8Array && Buffer.compare(left, right) === 0;
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
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
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
