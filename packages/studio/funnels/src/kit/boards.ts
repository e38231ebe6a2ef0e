// Lists that are laid out: tabs, a menu around a picture, facts in rows.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { heading } from "../elementor/widgets.ts";
import { nestedTabs } from "../elementor/widgets-said.ts";
import { actions } from "./buttons.ts";
import { displayFace, textFace } from "./faces.ts";
import { figure } from "./figure.ts";
import { cardOn, type Ground } from "./ground.ts";
import { band, columns } from "./parts.ts";
import type { Action, Band, Head, Kit, Section } from "./section.ts";
import { copy, head, ticks, title } from "./words.ts";

/** Panels behind tabs: words on the left, a picture or the points on the right. Folds on phones. */
export const tabs = (
  options: Band &
    Head & {
      tabs: readonly {
        tab: string;
        title: string;
        text: string;
        points?: readonly string[];
        picture?: number;
      }[];
    },
): Section => ({
  kind: "tabs",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 40 }, (ground) => {
      const inner = cardOn(kit.design, ground);
      return [
        head(kit, ground, options),
        nestedTabs({
          titles: options.tabs.map(({ tab }) => tab),
          panels: options.tabs.map((item) => {
            const opening = [
              title(kit, inner, item.title, { level: "h3", role: "h2", scale: 0.72 }),
              copy(kit, inner, item.text),
            ];
            const points = item.points ? [ticks(kit, inner, item.points)] : [];
            const words = [...opening, ...points];
            return flex(
              {
                fill: inner.color,
                radius: kit.design.radius.card,
                padding: 40,
                paddingMobile: 24,
                border: { width: 1, color: inner.line },
              },
              [
                item.picture
                  ? columns(
                      [54, 46],
                      [
                        words,
                        [figure(kit, inner, item.picture, { bare: true, height: 320, heightMobile: 220 })],
                      ],
                    )
                  : points.length
                    ? columns([56, 44], [opening, points], { innerGap: 20 })
                    : flex({ gap: 20 }, words),
              ],
            );
          }),
          face: textFace(kit, "label"),
          color: ground.ink,
          activeColor: ground.button.ink,
          fill: ground.color,
          activeFill: ground.button.fill,
          line: ground.line,
          radius: Math.min(kit.design.radius.button, 40),
        }),
      ];
    }),
});

/** A name and a price on one line, a few words below. */
export const dish = (kit: Kit, ground: Ground, item: { name: string; price: string; text?: string }): Draft =>
  flex({ gap: 4, padding: [16, 0, 16, 0], border: { width: [0, 0, 1, 0], color: ground.line } }, [
    flex(
      { direction: "row", directionMobile: "row", along: "space-between", across: "flex-start", gap: 16 },
      // In one face: the letters of another stand on another line.
      [
        heading(
          { title: item.name, level: "h4", face: displayFace(kit, "h4", 1.1), color: ground.ink },
          { auto: true },
        ),
        heading(
          {
            title: item.price,
            level: "div",
            face: displayFace(kit, "h4", 1.1),
            color: ground.mark,
            align: "end",
          },
          { firm: true },
        ),
      ],
    ),
    ...(item.text ? [copy(kit, ground, item.text, { role: "small" })] : []),
  ]);

/** A menu on both sides of a tall picture. */
export const menuBoard = (
  options: Band &
    Head & {
      groups: readonly [MenuGroup, MenuGroup];
      picture: number;
      note?: string;
      action?: Action;
    },
): Section => ({
  kind: "menu-board",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => {
      const group = ({ title: name, items }: MenuGroup) => [
        title(kit, ground, name, { level: "h3", color: ground.mark }),
        flex(
          { gap: 0 },
          items.map((item) => dish(kit, ground, item)),
        ),
      ];
      return [
        head(kit, ground, options, { align: "center" }),
        columns(
          [35, 30, 35],
          [
            group(options.groups[0]),
            [figure(kit, ground, options.picture, { bare: true, height: 560, heightMobile: 300 })],
            group(options.groups[1]),
          ],
          { across: "flex-start", gap: 44, innerGap: 12, stackTablet: true },
        ),
        ...(options.note ? [copy(kit, ground, options.note, { role: "small", align: "center" })] : []),
        ...(options.action ? [actions(kit, ground, [options.action], "center")] : []),
      ];
    }),
});

export interface MenuGroup {
  title: string;
  items: readonly { name: string; price: string; text?: string }[];
}

/** Facts in ruled rows beside a picture: what, and how much of it. */
export const specSheet = (
  options: Band &
    Head & {
      picture: number;
      rows: readonly { what: string; value: string }[];
      action?: Action;
      flip?: boolean;
    },
): Section => ({
  kind: "spec-sheet",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const rows = options.rows.map((row) =>
        flex(
          {
            direction: "row",
            directionMobile: "column",
            gap: 20,
            gapMobile: 4,
            padding: [16, 0, 16, 0],
            border: { width: [1, 0, 0, 0], color: ground.line },
          },
          [
            flex({ width: 38, widthMobile: 100 }, [
              title(kit, ground, row.what, { level: "h3", role: "h4" }),
            ]),
            flex({ width: 62, widthMobile: 100 }, [copy(kit, ground, row.value)]),
          ],
        ),
      );
      const sheet = [
        head(kit, ground, options, { align: "start", wide: true }),
        flex({ gap: 0 }, rows),
        ...(options.action ? [actions(kit, ground, [options.action])] : []),
      ];
      const shot = [figure(kit, ground, options.picture, { height: 520, heightMobile: 260 })];
      return [
        columns(options.flip ? [44, 56] : [56, 44], options.flip ? [shot, sheet] : [sheet, shot], {
          across: "center",
          innerGap: 24,
          stackTablet: true,
        }),
      ];
    }),
});
