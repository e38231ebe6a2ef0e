// What the reader gets, in panels, numbers and steps.
import { flex } from "../elementor/container.ts";
import { heading } from "../elementor/widgets.ts";
import { actions } from "./buttons.ts";
import { displayFace } from "./faces.ts";
import type { Feature } from "./features.ts";
import { badge, figure, filled, mark } from "./figure.ts";
import { cardOn } from "./ground.ts";
import { band, card, cells, columns } from "./parts.ts";
import type { Action, Band, Head, Section } from "./section.ts";
import { copy, head, marked, title } from "./words.ts";

/** A bento of unequal cells: the first is wide and coloured, with a picture if given. */
export const featureBento = (
  options: Band & Head & { lead?: string; main: Feature & { picture?: number }; items: readonly Feature[] },
): Section => ({
  kind: "feature-bento",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 40 }, (ground) => {
      const cell = (item: Feature, grow = false) =>
        card(
          kit,
          ground,
          (inner) => [marked(kit, inner, item), copy(kit, inner, item.text)],
          grow ? { grow: true, along: "center" } : {},
        );
      const main = card(
        kit,
        ground,
        (inner) => [
          mark(kit, inner, options.main.icon),
          title(kit, inner, options.main.title, { level: "h3", role: "h2", scale: 0.8 }),
          copy(kit, inner, options.main.text),
          ...(options.main.picture
            ? [figure(kit, inner, options.main.picture, { bare: true, height: 260, heightMobile: 200 })]
            : []),
        ],
        { tone: ground.tone === "brand" ? "deep" : "brand", along: "center", grow: true },
      );
      const [first, second, ...rest] = options.items;
      const gap = kit.design.rhythm.gap;
      return [
        head(kit, ground, options),
        flex({ gap, gapMobile: 18 }, [
          columns(
            [60, 40],
            [main, [first, second].filter((item) => item !== undefined).map((item) => cell(item, true))],
            {
              gap,
              gapMobile: 18,
              across: "stretch",
              innerGap: gap,
            },
          ),
          ...(rest.length > 0
            ? [
                cells(
                  kit,
                  Math.min(3, rest.length),
                  rest.map((item) => cell(item)),
                ),
              ]
            : []),
        ]),
      ];
    }),
});

/** Numbered columns under a thick line. */
export const featureNumbers = (
  options: Band & Head & { items: readonly { title: string; text: string }[]; across?: 2 | 3 | 4 },
): Section => ({
  kind: "feature-numbers",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        options.across ?? 3,
        options.items.map((item, index) =>
          flex(
            {
              directionMobile: "row",
              gap: 12,
              gapMobile: 16,
              padding: [22, 0, 0, 0],
              paddingMobile: [16, 0, 0, 0],
              border: { width: [3, 0, 0, 0], color: ground.mark },
            },
            [
              flex({ widthMobile: 17 }, [
                heading({
                  title: String(index + 1).padStart(2, "0"),
                  level: "div",
                  face: { ...displayFace(kit, "h3", 1.3), mobile: 26 },
                  color: ground.mark,
                }),
              ]),
              flex({ gap: 12, gapMobile: 6, widthMobile: 78 }, [
                title(kit, ground, item.title, { level: "h3" }),
                copy(kit, ground, item.text),
              ]),
            ],
          ),
        ),
      ),
    ]),
});

/** One panel, inner lines, a small icon before each row of two. */
export const featurePanel = (
  options: Band & Head & { items: readonly Feature[]; picture?: number },
): Section => ({
  kind: options.picture ? "feature-panel-picture" : "feature-panel",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => {
      const inner = cardOn(kit.design, ground);
      const rows = options.items.map((item, at) =>
        flex(
          {
            direction: "row",
            directionMobile: "row",
            gap: 18,
            across: "flex-start",
            padding: [20, 0, 20, 0],
            // Between the rows only: a rule beside the card's own edge is one too many.
            border: {
              width: [at < (options.picture ? 1 : 2) ? 0 : 1, 0, 0, 0],
              stacked: [at ? 1 : 0, 0, 0, 0],
              color: inner.line,
            },
          },
          [
            flex({ width: 12, widthMobile: 16 }, [mark(kit, inner, item.icon, { size: 18 })]),
            flex({ width: 88, widthMobile: 84, gap: 6 }, [
              title(kit, inner, item.title, { level: "h3", role: "h4" }),
              copy(kit, inner, item.text, { role: "small" }),
            ]),
          ],
        ),
      );
      return [
        head(kit, ground, options),
        card(kit, ground, () => [
          options.picture
            ? columns([58, 42], [rows, [filled(kit, inner, options.picture, 320)]], {
                innerGap: 0,
                across: "stretch",
              })
            : cells(kit, 2, rows, { gap: 28, mobileGap: 0, tablet: 1 }),
        ]),
      ];
    }),
});

/** Numbered steps in a row, or one under another beside a picture. */
export const steps = (
  options: Band &
    Head & { steps: readonly { title: string; text: string }[]; picture?: number; action?: Action },
): Section => ({
  kind: options.picture ? "steps-picture" : "steps-row",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      if (!options.picture) {
        const middle = kit.design.heads === "center";
        // On a phone the number stands at the left, and so do its words.
        const set = middle ? ({ align: "center", alignMobile: "start" } as const) : {};
        return [
          head(kit, ground, options),
          cells(
            kit,
            Math.min(4, options.steps.length),
            options.steps.map((step, index) =>
              flex({ gap: 14, directionMobile: "row" }, [
                flex({ widthMobile: 18 }, [
                  badge(kit, ground, String(index + 1), {
                    self: middle ? "center" : "flex-start",
                  }),
                ]),
                flex({ gap: 14, gapMobile: 6, widthMobile: 78 }, [
                  title(kit, ground, step.title, { level: "h3", ...set }),
                  copy(kit, ground, step.text, set),
                ]),
              ]),
            ),
          ),
          ...(options.action ? [actions(kit, ground, [options.action], kit.design.heads)] : []),
        ];
      }
      const words = [
        head(kit, ground, options, { align: "start", wide: true }),
        ...options.steps.map((step, index) =>
          flex({ direction: "row", directionMobile: "row", gap: 18, across: "flex-start" }, [
            flex({ width: 12, widthMobile: 18 }, [badge(kit, ground, String(index + 1), { size: 44 })]),
            flex({ width: 88, widthMobile: 82, gap: 6 }, [
              title(kit, ground, step.title, { level: "h3" }),
              copy(kit, ground, step.text),
            ]),
          ]),
        ),
        ...(options.action
          ? [flex({ padding: [8, 0, 0, 0] }, [actions(kit, ground, [options.action])])]
          : []),
      ];
      return [
        // The words come first for who listens, and on a phone.
        columns([54, 46], [words, [filled(kit, ground, options.picture, 440)]], {
          across: "stretch",
          direction: "row-reverse",
          directionMobile: "column",
        }),
      ];
    }),
});
