// What the visitor typed into a calculator, in this browser alone: one key per calculator, only touched fields. A browser
// may refuse storage; then the figures live as long as the calculator is open, and nothing throws.
import type { Typed } from "./formulas/run-tool.ts";

/** More than any calculator has fields. */
const most = 40;

/** The figures of a calculator; empty where there are none, or something that is not ours. */
export function readKept(toolId: string): Typed {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(toolId)) ?? "{}");
    if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
    return Object.fromEntries(
      Object.entries(found)
        .filter((pair): pair is [string, string] => typeof pair[1] === "string" && pair[1].length <= 500)
        .slice(0, most),
    );
  } catch {
    return {};
  }
}

/** Keeps them; none at all forgets the key. */
export function keep(toolId: string, typed: Typed): void {
  try {
    if (Object.keys(typed).length === 0) localStorage.removeItem(keyOf(toolId));
    else localStorage.setItem(keyOf(toolId), JSON.stringify(typed));
  } catch {
    // Refused: the open calculator still has them.
  }
}

function keyOf(toolId: string): string {
  return `tool_${toolId}`;
}
