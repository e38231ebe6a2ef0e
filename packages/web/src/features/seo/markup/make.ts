// From what was typed to JSON-LD that can be pasted into a page. Pure.
import { isNode } from "./forms.ts";
import type { MarkupKind, Property } from "./kinds.ts";

/** What was typed, by path; `@type` is which of the kind's types was chosen. */
export type TypedMarkup = Readonly<Record<string, string>>;

interface Made {
  /** The markup as an object; also of what is not whole yet. */
  node: Record<string, unknown>;
  /** By path: what is wrong with what was typed. */
  faults: Readonly<Record<string, string>>;
}

export function makeMarkup(kind: MarkupKind, typed: TypedMarkup): Made {
  const type = kind.types.find((each) => each === typed["@type"]) ?? kind.types[0] ?? "Thing";
  const node: Record<string, unknown> = { "@context": "https://schema.org", "@type": type };
  const faults: Record<string, string> = {};
  for (const property of kind.properties) {
    const text = typedAt(typed, property);
    if (text.trim() === "") continue;
    const value = property.form.read(text);
    const fault = property.form.fault(value);
    if (fault) faults[property.path] = fault;
    else put(node, property.path.split("."), value, kind);
  }
  return { node, faults };
}

function typedAt(typed: TypedMarkup, { path, label }: Property): string {
  return label && Object.hasOwn(typed, path) ? (typed[path] ?? "") : "";
}

/** Sets a value below a path; nodes on the way begin with what never changes in them. */
function put(
  root: Record<string, unknown>,
  steps: readonly string[],
  value: unknown,
  kind: MarkupKind,
): void {
  let node = root;
  for (const [at, step] of steps.slice(0, -1).entries()) {
    const inner = node[step];
    if (isNode(inner)) node = inner;
    else {
      const begun = { ...kind.nodes[steps.slice(0, at + 1).join(".")] };
      node[step] = begun;
      node = begun;
    }
  }
  node[steps.at(-1) ?? ""] = value;
}

/** For the page: `<` is written so that no text can end the script element. */
export function jsonOf(node: Record<string, unknown>): string {
  return JSON.stringify(node, null, 2).replaceAll("<", "\\u003c");
}

export function scriptOf(node: Record<string, unknown>): string {
  return `<script type="application/ld+json">\n${jsonOf(node)}\n</script>`;
}
