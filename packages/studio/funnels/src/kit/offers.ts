// Around the price: comparison, extras, and an honest reason to act now.
import { flex } from "../elementor/container.ts";
import { heading } from "../elementor/widgets.ts";
import { actions } from "./buttons.ts";
import { fitted, sized, textFace } from "./faces.ts";
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
      const inner = groundOf(kit.design, "brand");
      const cell = (text: string, color: string, weight: number) =>
        heading({
          title: text,
          level: "div",
          face: fitted({ ...textFace(kit, "small", weight), line: 1.4 }, text, { tablet: 190, phone: 86 }),
          color,
        });
      const row = (parts: readonly [string, string, string], first: boolean) =>
        flex(
          {
            direction: "row",
            directionMobile: "row",
            across: "stretch",
            gap: 0,
            border: { width: [0, 0, 1, 0], color: ground.line },
          },
          [
            flex(
              {
                width: 34,
                widthMobile: 32,
                padding: [16, 12, 16, 0],
                paddingMobile: [14, 6, 14, 0],
                along: "center",
              },
              parts[0] ? [cell(parts[0], ground.ink, 600)] : [],
            ),
            flex(
              {
                width: 33,
                widthMobile: 34,
                padding: [16, 14, 16, 14],
                paddingMobile: [14, 8, 14, 8],
                fill: inner.color,
                along: "center",
              },
              [cell(parts[1], first ? inner.mark : inner.ink, first ? 700 : 500)],
            ),
            flex(
              {
                width: 33,
                widthMobile: 34,
                padding: [16, 0, 16, 14],
                paddingMobile: [14, 0, 14, 8],
                along: "center",
              },
              [cell(parts[2], ground.muted, first ? 700 : 400)],
            ),
          ],
        );
      return [
        head(kit, ground, options),
        measure(kit, kit.design.heads === "center" ? 960 : kit.design.rhythm.width, [
          row(["", options.ours, options.theirs], true),
          ...options.rows.map((item) => row([item.what, item.ours, item.theirs], false)),
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
