// What the tests of the calculators share.
import { expect } from "vitest";
import { runTool, type Typed } from "./run-tool.ts";
import type { Tool, Verdict } from "./tool.ts";

// A Sunday.
export const today = "2026-11-22";

export function work(tool: Tool, typed: Typed = {}) {
  const { done, problems } = runTool(tool, typed, today);
  if (!done) throw new Error(JSON.stringify(problems));
  return done;
}

/** Each case begins with the fields of `common`; `text` is a part of what is said. */
export function says(
  tool: Tool,
  common: Typed,
  cases: readonly (readonly [typed: Typed, tone: Verdict["tone"], title: string, ...text: string[]])[],
) {
  for (const [typed, tone, title, ...text] of cases) {
    const what = JSON.stringify(typed);
    const { verdict } = work(tool, { ...common, ...typed });
    expect([verdict.tone, verdict.title], what).toEqual([tone, title]);
    for (const part of text) expect(verdict.text, what).toContain(part);
  }
}
