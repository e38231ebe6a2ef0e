// Stripe's form encoding: a[b][0][c]=v.
import { badRequest } from "./errors.ts";

type Parts = { [name: string]: string | Parts };

/** Decodes a query string or a form body into nested parts; parts with numbers for names are a list. */
export function parseForm(text: string): unknown {
  // Without a prototype, so that a parameter named `__proto__` is only a name.
  const root: Parts = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const [, first = "", rest = ""] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key) ?? [];
    if (first === "") throw badRequest(`Invalid parameter name: ${key}`, key);
    place(root, [first, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, part = ""]) => part)], value);
  }
  return withLists(root);
}

function place(parts: Parts, [name = "", ...rest]: readonly string[], value: string): void {
  const known = parts[name];
  if (rest.length === 0 && known === undefined) {
    parts[name] = value;
    return;
  }
  const inner = known ?? Object.create(null);
  if (rest.length === 0 || typeof inner === "string") throw badRequest(`Invalid parameter: ${name}`, name);
  parts[name] = inner;
  place(inner, rest, value);
}

function withLists(value: string | Parts): unknown {
  if (typeof value === "string") return value;
  const entries = Object.entries(value).map(([name, part]) => [name, withLists(part)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
