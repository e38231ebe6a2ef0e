// Markup held against Google's requirements, wherever it comes from. Pure.
import { isNode } from "./forms.ts";
import type { MarkupKind, Property } from "./kinds.ts";
import { kinds } from "./kinds.ts";

export interface Finding {
  /** An error keeps the page from being shown; advice names what Google recommends. */
  level: "error" | "advice";
  says: string;
}

interface Checked {
  /** Types that were found and are known here. */
  types: string[];
  findings: Finding[];
}

const error = (says: string): Finding => ({ level: "error", says });

/** Reads a block as it was pasted, with or without its script element. */
export function checkMarkup(pasted: string): Checked {
  const text = pasted
    .replace(/^[\s\S]*?<script[^>]*>/i, "")
    .replace(/<\/script>[\s\S]*$/i, "")
    .trim();
  if (text === "") return { types: [], findings: [error("There is nothing to check.")] };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (reason) {
    return { types: [], findings: [error(notJson(text, reason))] };
  }
  const nodes = nodesOf(parsed);
  if (nodes.length === 0)
    return { types: [], findings: [error("It holds no object with an @type, so it says nothing.")] };
  const findings = hasContext(parsed)
    ? []
    : [error('The @context is missing: "@context": "https://schema.org".')];
  const types: string[] = [];
  for (const node of nodes) {
    const named = [node["@type"]].flat().filter((type) => typeof type === "string");
    const kind = kinds.find(({ types: known }) => known.some((type) => named.includes(type)));
    if (!kind) {
      const says = `“${named.join(", ") || "no type"}” is none of the kinds that are checked here.`;
      findings.push({ level: "advice", says });
      continue;
    }
    types.push(named.find((type) => kind.types.includes(type)) ?? "");
    findings.push(...checkNode(node, kind));
  }
  return { types, findings };
}

/** All findings of one node. */
export function checkNode(node: Record<string, unknown>, kind: MarkupKind): Finding[] {
  return [
    ...kind.properties.flatMap((property) => checkProperty(node, property)),
    ...Object.entries(kind.nodes).flatMap(([path, { "@type": type }]) =>
      nodesAt(node, path.split(".")).flatMap((inner) =>
        inner["@type"] === undefined
          ? [error(`${path} has no @type: write "@type": "${String(type)}".`)]
          : [],
      ),
    ),
  ];
}

function checkProperty(node: Record<string, unknown>, { path, form, need }: Property): Finding[] {
  const steps = path.split(".");
  const name = steps.at(-1) ?? "";
  const around = steps.slice(0, -1);
  // A node that is written as plain words, such as an author, says its name itself.
  if (around.length > 0 && isWritten(node, around)) return [];
  const parents = around.length > 0 ? nodesAt(node, around) : [node];
  const missing: Finding[] =
    need === "required"
      ? [error(`${path} is missing: Google requires it.`)]
      : [{ level: "advice", says: `${path} is missing: Google recommends it.` }];
  if (parents.length === 0) return need === "within" ? [] : missing;
  return parents.flatMap((parent) => {
    const value = parent[name];
    if (value === undefined || value === null || value === "")
      return need === "within"
        ? [error(`${path} is missing: ${around.join(".")} is not whole without it.`)]
        : missing;
    const fault = form.fault(value);
    return fault ? [error(`${path}: ${fault}`)] : [];
  });
}

function nodesAt(node: Record<string, unknown>, steps: readonly string[]): Record<string, unknown>[] {
  return steps.reduce<Record<string, unknown>[]>(
    (nodes, step) => nodes.flatMap((each) => [each[step]].flat().filter(isNode)),
    [node],
  );
}

/** Whether something on the way is plain words instead of a node. */
function isWritten(node: Record<string, unknown>, steps: readonly string[]): boolean {
  return steps.some((step, at) =>
    nodesAt(node, steps.slice(0, at)).some((each) => typeof each[step] === "string" && each[step] !== ""),
  );
}

function nodesOf(parsed: unknown): Record<string, unknown>[] {
  return [parsed].flat().flatMap((each) => {
    if (!isNode(each)) return [];
    const graph = each["@graph"];
    return Array.isArray(graph) ? graph.filter(isNode) : each["@type"] === undefined ? [] : [each];
  });
}

function hasContext(parsed: unknown): boolean {
  return [parsed]
    .flat()
    .every((each) => isNode(each) && /schema\.org/.test(JSON.stringify(each["@context"] ?? "")));
}

function notJson(text: string, reason: unknown): string {
  if (/[“”]/.test(text)) return "It has curly quotes (“ ”), as Word makes them. JSON wants straight ones.";
  if (/,\s*[}\]]/.test(text)) return "There is a comma before a closing bracket. Take it out.";
  const at = /position (\d+)/.exec(reason instanceof Error ? reason.message : "")?.[1];
  const line = at ? text.slice(0, Number(at)).split("\n").length : undefined;
  return `This is no JSON${line ? `: look at line ${line}` : ""}. A quote, a comma or a bracket is missing.`;
}
