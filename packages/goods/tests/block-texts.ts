// For the tests: what a reader sees in a block.

import type { Chart } from "@store/contract/chart-content";
import type { Block } from "@store/contract/course-content";
import type { Figure, FigurePart, TreeNode } from "@store/contract/figure-content";

/** Every string a reader sees in a block, in reading order. */
export function textsOf(block: Block): string[] {
  switch (block.type) {
    case "text":
    case "heading":
    case "note":
      return [block.text];
    case "steps":
    case "list":
    case "checklist":
      return [...block.items];
    case "table":
      return [...block.head, ...block.rows.flat()];
    case "mistakes":
      return block.items.flatMap((item) => [item.mistake, item.instead]);
    case "example":
      return [block.title, block.text, ...(block.figures ?? []).flat()];
    case "figure":
      return [block.title, ...figureTexts(block.figure)];
    case "chart":
      return [block.title, block.caption, ...chartTexts(block.chart)];
    case "tree":
      return [block.title, ...treeTexts(block.root)];
    case "swipe":
      return [block.title, ...block.items];
  }
}

function treeTexts({ text, branches = [] }: TreeNode): string[] {
  return [text, ...branches.flatMap(({ answer, next }) => [answer, ...treeTexts(next)])];
}

/** Every string on the screens of a drawing, with captions and alternative texts. */
export function figureTexts({ weak, good }: Figure): string[] {
  return [weak, good].flatMap((screen) =>
    screen ? [screen.caption, screen.alt ?? "", ...screen.parts.flatMap(partTexts)].filter(Boolean) : [],
  );
}

/** Every string in a drawing of a lesson. */
export function chartTexts({ kind: _kind, ...chart }: Chart): string[] {
  return stringsIn(chart);
}

function partTexts(part: FigurePart): string[] {
  return stringsIn(
    Object.entries(part)
      .filter(([key]) => key !== "part" && key !== "show" && key !== "tone" && key !== "look")
      .map(([, value]) => value),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      key === "show" || key === "tone" ? [] : stringsIn(inner),
    );
  return [];
}
