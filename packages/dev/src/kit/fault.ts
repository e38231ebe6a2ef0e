import type * as z from "zod";

/** An error answer of a stand-in: its status, and the body and headers in the shape of the company it stands for. */
export class Fault extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    body: unknown = { error: { message } },
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = "Fault";
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

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
