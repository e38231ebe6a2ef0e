// What the reader gets, in layouts that differ enough to stand on one page.
import { flex } from "../elementor/container.ts";
import { heading } from "../elementor/widgets.ts";
import { iconBox } from "../elementor/widgets-media.ts";
import { actions } from "./buttons.ts";
import { mix } from "./colour.ts";
import { displayFace, textFace } from "./faces.ts";
import { figure } from "./figure.ts";
import { inkOn } from "./ground.ts";
import { band, card, cells, columns } from "./parts.ts";
import type { Action, Band, Head, Section } from "./section.ts";
import { copy, head, marked, ticks, title } from "./words.ts";

export interface Feature {
  icon: string;
  title: string;
  text: string;
}

/** Cards with an icon, a title and a line: 2, 3 or 4 across. */
export const featureGrid = (
  options: Band & Head & { items: readonly Feature[]; across?: 2 | 3 | 4 },
): Section => ({
  kind: `feature-grid-${options.across ?? 3}`,
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        options.across ?? 3,
        options.items.map((item) =>
          card(kit, ground, (inner) => [marked(kit, inner, item), copy(kit, inner, item.text)]),
        ),
      ),
    ]),
});

/** Open columns without cards, icon on top. */
export const featureColumns = (
  options: Band & Head & { items: readonly Feature[]; across?: 2 | 3 | 4 },
): Section => ({
  kind: "feature-columns",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const { accent, brand } = kit.design.palette;
      const dark = ground.tone === "deep" || ground.tone === "brand";
      const fill = dark ? accent : mix(ground.color, brand, 0.16);
      return [
        head(kit, ground, options),
        cells(
          kit,
          options.across ?? 3,
          options.items.map((item) =>
            iconBox({
              icon: item.icon,
              title: item.title,
              text: item.text,
              level: "h3",
              iconColor: kit.design.icons === "bare" ? ground.mark : inkOn(kit.design, fill),
              ...(kit.design.icons === "bare" ? {} : { iconFill: fill }),
              iconSize: kit.design.icons === "bare" ? 32 : 22,
              radius: kit.design.icons === "round" ? 100 : 8,
              titleFace: displayFace(kit, "h3"),
              titleColor: ground.ink,
              textFace: textFace(kit, "body"),
              textColor: ground.muted,
              align: kit.design.heads,
            }),
          ),
          { gap: kit.design.rhythm.gap + 12, mobileGap: 34 },
        ),
      ];
    }),
});

/** Picture and words, changing sides from row to row. */
export const featureRows = (
  options: Band &
    Partial<Head> & {
      rows: readonly {
        title: string;
        text: string;
        eyebrow?: string;
        points?: readonly string[];
        picture: number;
        action?: Action;
      }[];
      startRight?: boolean;
    },
): Section => ({
  kind: "feature-rows",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 84 }, (ground) => [
      ...(options.title
        ? [
            head(kit, ground, {
              title: options.title,
              ...(options.eyebrow ? { eyebrow: options.eyebrow } : {}),
              ...(options.lead ? { lead: options.lead } : {}),
            }),
          ]
        : []),
      ...options.rows.map((row, index) => {
        const words = [
          ...(row.eyebrow
            ? [
                heading({
                  title: row.eyebrow,
                  level: "div",
                  face: textFace(kit, "small", 700),
                  color: ground.mark,
                }),
              ]
            : []),
          title(kit, ground, row.title, { level: options.title ? "h3" : "h2", role: "h2", scale: 0.82 }),
          copy(kit, ground, row.text),
          ...(row.points ? [ticks(kit, ground, row.points)] : []),
          ...(row.action ? [flex({ padding: [10, 0, 0, 0] }, [actions(kit, ground, [row.action])])] : []),
        ];
        const shot = [figure(kit, ground, row.picture)];
        const flip = (index % 2 === 0) === Boolean(options.startRight);
        // The words come first for who listens. On a phone the eye sees the thing before it reads its price.
        return columns([50, 50], [words, shot], {
          gap: 72,
          innerGap: 18,
          directionMobile: "column-reverse",
          ...(flip ? { direction: "row-reverse" as const } : {}),
        });
      }),
    ]),
});

/** Heading held on the left, a ruled list on the right. */
export const featureList = (
  options: Band &
    Head & {
      items: readonly { title: string; text: string }[];
      action?: Action;
      picture?: number;
    },
): Section => ({
  kind: options.picture ? "feature-list-picture" : "feature-list",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      columns(
        [40, 60],
        [
          [
            head(kit, ground, options, { align: "start", wide: true }),
            ...(options.picture ? [figure(kit, ground, options.picture)] : []),
            ...(options.action ? [actions(kit, ground, [options.action])] : []),
          ],
          [
            flex(
              { gap: 0 },
              options.items.map((item) =>
                flex(
                  {
                    direction: "row",
                    directionMobile: "row",
                    across: "flex-start",
                    gap: 20,
                    padding: [24, 0, 24, 0],
                    border: { width: [1, 0, 0, 0], color: ground.line },
                  },
                  [
                    flex({ gap: 8, width: 100, widthMobile: 100, grow: true }, [
                      title(kit, ground, item.title, { level: "h3" }),
                      copy(kit, ground, item.text),
                    ]),
                  ],
                ),
              ),
            ),
          ],
        ],
        { across: "flex-start", innerGap: 28 },
      ),
    ]),
});
