// Readers of a JSON body. What they do not name is refused: a field that is silently ignored would look as if it had worked.
import { refused } from "./errors.ts";

type Reader<Value> = (value: unknown, name: string) => Value;
type Read<Fields> = { [Name in keyof Fields]: Fields[Name] extends Reader<infer Value> ? Value : never };

export const text =
  (most = 255): Reader<string> =>
  (value, name) => {
    if (typeof value !== "string" || value === "") throw refused(`The ${name} field is required.`, name);
    if (value.length > most) throw refused(`The ${name} may not be greater than ${most} characters.`, name);
    return value;
  };

export const whole =
  (least: number): Reader<number> =>
  (value, name) => {
    if (!Number.isSafeInteger(value)) throw refused(`The ${name} must be an integer.`, name);
    if ((value as number) < least) throw refused(`The ${name} must be at least ${least}.`, name);
    return value as number;
  };

export const flag: Reader<boolean> = (value, name) => {
  if (typeof value !== "boolean") throw refused(`The ${name} field must be true or false.`, name);
  return value;
};

export const oneOf =
  <Word extends string>(...words: Word[]): Reader<Word> =>
  (value, name) => {
    const word = words.find((one) => one === value);
    if (word === undefined) throw refused(`The selected ${name} is invalid.`, name);
    return word;
  };

export const optional =
  <Value>(reader: Reader<Value>): Reader<Value | undefined> =>
  (value, name) =>
    value === undefined ? undefined : reader(value, name);

/** At most 15 notes of 256 characters. */
export const notes: Reader<Record<string, string>> = (value, name) => {
  const entries = Object.entries(parts(value, name));
  if (entries.length > 15)
    throw refused("Number of fields in notes should be less than or equal to 15", name);
  return Object.fromEntries(entries.map(([key, one]) => [key, text(256)(one, `${name}.${key}`)]));
};

export function object<Fields extends Record<string, Reader<unknown>>>(fields: Fields): Reader<Read<Fields>> {
  return (value, name) => {
    const given = parts(value, name);
    for (const key of Object.keys(given))
      if (!Object.hasOwn(fields, key))
        throw refused(`${key} is/are not required and should not be sent`, key);
    return Object.fromEntries(
      Object.entries(fields).map(([key, reader]) => [key, reader(given[key], key)]),
    ) as Read<Fields>;
  };
}

function parts(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw refused(`The ${name} must be an object.`, name);
  return value as Record<string, unknown>;
}
