// dynalite parses every expression of every request with a generated grammar, which would be the longest part of most
// requests. A shop sends a few hundred texts again and again: each is parsed once for the names and the types of values
// that it comes with, and its further results are the first one with other values put in.
import conditionParser, {
  type ExpressionContext,
  type ExpressionParser,
} from "dynalite/db/conditionParser.js";
import projectionParser from "dynalite/db/projectionParser.js";
import updateParser from "dynalite/db/updateParser.js";

/** Makes a result for these values. */
type Fill = (values: ExpressionContext["attrVals"]) => unknown;

const mostKept = 5000;
/** Whether these hold is decided by the values themselves while they are parsed. */
const dependsOnValues = /\bbetween\b|attribute_type/i;
/** On the parsers themselves, which outlive this module where a test loads it anew. */
const cached = Symbol.for("store.expressions");

/** Gives dynalite's parsers a cache. Safe to repeat. */
export function cacheExpressions(): void {
  for (const parser of [conditionParser, projectionParser, updateParser]) {
    if (cached in parser) continue;
    Object.assign(parser, { parse: withCache(parser.parse), [cached]: true });
  }
}

function withCache(parse: ExpressionParser["parse"]): ExpressionParser["parse"] {
  const known = new Map<string, Fill>();
  return (text, options) => {
    const { context } = options;
    const placeholders = [...new Set(text.match(/[#:]\w+/g))];
    const key = dependsOnValues.test(text) ? undefined : keyOf(text, placeholders, context);
    if (key === undefined) return parse(text, options);
    const fill = known.get(key);
    if (fill) {
      for (const placeholder of placeholders) {
        delete context.unusedAttrNames[placeholder];
        delete context.unusedAttrVals[placeholder];
      }
      return fill(context.attrVals);
    }
    const parsed = parse(text, options);
    // Kept as it came: whoever gets it may change it.
    if (known.size >= mostKept) known.clear();
    const names = new Map(placeholders.map((name) => [context.attrVals?.[name] as unknown, name]));
    known.set(key, fillerOf(parsed, names));
    return parsed;
  };
}

/** All that the result depends on; undefined where it cannot be said. */
function keyOf(text: string, placeholders: string[], context: ExpressionContext): string | undefined {
  const { attrNames, attrVals } = context;
  const parts = [text];
  const values = new Set<object>();
  for (const placeholder of placeholders) {
    if (placeholder.startsWith("#")) {
      const name = attrNames?.[placeholder];
      if (name === undefined) return undefined;
      parts.push(name);
      continue;
    }
    const value = attrVals?.[placeholder];
    // One object under two names could not be told apart in what comes out.
    if (value === undefined || values.has(value)) return undefined;
    values.add(value);
    parts.push(Object.keys(value).join());
  }
  return JSON.stringify(parts);
}

function fillerOf(parsed: unknown, names: Map<unknown, string>): Fill {
  const name = names.get(parsed);
  if (name !== undefined && parsed !== undefined) return (values) => values?.[name];
  if (typeof parsed !== "object" || parsed === null) return () => parsed;
  if (Array.isArray(parsed)) {
    const members = parsed.map((member) => fillerOf(member, names));
    return (values) => members.map((member) => member(values));
  }
  const fields = Object.entries(parsed).map(([field, value]) => [field, fillerOf(value, names)] as const);
  const prototype: unknown = Object.getPrototypeOf(parsed);
  return (values) => {
    const made = Object.create(prototype as object | null) as Record<string, unknown>;
    for (const [field, fill] of fields) made[field] = fill(values);
    return made;
  };
}
