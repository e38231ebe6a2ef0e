// Readers that turn decoded form parts into typed values, with Stripe's error codes. What a reader does not
// name is refused: a parameter that is silently ignored would look as if it had worked.

import { badParameter, unknownParameter } from "./errors.ts";
import type { Raw } from "./form.ts";

/** Reads one parameter; `undefined` means it was not sent. */
export type Reader<Value> = (raw: Raw | undefined, path: string) => Value;

/** What an object of readers reads. */
export type Read<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends Reader<infer Value> ? Value : never;
};

/** A parameter that may be left out. */
export function optional<Value>(reader: Reader<Value>): Reader<Value | undefined> {
  return (raw, path) => (raw === undefined ? undefined : reader(raw, path));
}

/** Text, not empty, at most `max` characters. */
export function text(max = 5000): Reader<string> {
  return (raw, path) => {
    const value = scalar(raw, path);
    if (value === "")
      throw badParameter(`An empty string is not allowed for ${path}.`, path, "parameter_invalid_empty");
    if (value.length > max) {
      throw badParameter(
        `Invalid string: at most ${max} characters are allowed for ${path}.`,
        path,
        "parameter_invalid_string",
      );
    }
    return value;
  };
}

/** One of a closed set of words. */
export function oneOf<Word extends string>(...words: Word[]): Reader<Word> {
  return (raw, path) => {
    const value = scalar(raw, path);
    const word = words.find((candidate) => candidate === value);
    if (!word) throw badParameter(`Invalid ${path}: must be one of ${words.join(", ")}`, path);
    return word;
  };
}

/** A whole number, at least `min`. */
export function integer(min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (raw, path) => {
    const value = scalar(raw, path);
    const number = Number(value);
    if (!/^-?\d{1,15}$/.test(value) || number < min || number > max) {
      throw badParameter(`Invalid integer: ${value}`, path, "parameter_invalid_integer");
    }
    return number;
  };
}

/** `true` or `false`. */
export const flag: Reader<boolean> = (raw, path) => oneOf("true", "false")(raw, path) === "true";

/** An absolute web address. */
export const webAddress: Reader<string> = (raw, path) => {
  const value = text()(raw, path);
  const scheme = URL.canParse(value) ? new URL(value).protocol : "";
  if (scheme !== "https:" && scheme !== "http:") throw badParameter("Not a valid URL", path, "url_invalid");
  return value;
};

/** An e-mail address. */
export const emailAddress: Reader<string> = (raw, path) => {
  const value = text(512)(raw, path);
  if (!/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(value)) {
    throw badParameter(`Invalid email address: ${value}`, path, "email_invalid");
  }
  return value;
};

/** Metadata: at most 50 names of 40 characters, values of 500; an empty value means unset. */
export const metadata: Reader<Record<string, string>> = (raw, path) => {
  if (raw === undefined || raw === "") return {};
  const entries = Object.entries(parts(raw, path)).map(([name, value]) => {
    if (name.length > 40) throw badParameter("Metadata names are at most 40 characters long.", path);
    const content = scalar(value, `${path}[${name}]`);
    if (content.length > 500) {
      throw badParameter("Metadata values are at most 500 characters long.", `${path}[${name}]`);
    }
    return [name, content] as const;
  });
  if (entries.length > 50) throw badParameter("Metadata holds at most 50 names.", path);
  return Object.fromEntries(entries.filter(([, content]) => content !== ""));
};

/** A list of at most `max` entries. */
export function list<Value>(entry: Reader<Value>, max = 100): Reader<Value[]> {
  return (raw, path) => {
    if (raw === undefined) throw lacking(path);
    const values = Object.entries(parts(raw, path));
    if (values.length > max) throw badParameter(`${path} holds at most ${max} entries.`, path);
    return values.map(([index, value]) => {
      if (!/^\d+$/.test(index)) throw badParameter(`Invalid array: ${path}`, path);
      return entry(value, `${path}[${index}]`);
    });
  };
}

/** Named parts, and no others. Parts that are left out come as `undefined`. */
export function object<Fields extends Record<string, Reader<unknown>>>(fields: Fields): Reader<Read<Fields>> {
  return (raw, path) => {
    if (raw === undefined) throw lacking(path);
    const given = parts(raw, path);
    const inner = (name: string) => (path === "" ? name : `${path}[${name}]`);
    for (const name of Object.keys(given)) {
      if (!Object.hasOwn(fields, name)) throw unknownParameter(inner(name));
    }
    const read = Object.entries(fields).map(([name, reader]) => [name, reader(given[name], inner(name))]);
    return Object.fromEntries(read) as Read<Fields>;
  };
}

/** The parameters every list takes. */
export const listFields = {
  limit: optional(integer(1, 100)),
  starting_after: optional(text()),
  ending_before: optional(text()),
  expand: optional(list(text())),
};

/** A `created` filter: one second, or bounds. */
export const created: Reader<{ gt?: number; gte?: number; lt?: number; lte?: number } | undefined> = (
  raw,
  path,
) => {
  if (raw === undefined) return undefined;
  if (typeof raw === "string") {
    const second = integer(0)(raw, path);
    return { gte: second, lte: second };
  }
  const bound = optional(integer(0));
  const bounds = object({ gt: bound, gte: bound, lt: bound, lte: bound })(raw, path);
  return Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined));
};

function scalar(raw: Raw | undefined, path: string): string {
  if (raw === undefined) throw lacking(path);
  if (typeof raw !== "string")
    throw badParameter(`Invalid string: ${path}`, path, "parameter_invalid_string");
  return raw;
}

function parts(raw: Raw, path: string): { [name: string]: Raw } {
  if (typeof raw === "string") throw badParameter(`Invalid object: ${path}`, path);
  return raw;
}

function lacking(path: string) {
  return badParameter(`Missing required param: ${path}.`, path, "parameter_missing");
}
