// npm run calls           writes docs/calls.md from the call table: what each call takes and answers
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod/mini";
import type { Exchange } from "../src/call.ts";
import { callNames, calls } from "../src/calls.ts";

const file = join(import.meta.dirname, "../../../docs/calls.md");

const head = `# What each call takes and answers

Made by \`npm run calls\` from \`packages/contract/src/calls\`; a test holds this page to it, so that a change of what crosses
the wire is seen by who reviews it: pages that were loaded yesterday talk to the functions of today. Every call is a POST of
JSON to \`/api/<name>\`, with \`action\` in the body where it has several. A success answers \`success: true\` besides; a failure
\`success: false\`, \`error\`, \`code\` and, of a form, \`fields\`. Fields with a question mark may be missing. A text "of a form"
has a pattern, which stands in the call's own file. Who may make it is told in [permissions.md](permissions.md).
`;

/** The whole page. */
export function callsPage(): string {
  return [head, ...callNames.flatMap((name) => [`## ${name}`, "", ...exchangesOf(name)])].join("\n");
}

function exchangesOf(name: keyof typeof calls): string[] {
  const call: { actions: Record<string, Exchange> } | Exchange = calls[name];
  const exchanges = "actions" in call ? Object.entries(call.actions) : [["", call] as const];
  return exchanges.flatMap(([action, { input, output, recentCode }]) => [
    ...(action ? [`### ${action}`, ""] : []),
    ...(recentCode
      ? ["Asks for a code of the second factor that was given within the last minutes.", ""]
      : []),
    "```",
    `takes ${shapeOf(schemaOf(input, "input"))}`,
    `answers ${shapeOf(schemaOf(output, "output"))}`,
    "```",
    "",
  ]);
}

/** The part of JSON Schema that the calls need. */
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

function schemaOf(shape: z.ZodMiniObject, io: "input" | "output"): Schema {
  return z.toJSONSchema(shape, { io, unrepresentable: "any" }) as Schema;
}

function shapeOf(schema: Schema, indent = ""): string {
  const { type, properties = {}, required = [], items, additionalProperties } = schema;
  const others = schema.anyOf ?? schema.oneOf;
  if (others) return others.map((one) => shapeOf(one, indent)).join(" | ");
  const constants = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (constants) return constants.map((value) => JSON.stringify(value)).join(" | ");
  if (type === "array")
    return `list${range(schema.minItems, schema.maxItems)} of ${shapeOf(items ?? {}, indent)}`;
  if (type === "string") {
    const of = schema.pattern === undefined && !schema.allOf ? "" : " of a form";
    return `text${of}${range(schema.minLength, schema.maxLength)}`;
  }
  if (type === "integer" || type === "number") return `${type}${range(schema.minimum, schema.maximum)}`;
  if (type !== "object") return type ?? "content";
  const fields = Object.entries(properties).map(([name, field]) => {
    const mark = required.includes(name) ? "" : "?";
    return `${indent}  ${name}${mark}: ${shapeOf(field, `${indent}  `)}`;
  });
  if (typeof additionalProperties === "object")
    fields.push(
      `${indent}  [${shapeOf(schema.propertyNames ?? {})}]: ${shapeOf(additionalProperties, `${indent}  `)}`,
    );
  return fields.length > 0 ? ["{", ...fields, `${indent}}`].join("\n") : "{}";
}

/** ` 1 to 100`, where there are bounds that somebody set. */
function range(least = 0, most: number = Number.MAX_SAFE_INTEGER): string {
  const isOpen = most === Number.MAX_SAFE_INTEGER;
  if (least <= 0 && isOpen) return least === 0 || least === -Number.MAX_SAFE_INTEGER ? "" : ` from ${least}`;
  return isOpen ? ` from ${least}` : ` ${least} to ${most}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  writeFileSync(file, callsPage());
  console.info(`Wrote ${file}`);
}

/** What the repository holds. */
export function writtenPage(): string {
  return readFileSync(file, "utf8");
}
