// Around the price: comparison, extras, and an honest reason to act now.
import { flex } from "../elementor/container.ts";
import { heading } from "../elementor/widgets.ts";
import { actions } from "./buttons.ts";
import { displayFace, fitted, sized, textFace } from "./faces.ts";
import { figure } from "./figure.ts";
import { groundOf } from "./ground.ts";
import { band, card, cells, columns, measure } from "./parts.ts";
import type { Action, Band, Head, Section } from "./section.ts";
import { copy, head, title } from "./words.ts";

/** What is included, ours against the usual way, row by row. */
export const compare = (
  options: Band &
    Head & { ours: string; theirs: string; rows: readonly { what: string; ours: string; theirs: string }[] },
): Section => ({
  kind: "compare",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const inner = groundOf(kit.design, ground.tone === "brand" ? "deep" : "brand");
      const { card: corner } = kit.design.radius;
      const cell = (text: string, color: string, weight: number) =>
        heading({
          title: text,
          level: "div",
          face: fitted({ ...textFace(kit, "label", weight), mobile: 15 }, text, { tablet: 190, phone: 86 }),
          color,
        });
      const named = (text: string, color: string) =>
        heading({
          title: text,
          level: "div",
          face: fitted({ ...displayFace(kit, "h3"), mobile: 18 }, text, { tablet: 190, phone: 84 }),
          color,
        });
      /** A row; the first and the last round the corners of the column that is ours. */
      const row = (parts: readonly [string, string, string], at: "first" | "between" | "last") =>
        flex({ direction: "row", directionMobile: "row", across: "stretch", gap: 0 }, [
          flex(
            {
              width: 32,
              widthMobile: 31,
              padding: [20, 16, at === "last" ? 32 : 20, 0],
              paddingMobile: [14, 6, 14, 0],
              along: "center",
              ...(at === "first" ? {} : { border: { width: [1, 0, 0, 0] as const, color: ground.line } }),
            },
            parts[0] ? [cell(parts[0], ground.ink, 600)] : [],
          ),
          flex(
            {
              width: 36,
              widthMobile: 36,
              padding:
                at === "first" ? [28, 24, 20, 24] : at === "last" ? [20, 24, 32, 24] : [20, 24, 20, 24],
              paddingMobile: [14, 10, 14, 10],
              fill: inner.color,
              along: "center",
              radius: at === "first" ? [corner, corner, 0, 0] : at === "last" ? [0, 0, corner, corner] : 0,
              ...(at === "first" ? {} : { border: { width: [1, 0, 0, 0] as const, color: inner.line } }),
            },
            [at === "first" ? named(parts[1], inner.mark) : cell(parts[1], inner.ink, 600)],
          ),
          flex(
            {
              width: 32,
              widthMobile: 33,
              padding: [20, 0, at === "last" ? 32 : 20, 24],
              paddingMobile: [14, 0, 14, 10],
              along: "center",
              ...(at === "first" ? {} : { border: { width: [1, 0, 0, 0] as const, color: ground.line } }),
            },
            [at === "first" ? named(parts[2], ground.muted) : cell(parts[2], ground.muted, 400)],
          ),
        ]);
      return [
        head(kit, ground, options),
        measure(kit, kit.design.heads === "center" ? 1080 : kit.design.rhythm.width, [
          row(["", options.ours, options.theirs], "first"),
          ...options.rows.map((item, at) =>
            row([item.what, item.ours, item.theirs], at === options.rows.length - 1 ? "last" : "between"),
          ),
        ]),
      ];
    }),
});

/** Extras that come with the order. */
export const bonuses = (
  options: Band &
    Head & { items: readonly { name: string; text: string; worth?: string; picture?: number }[] },
): Section => ({
  kind: "bonuses",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        Math.min(3, options.items.length),
        options.items.map((item, index) =>
          card(kit, ground, (inner) => [
            ...(item.picture ? [figure(kit, inner, item.picture, { bare: true, height: 190 })] : []),
            heading({
              title: `Bonus ${index + 1}`,
              level: "div",
              face: sized(textFace(kit, "small", 700), 15),
              color: inner.mark,
            }),
            title(kit, inner, item.name, { level: "h3" }),
            copy(kit, inner, item.text),
            ...(item.worth
              ? [
                  heading({
                    title: item.worth,
                    level: "div",
                    face: textFace(kit, "label", 700),
                    color: inner.ink,
                  }),
                ]
              : []),
          ]),
        ),
      ),
    ]),
});

/** An honest reason to act now: seats, dates, how many the owner can serve. No clock. */
export const seats = (
  options: Band & Head & { facts: readonly { figure: string; text: string }[]; action: Action },
): Section => ({
  kind: "seats",
  make: (kit) =>
    band(kit, { tone: "accent", ...options, space: 0.7, gap: 32 }, (ground) => [
      columns(
        [54, 46],
        [
          [
            head(kit, ground, options, { align: "start", wide: true, scale: 0.9 }),
            actions(kit, ground, [options.action]),
          ],
          options.facts.map((fact, index) =>
            flex(
              {
                direction: "row",
                directionMobile: "row",
                gap: 20,
                across: "center",
                padding: [14, 0, 14, 0],
                ...(index ? { border: { width: [1, 0, 0, 0] as const, color: ground.line } } : {}),
              },
              [
                flex({ width: 36, widthMobile: 40 }, [
                  title(kit, ground, fact.figure, { level: "div", role: "h3" }),
                ]),
                flex({ width: 64, widthMobile: 60 }, [copy(kit, ground, fact.text)]),
              ],
            ),
          ),
        ],
        { innerGap: 18 },
      ),
    ]),
});
