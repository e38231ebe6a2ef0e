// Order and quantity: a numbered rail, an evening by the clock, what lies in a box, a printed menu.
import { flex } from "../elementor/container.ts";
import { heading } from "../elementor/widgets.ts";
import { dish, type MenuGroup } from "./boards.ts";
import { actions } from "./buttons.ts";
import { displayFace, sized, textFace } from "./faces.ts";
import { figure, filled } from "./figure.ts";
import { cardOn } from "./ground.ts";
import { band, card, cells, columns, shortText } from "./parts.ts";
import { whole } from "./rich.ts";
import type { Action, Band, Head, Section } from "./section.ts";
import { copy, head, title } from "./words.ts";

/** Steps down a rail: the number, very large, and beside it the card. */
export const zigzag = (
  options: Band & Head & { steps: readonly { title: string; text: string }[]; action?: Action },
): Section => ({
  kind: "zigzag",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 40 }, (ground) => [
      head(kit, ground, options),
      flex(
        { gap: 22, gapMobile: 26 },
        options.steps.map((step, index) =>
          flex(
            {
              direction: "row",
              directionTablet: "row",
              directionMobile: "row",
              across: "center",
              acrossMobile: "flex-start",
              gap: 20,
              gapMobile: 14,
            },
            [
              flex({ width: 14, widthTablet: 14, widthMobile: 14 }, [
                heading({
                  title: String(index + 1),
                  level: "div",
                  face: { ...displayFace(kit, "figure", 2.6), line: 1, tablet: 72, mobile: 40 },
                  color: ground.mark,
                  align: "center",
                }),
              ]),
              flex({ width: 86, widthTablet: 86, widthMobile: 86 }, [
                card(
                  kit,
                  ground,
                  (inner) => [title(kit, inner, step.title, { level: "h3" }), copy(kit, inner, step.text)],
                  { padding: [34, 40, 34, 40], paddingMobile: 22, gap: 10 },
                ),
              ]),
            ],
          ),
        ),
      ),
      ...(options.action ? [actions(kit, ground, [options.action], kit.design.heads)] : []),
    ]),
});

/** Hours of one day or one evening side by side under a single line. */
export const dayStrip = (
  options: Band &
    Head & {
      hours: readonly { hour: string; title: string; text: string }[];
      action?: Action;
    },
): Section => ({
  kind: "day-strip",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 40 }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        options.hours.length,
        options.hours.map((item) =>
          flex({ gap: 0 }, [
            flex({ padding: [16, 0, 0, 0], border: { width: [3, 0, 0, 0], color: ground.mark } }, [
              heading({
                title: whole(item.hour),
                level: "div",
                face: displayFace(kit, "h2", 0.8),
                color: ground.mark,
              }),
            ]),
            flex({ gap: 6, padding: [14, 20, 0, 0] }, [
              title(kit, ground, item.title, { level: "h3", role: "h4" }),
              copy(kit, ground, item.text),
            ]),
          ]),
        ),
        {
          gap: 0,
          mobileGap: 28,
          mobile: options.hours.every(({ text }) => text.length <= shortText) ? 2 : 1,
        },
      ),
      ...(options.action ? [actions(kit, ground, [options.action], kit.design.heads)] : []),
    ]),
});

/** What is in the box: how many of each, large, and what it is. */
export const boxList = (
  options: Band &
    Head & {
      items: readonly { count: string; title: string; text: string }[];
      picture: number;
      action?: Action;
    },
): Section => ({
  kind: "box-list",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => [
      columns(
        [40, 60],
        [
          [
            head(kit, ground, options, { align: "start", wide: true, scale: 0.9 }),
            figure(kit, ground, options.picture, { bare: true, height: 340, heightMobile: 240 }),
            ...(options.action ? [actions(kit, ground, [options.action])] : []),
          ],
          [
            flex(
              { gap: 0, border: { width: [0, 0, 1, 0], color: ground.line } },
              options.items.map((item) =>
                flex(
                  {
                    direction: "row",
                    directionMobile: "row",
                    across: "center",
                    gap: 24,
                    padding: [18, 0, 18, 0],
                    border: { width: [1, 0, 0, 0], color: ground.line },
                  },
                  [
                    flex({ width: 22, widthMobile: 26 }, [
                      heading({
                        title: item.count,
                        level: "div",
                        face: { ...displayFace(kit, "figure"), line: 1 },
                        color: ground.mark,
                        align: "end",
                      }),
                    ]),
                    flex({ width: 78, widthMobile: 74, gap: 4 }, [
                      title(kit, ground, item.title, { level: "h3", role: "h4" }),
                      copy(kit, ground, item.text, { role: "small" }),
                    ]),
                  ],
                ),
              ),
            ),
          ],
        ],
        { across: "center", gap: 64, stackTablet: true },
      ),
    ]),
});

/** A price list as a printed card: a frame in a frame, one column, the groups under each other or side by side. */
export const menuCard = (
  options: Band & Head & { groups: readonly MenuGroup[]; foot: string; action?: Action; picture?: number },
): Section => ({
  kind: options.picture ? "menu-card-picture" : "menu-card",
  make: (kit) =>
    band(kit, { tone: "deep", ...options }, (ground) => {
      const inner = cardOn(kit.design, ground);
      const printed = card(
        kit,
        ground,
        () => [
          flex(
            {
              gap: 26,
              padding: [36, 36, 32, 36],
              paddingMobile: [24, 16, 22, 16],
              border: { width: 1, color: inner.mark },
            },
            [
              head(kit, inner, options, { align: "center", wide: true, scale: 0.9 }),
              cells(
                kit,
                options.picture ? 1 : options.groups.length,
                options.groups.map((group) =>
                  flex({ gap: 2 }, [
                    title(kit, inner, group.title, { level: "h3", color: inner.mark, align: "center" }),
                    flex(
                      { gap: 0 },
                      group.items.map((item) => dish(kit, inner, item)),
                    ),
                  ]),
                ),
                { gap: 48, tablet: 1 },
              ),
              heading({
                title: options.foot,
                level: "div",
                face: sized(textFace(kit, "small"), 16),
                color: inner.muted,
                align: "center",
              }),
              ...(options.action ? [actions(kit, inner, [options.action], "center")] : []),
            ],
          ),
        ],
        { padding: 12, paddingMobile: 8, gap: 0 },
      );
      return options.picture
        ? [
            columns([40, 60], [[filled(kit, ground, options.picture, 560)], [printed]], {
              gap: 40,
              stackTablet: true,
              across: "stretch",
            }),
          ]
        : [printed];
    }),
});
