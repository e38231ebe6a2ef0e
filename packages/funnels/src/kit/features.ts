// What the reader gets, in layouts that differ enough to stand on one page.
import { flex } from "../elementor/container.ts";
import { heading } from "../elementor/widgets.ts";
import { iconBox } from "../elementor/widgets-media.ts";
import { mix } from "./colour.ts";
import { badge, figure, mark } from "./figure.ts";
import { cardOn, inkOn } from "./ground.ts";
import {
  actions,
  band,
  card,
  cells,
  columns,
  copy,
  displayFace,
  eyebrow,
  head,
  textFace,
  ticks,
  title,
} from "./parts.ts";
import type { Action, Band, Head, Section } from "./section.ts";

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
          card(kit, ground, (inner) => [
            mark(kit, inner, item.icon),
            title(kit, inner, item.title, { level: "h3" }),
            copy(kit, inner, item.text),
          ]),
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
    band(kit, { tone: "paper", ...options }, (ground) => [
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
            iconColor:
              kit.design.icons === "bare"
                ? ground.mark
                : inkOn(kit.design, mix(ground.color, kit.design.palette.brand, 0.16)),
            ...(kit.design.icons === "bare"
              ? {}
              : { iconFill: mix(ground.color, kit.design.palette.brand, 0.16) }),
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
    ]),
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
          ...(row.eyebrow ? [eyebrow(kit, ground, row.eyebrow)] : []),
          title(kit, ground, row.title, { level: options.title ? "h3" : "h2", role: "h2", scale: 0.82 }),
          copy(kit, ground, row.text),
          ...(row.points ? [ticks(kit, ground, row.points)] : []),
          ...(row.action ? [actions(kit, ground, [row.action])] : []),
        ];
        const shot = [figure(kit, ground, row.picture)];
        const flip = (index % 2 === 0) === Boolean(options.startRight);
        return columns([50, 50], flip ? [shot, words] : [words, shot], { gap: 72, innerGap: 18 });
      }),
    ]),
});

/** Heading held on the left, a ruled list on the right. */
export const featureList = (
  options: Band &
    Head & { items: readonly { title: string; text: string }[]; action?: Action; picture?: number },
): Section => ({
  kind: options.picture ? "feature-list-picture" : "feature-list",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      columns(
        [40, 60],
        [
          [
            head(kit, ground, options, { align: "start", wide: true }),
            ...(options.action ? [actions(kit, ground, [options.action])] : []),
            ...(options.picture ? [figure(kit, ground, options.picture)] : []),
          ],
          [
            flex(
              { gap: 0 },
              options.items.map((item) =>
                flex(
                  { gap: 8, padding: [24, 0, 24, 0], border: { width: [1, 0, 0, 0], color: ground.line } },
                  [title(kit, ground, item.title, { level: "h3" }), copy(kit, ground, item.text)],
                ),
              ),
            ),
          ],
        ],
        { across: "flex-start", innerGap: 28 },
      ),
    ]),
});

/** A bento of unequal cells: the first is wide and coloured, with a picture if given. */
export const featureBento = (
  options: Band & Head & { lead?: string; main: Feature & { picture?: number }; items: readonly Feature[] },
): Section => ({
  kind: "feature-bento",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 40 }, (ground) => {
      const cell = (item: Feature) =>
        card(kit, ground, (inner) => [
          mark(kit, inner, item.icon),
          title(kit, inner, item.title, { level: "h3" }),
          copy(kit, inner, item.text),
        ]);
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
        { tone: ground.tone === "brand" ? "deep" : "brand", along: "space-between" },
      );
      const [first, second, ...rest] = options.items;
      const gap = kit.design.rhythm.gap;
      return [
        head(kit, ground, options),
        flex({ gap, gapMobile: 18 }, [
          columns([60, 40], [main, [first, second].filter((item) => item !== undefined).map(cell)], {
            gap,
            gapMobile: 18,
            across: "stretch",
            innerGap: gap,
          }),
          ...(rest.length > 0 ? [cells(kit, Math.min(3, rest.length), rest.map(cell))] : []),
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
              gap: 12,
              padding: [22, 0, 0, 0],
              border: { width: [3, 0, 0, 0], color: index === 0 ? ground.mark : ground.line },
            },
            [
              heading({
                title: String(index + 1).padStart(2, "0"),
                level: "div",
                face: displayFace(kit, "h3", 1.3),
                color: ground.mark,
              }),
              title(kit, ground, item.title, { level: "h3" }),
              copy(kit, ground, item.text),
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
      const rows = options.items.map((item) =>
        flex(
          {
            direction: "row",
            directionMobile: "row",
            gap: 18,
            across: "flex-start",
            padding: [20, 0, 20, 0],
            border: { width: [0, 0, 1, 0], color: inner.line },
          },
          [
            flex({ width: 12, widthMobile: 16 }, [mark(kit, inner, item.icon, { size: 18 })]),
            flex({ width: 88, widthMobile: 84, gap: 6 }, [
              title(kit, inner, item.title, { level: "h3" }),
              copy(kit, inner, item.text, { role: "small" }),
            ]),
          ],
        ),
      );
      return [
        head(kit, ground, options),
        card(kit, ground, () => [
          options.picture
            ? columns([58, 42], [rows, [figure(kit, inner, options.picture, { bare: true })]], {
                innerGap: 0,
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
        return [
          head(kit, ground, options),
          cells(
            kit,
            Math.min(4, options.steps.length),
            options.steps.map((step, index) =>
              flex({ gap: 14 }, [
                badge(kit, ground, String(index + 1), {
                  self: kit.design.heads === "center" ? "center" : "flex-start",
                }),
                title(kit, ground, step.title, { level: "h3", align: kit.design.heads }),
                copy(kit, ground, step.text, { align: kit.design.heads }),
              ]),
            ),
          ),
          ...(options.action ? [actions(kit, ground, [options.action], kit.design.heads)] : []),
        ];
      }
      return [
        columns(
          [46, 54],
          [
            [figure(kit, ground, options.picture)],
            [
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
              ...(options.action ? [actions(kit, ground, [options.action])] : []),
            ],
          ],
        ),
      ];
    }),
});
