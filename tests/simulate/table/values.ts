// Items as plain values: what the document client gives and takes.

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

/** A copy that shares nothing, without what is undefined: as over a wire. */
export function copy<T>(value: T): T {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.filter((member) => member !== undefined).map(copy) as T;
  if (value instanceof Set) return new Set(value) as T;
  const result: Record<string, unknown> = {};
  for (const name in value) if (value[name] !== undefined) result[name] = copy(value[name]);
  return result as T;
}

export function get(item: Item, path: Path): Value | undefined {
  let value: Value | undefined = item;
  for (const step of path) {
    if (typeof value !== "object" || value === null || value instanceof Set) return undefined;
    value = (value as Record<string | number, Value>)[step];
  }
  return value;
}

/** The item with one place changed; undefined takes it away. Shares what did not change. */
export function withChange(item: Item, path: Path, value: Value | undefined): Item {
  return changed(item, path, value) as Item;
}

function changed(holder: Value | undefined, [step, ...rest]: Path, value: Value | undefined): Value {
  if (step === undefined) return value as Value;
  if (typeof holder !== "object" || holder === null || holder instanceof Set)
    throw new Error("The document path provided in the update expression is invalid for update");
  if (Array.isArray(holder)) {
    const list = [...holder];
    if (rest.length === 0 && value === undefined) list.splice(Number(step), 1);
    else list[Number(step)] = changed(list[Number(step)], rest, value);
    return list;
  }
  const map = { ...(holder as Item) };
  if (rest.length === 0 && value === undefined) delete map[step];
  else map[step] = changed(map[step], rest, value);
  return map;
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
