// Stripe's form encoding: a[b][0][c]=v.

import { badParameter } from "./errors.ts";

/** A decoded parameter: text, or named (or numbered) parts. */
export type Raw = string | { [name: string]: Raw };

const MAX_DEPTH = 8;

/** Decodes a query string or a form body into nested parts. */
export function parseForm(text: string): { [name: string]: Raw } {
  const root = branch();
  for (const [key, value] of new URLSearchParams(text)) place(root, key, value);
  return root;
}

/** One text for one set of parameters, whatever their order: what an idempotency key is compared by. */
export function canonical(raw: Raw): string {
  if (typeof raw === "string") return JSON.stringify(raw);
  const names = Object.keys(raw).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(raw[name] ?? "")}`).join(",")}}`;
}

function place(root: { [name: string]: Raw }, key: string, value: string): void {
  const path = pathOf(key);
  let parent = root;
  for (const step of path.slice(0, -1)) {
    const name = step === "" ? String(Object.keys(parent).length) : step;
    const child = parent[name] ?? branch();
    if (typeof child === "string") throw badParameter(`Invalid parameter: ${key}`, key);
    parent[name] = child;
    parent = child;
  }
  const last = path.at(-1) ?? key;
  const name = last === "" ? String(Object.keys(parent).length) : last;
  if (name in parent) throw badParameter(`The parameter ${key} was sent twice.`, key);
  parent[name] = value;
}

function pathOf(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match) throw badParameter(`Invalid parameter name: ${key}`, key);
  const rest = [...(match[2] ?? "").matchAll(/\[([^\]]*)\]/g)].map((part) => part[1] ?? "");
  const path = [match[1] ?? "", ...rest];
  if (path.length > MAX_DEPTH) throw badParameter(`Parameter nested too deeply: ${key}`, key);
  return path;
}

/** Without a prototype, so that a parameter named `__proto__` is only a name. */
function branch(): { [name: string]: Raw } {
  return Object.create(null);
}
