// Puts values into the object literal of brand.ts or first-offer.ts and leaves everything else, comments included, as it is.
import { parseAst } from "vite";
import type { Settings } from "./questions.ts";

/** As much of a syntax tree as is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  expression?: Node;
  elements?: Node[];
  value?: unknown;
  properties?: { key: { name?: string; value?: string }; value: Node }[];
  declaration?: { declarations?: { id: { name?: string }; init?: Node }[] };
}

/** The source with these values. Throws when it has no such place. */
export function withSettings(source: string, settings: Settings): string {
  const { body } = parseAst(source, { lang: "ts" }) as unknown as { body: Node[] };
  const literal = body
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .find(({ id }) => id.name === "brand" || id.name === "firstOffer")?.init;
  const edits = Object.entries(settings).map(([path, value]) => ({
    ...placeOf(literal, path),
    text: value === undefined ? "undefined" : JSON.stringify(value),
  }));
  // From the end, so that what comes before keeps its place.
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: value }) => text.slice(0, start) + value + text.slice(end), source);
}

function placeOf(literal: Node | undefined, path: string): Node {
  const found = path
    .split(".")
    .reduce<Node | undefined>((node, name) => (node ? valueAt(node, name) : undefined), literal);
  const place = bare(found);
  if (!place) throw new Error(`There is no setting ${path}`);
  return place;
}

/** The value of a key; in a list, the object with this id. */
function valueAt(node: Node, name: string): Node | undefined {
  const { properties, elements } = bare(node) ?? node;
  if (elements) return elements.find((one) => valueAt(one, "id")?.value === name);
  return properties?.find(({ key }) => (key.name ?? key.value) === name)?.value;
}

/** Without `as const` or another type. */
function bare(node: Node | undefined): Node | undefined {
  return node?.type === "TSAsExpression" ? bare(node.expression) : node;
}
