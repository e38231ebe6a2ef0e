import { expect, test } from "vitest";
import { briefs } from "../briefs/all.ts";
import { contrast } from "./colour.ts";
import { bandFill, cardOn, type Ground, groundOf, ribbonOn, type Tone, underVeil } from "./ground.ts";

const tones: readonly Tone[] = ["paper", "tint", "card", "deep", "brand", "accent"];

function weakest(ground: Ground, color = ground.color): number {
  return Math.min(
    contrast(ground.ink, color),
    contrast(ground.muted, color),
    contrast(ground.mark, color),
    contrast(ground.button.ink, ground.button.fill),
  );
}

test("under every design, text and buttons read on every ground, card and second shade", () => {
  for (const { design, category, slug } of briefs) {
    for (const tone of tones) {
      const name = `${category}/${slug} on ${tone}`;
      const ground = groundOf(design, tone);
      expect(weakest(ground), name).toBeGreaterThanOrEqual(4.5);
      expect(weakest(cardOn(design, ground)), `a card of ${name}`).toBeGreaterThanOrEqual(4.5);
      const fill = bandFill(design, ground, true);
      if (typeof fill !== "string" && "to" in fill) {
        expect(contrast(ground.mark, fill.to), `the far end of ${name}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(ground.muted, fill.to), `the far end of ${name}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test("the ribbon over a lifted card stands off the ground behind it, and its words read", () => {
  for (const { design, category, slug } of briefs)
    for (const behind of tones)
      for (const lifted of ["deep", "brand", "accent"] as const) {
        const name = `${category}/${slug}: ${lifted} on ${behind}`;
        const [inner, ground] = [groundOf(design, lifted), groundOf(design, behind)];
        const { fill, ink } = ribbonOn(design, inner, ground);
        expect(contrast(fill, ground.color), name).toBeGreaterThanOrEqual(1.25);
        expect(contrast(ink, fill), name).toBeGreaterThanOrEqual(4.5);
      }
});

test("under a veil, text reads whether the picture is light or dark", () => {
  for (const { design } of briefs) {
    const ground = underVeil(groundOf(design, "deep"), 0.82);
    expect(weakest(ground)).toBeGreaterThanOrEqual(4.5);
  }
});
