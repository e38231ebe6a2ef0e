// What the visitor typed into a calculator, in this browser alone: one key per calculator, only touched fields.
import { readLocal, writeLocal } from "../../lib/local.ts";
import type { Typed } from "./formulas/run-tool.ts";

/** More than any calculator has fields. */
const most = 40;

/** The figures of a calculator; empty where there are none, or something that is not ours. */
export function readKept(toolId: string): Typed {
  const found = readLocal(keyOf(toolId));
  if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(
    Object.entries(found)
      .filter((pair): pair is [string, string] => typeof pair[1] === "string" && pair[1].length <= 500)
      .slice(0, most),
  );
}

/** Keeps them; none at all forgets the key. */
export function keep(toolId: string, typed: Typed): void {
  writeLocal(keyOf(toolId), Object.keys(typed).length === 0 ? undefined : typed);
}

function keyOf(toolId: string): string {
  return `tool_${toolId}`;
}
