// What SST linked this Lambda to, and nothing else.
import { Resource } from "sst/resource";

const linked = Resource as unknown as Record<string, Record<string, string> | undefined>;

/** One property of a linked resource. Throws when the function was not linked to it. */
export function link(name: string, property = "value"): string {
  const value = linked[name]?.[property];
  if (value === undefined) throw new Error(`${name}.${property} is not linked to this function`);
  return value;
}

/** Same, or undefined where only some functions or stages have it. */
export function optionalLink(name: string, property = "value"): string | undefined {
  try {
    return linked[name]?.[property];
  } catch {
    return undefined;
  }
}
