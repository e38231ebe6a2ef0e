// The content names its icons, the site carries them: the two packages never import each other, so only here may
// somebody notice a name that would quietly become the plain list.
import { croChecklist, seoChecklist } from "@store/goods/checklists";
import { describe, expect, test } from "vitest";
import { glyphOf, glyphs } from "../../packages/web/src/gated/worksheet/glyphs.ts";

const sections = [...croChecklist.flatMap((tab) => tab.sections), ...seoChecklist];
const plainList = glyphOf("no-such-icon");

describe("the checklists", () => {
  test.each(sections.map(({ title, glyph }) => [title, glyph] as const))(
    "show %s with the icon %s",
    (_title, glyph) => {
      expect(glyphOf(glyph)).not.toBe(plainList);
    },
  );

  test("name every icon that travels to the browser", () => {
    expect(Object.keys(glyphs).sort()).toEqual([...new Set(sections.map(({ glyph }) => glyph))].sort());
  });
});
