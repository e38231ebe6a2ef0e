// YAML as it is written in the goods: parsed, held against a schema of the contract, and answered with the line of a mistake.
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from "yaml";
import type * as z from "zod/mini";
import { mistake, type Source } from "./files.ts";

type Path = readonly PropertyKey[];

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads YAML of one shape. `expand` writes out what the goods write shorter than the schema wants it. */
export function readYaml<Shape>(
  source: Source,
  schema: z.ZodMiniType<Shape>,
  expand: (written: unknown) => unknown = (written) => written,
): Shape {
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines });
  const lineAt = (offset: number) => source.line + lines.linePos(offset).line - 1;
  const [broken] = [...document.errors, ...document.warnings];
  if (broken) throw mistake({ ...source, line: lineAt(broken.pos[0]) }, brokenYaml(broken));

  const value = expand(document.toJS());
  const { success, data, error } = schema.safeParse(value);
  const refuse = (path: Path, what: string) =>
    mistake({ ...source, line: lineAt(offsetOf(document.contents, path)) }, what);
  if (!success) {
    const issue = closest(error.issues[0]);
    throw refuse(issue.path, `${named(issue.path)} ${inWords(issue, at(value, issue.path))}`);
  }
  const unknown = unknownField(value, data);
  if (unknown) throw refuse(unknown, `${named(unknown)} is not known here: is it spelt right?`);
  return data;
}

/** Of what YAML itself refuses; the colon in a sentence is what happens most. */
function brokenYaml({ code, message }: YAMLError): string {
  if (code === "DUPLICATE_KEY") return "the same field is written twice";
  if (code === "TAB_AS_INDENT") return "a tab stands at the start of the line: use spaces";
  if (code === "BLOCK_AS_IMPLICIT_KEY" || message.includes("compact mappings"))
    return 'a text with a colon stands in "quotes", or in lines of its own below a ">-"';
  return message.split("\n")[0] ?? message;
}

/** Where the value of a path begins, or the nearest that was written: an expanded path has steps that are not. */
function offsetOf(contents: unknown, path: Path): number {
  let node = contents;
  let offset = isNode(contents) ? (contents.range?.[0] ?? 0) : 0;
  for (const step of path) {
    const inner = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && key.value === step)
      : isSeq(node) && typeof step === "number"
        ? node.items[step]
        : undefined;
    const start = isPair(inner) ? inner.key : inner;
    if (isNode(start)) offset = start.range?.[0] ?? offset;
    if (inner) node = isPair(inner) ? inner.value : inner;
  }
  return offset;
}

/** Of a value that may have several shapes, what is wrong with the one that it comes nearest to. */
function closest(issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue {
  if (!issue) throw new Error("a refusal has a reason");
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return issue;
  const inner = issue.errors.map(([first]) => closest(first));
  const deepest = inner.reduce((a, b) => (b.path.length > a.path.length ? b : a));
  return { ...deepest, path: [...issue.path, ...deepest.path] };
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, step) : undefined),
    value,
  );
}

/** “cost”, or entry 3 of “items”. */
function named(path: Path): string {
  const field = path.findLast((step) => typeof step === "string");
  const last = path.at(-1);
  if (field === undefined && last === undefined) return "what is written here";
  const whole = field === undefined ? "the list" : `“${field}”`;
  return typeof last === "number" ? `entry ${last + 1} of ${whole}` : whole;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'must be text; a number or a date that is meant as text stands in "quotes"',
  number: "must be a number, without sign or unit",
  array: "must be a list, with a dash before each entry",
  tuple: "must be a name and a value, such as “Spend: ₹20,000”",
  object: "must have fields of its own, one a line",
};

function inWords(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return "is missing";
  if (issue.code === "invalid_type") return kinds[issue.expected] ?? `must be of the kind ${issue.expected}`;
  if (issue.code === "invalid_value")
    return `must be one of: ${issue.values.map(String).join(", ")}; it is “${String(value)}”`;
  if (issue.code === "too_small") return `must be at least ${issue.minimum}`;
  if (issue.code === "too_big") return `must be at most ${issue.maximum}`;
  return `cannot be “${typeof value === "string" ? value : JSON.stringify(value)}”`;
}

/** A field that was written and that the schema dropped. */
function unknownField(written: unknown, kept: unknown, path: Path = []): Path | undefined {
  if (typeof written !== "object" || written === null) return undefined;
  for (const [key, value] of Object.entries(written)) {
    const inside = [...path, Array.isArray(written) ? Number(key) : key];
    if (value === undefined) continue;
    if (typeof kept !== "object" || kept === null || !(key in kept)) return inside;
    const found = unknownField(value, Reflect.get(kept, key), inside);
    if (found) return found;
  }
  return undefined;
}
