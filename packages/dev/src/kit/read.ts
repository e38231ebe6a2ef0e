import type * as z from "zod";
import type { Fault } from "./fault.ts";

/** What a schema makes of a request; the first thing that is wrong is refused with its path. */
export function readBy<Value>(
  schema: z.ZodType,
  value: unknown,
  refuse: (path: readonly string[], message: string) => Fault,
): Value {
  const { data, error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (!issue) return data as Value;
  const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  throw refuse([...issue.path.map(String), ...unknown], issue.message);
}
