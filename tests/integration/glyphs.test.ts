// The content names its icons, the site carries them: the two packages never import each other, so only here may
// somebody notice a name that would quietly become the plain list.
import { croChecklist, seoChecklist } from "@store/goods/checklists";
import { describe, expect, test } from "vitest";
import { glyphOf, glyphs } from "../../packages/web/src/gated/worksheet/glyphs.ts";

const sections = [...croChecklist.flatMap((tab) => tab.sections), ...seoChecklist];
const plainList = glyphOf("no-such-icon");

describe("icons of the checklists", () => {
  test.each(sections.map(({ title, glyph }) => [title, glyph] as const))("%s: %s", (_title, glyph) => {
    expect(glyphOf(glyph)).not.toBe(plainList);
  });

  test("no icon travels to the browser that nothing names", () => {
    expect(Object.keys(glyphs).sort()).toEqual([...new Set(sections.map(({ glyph }) => glyph))].sort());
  });
});
