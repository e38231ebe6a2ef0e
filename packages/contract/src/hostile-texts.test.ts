// The longest texts that a body holds, in every field of every call. They are refused before it is known who sent them, and
// must cost next to nothing. A pattern that begins anew at each letter takes seconds.
import { expect, test } from "vitest";
import type * as z from "zod/mini";
import type { Exchange } from "./call.ts";
import { calls } from "./calls.ts";
import { limits } from "./limits.ts";

const exchanges = Object.entries(calls).flatMap(([name, call]): [string, Exchange][] =>
  "actions" in call
    ? Object.entries<Exchange>(call.actions).map(([action, exchange]) => [`${name} ${action}`, exchange])
    : "input" in call
      ? [[name, call as Exchange]]
      : [],
);

/** Rows of one sign with another at their end. */
const texts = ["/", ".", "-", " ", "a.", "a@", "\u0301"].map(
  (sign) => `x@x.x${sign.repeat((limits.body - 400) / sign.length)}\n!`,
);

/** A body of a call's shape with the text in every field that takes one. */
function filled(schema: z.core.$ZodType, text: string): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, filled(field, text)]));
    case "optional":
    case "nullable":
    case "readonly":
      return filled(def.innerType, text);
    case "lazy":
      return filled(def.getter(), text);
    case "array":
      return [filled(def.element, text)];
    case "union":
      return def.options[0] && filled(def.options[0], text);
    case "enum":
      return Object.values(def.entries)[0];
    case "literal":
      return def.values[0];
    case "number":
      return 1;
    case "boolean":
      return true;
    default:
      return text;
  }
}

/** Milliseconds of the processor, which other programs do not lengthen. */
function spent(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each(exchanges)("%s refuses the longest texts quickly", (_, { input }) => {
  for (const text of texts) {
    const body = filled(input, text);
    const parse = () => input.safeParse(body);
    // What is slow is slow each time; the machine's own work is not.
    const least = Math.min(spent(parse), spent(parse), spent(parse));
    expect(least, JSON.stringify(text.slice(0, 10))).toBeLessThan(60);
  }
});
