// What happens when: modules, weeks, timetables, menus and price lists.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { heading } from "../elementor/widgets.ts";
import { accordion } from "../elementor/widgets-said.ts";
import { action, actions } from "./buttons.ts";
import { displayFace, fitted, textFace } from "./faces.ts";
import { figure, filled } from "./figure.ts";
import type { Ground } from "./ground.ts";
import { band, card, columns, underHead } from "./parts.ts";
import { proseHtml, whole } from "./rich.ts";
import type { Action, Band, Head, Kit, Section } from "./section.ts";
import { copy, head, ticks, title } from "./words.ts";

/** An accordion in a card of the design, shared by curricula and questions. */
export function foldList(
  kit: Kit,
  ground: Ground,
  items: readonly { title: string; text: string }[],
  schema: boolean,
): Draft {
  return card(
    kit,
    ground,
    (inner) => [
      accordion({
        items: items.map((item) => ({ title: whole(item.title), html: proseHtml(item.text) })),
        schema,
        face: {
          ...(kit.design.type.uppercase ? textFace(kit, "label", 700) : displayFace(kit, "h4")),
          line: 1.4,
          mobile: kit.design.type.body,
        },
        color: inner.ink,
        activeColor: inner.mark,
        textFace: textFace(kit, "body"),
        textColor: inner.muted,
        fill: inner.color,
        line: inner.line,
        iconColor: inner.mark,
      }),
    ],
    { padding: 0, paddingMobile: 0, gap: 0, clip: true },
  );
}

/** Modules that open, beside what the whole of it comes to. */
export const curriculum = (
  options: Band &
    Head & {
      modules: readonly { title: string; text: string }[];
      aside?: { title: string; lines: readonly string[]; action?: Action };
      picture?: number;
    },
): Section => ({
  kind: options.aside ? "curriculum-aside" : "curriculum",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => {
      const list = foldList(kit, ground, options.modules, false);
      const { aside } = options;
      if (!aside) return underHead(kit, ground, options, [list], 880);
      return [
        head(kit, ground, options),
        columns(
          [64, 36],
          [
            [list],
            [
              card(
                kit,
                ground,
                (inner) => [
                  // Takes what the list beside it is higher.
                  ...(options.picture ? [filled(kit, inner, options.picture, 200)] : []),
                  title(kit, inner, aside.title, { level: "h3" }),
                  ticks(kit, inner, aside.lines, { gap: 16 }),
                  ...(aside.action ? [actions(kit, inner, [aside.action])] : []),
                ],
                options.picture ? { grow: true } : {},
              ),
            ],
          ],
          { across: "stretch", gap: 40, stackTablet: true },
        ),
      ];
    }),
});

/** Weeks or days down a line, each with what happens; a picture may stand beside all of them. */
export const timeline = (
  options: Band &
    Head & { stops: readonly { when: string; title: string; text: string }[]; picture?: number },
): Section => ({
  kind: options.picture ? "timeline-picture" : "timeline",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const { picture } = options;
      const rows = options.stops.map((stop) => {
        const said = [title(kit, ground, stop.title, { level: "h3" }), copy(kit, ground, stop.text)];
        return flex(
          {
            direction: "row",
            gap: 32,
            gapMobile: 8,
            across: "flex-start",
            padding: [26, 0, 26, 0],
            border: { width: [1, 0, 0, 0], color: ground.line },
          },
          [
            flex({ width: picture ? 26 : 20, widthMobile: 100 }, [
              heading({
                title: whole(stop.when),
                level: "div",
                face: fitted(displayFace(kit, "h3"), stop.when, { tablet: 100, phone: 330 }),
                color: ground.mark,
              }),
            ]),
            ...(picture
              ? [flex({ width: 74, widthMobile: 100, gap: 6 }, said)]
              : said.map((part, at) => flex({ width: at ? 48 : 32, widthMobile: 100 }, [part]))),
          ],
        );
      });
      if (!picture) return [head(kit, ground, options), flex({ gap: 0 }, rows)];
      return [
        columns(
          [42, 58],
          [
            [head(kit, ground, options, { align: "start", wide: true }), filled(kit, ground, picture, 420)],
            [flex({ gap: 0 }, rows)],
          ],
          {
            across: "stretch",
            gap: 64,
            innerGap: 28,
            stackTablet: true,
          },
        ),
      ];
    }),
});

/** A timetable: days or slots as rows in one card. Across the page, what, who and a way in stand side by side. */
export const timetable = (
  options: Band &
    Head & {
      rows: readonly { when: string; what: string; who?: string; action?: Action }[];
      picture?: number;
      note?: string;
    },
): Section => ({
  kind: options.picture ? "timetable-picture" : "timetable",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const across = !options.picture && kit.design.heads === "start";
      // Times of day need little room; days and weeks need more.
      const first = options.rows.every((row) => row.when.length < 9) ? 12 : 20;
      const withActions = options.rows.some((row) => row.action);
      const cells = (inner: Ground, row: (typeof options.rows)[number]) => {
        const what = [
          heading({ title: row.what, level: "div", face: textFace(kit, "label"), color: inner.ink }),
        ];
        const who = row.who ? [copy(kit, inner, row.who, { role: across ? "body" : "small" })] : [];
        if (!across) return [flex({ width: 62, widthMobile: 100, gap: 2 }, [...what, ...who])];
        return [
          flex({ width: (withActions ? 47 : 52) - first, widthMobile: 100 }, what),
          flex({ width: withActions ? 28 : 42, widthMobile: 100 }, who),
          // In a column of its own, so that buttons of different words are equally wide.
          ...(row.action
            ? [
                flex({ width: 18, widthTablet: 24, widthMobile: 56, paddingMobile: [10, 0, 4, 0] }, [
                  action(kit, inner, row.action, { loud: false, small: true, align: "justify" }),
                ]),
              ]
            : []),
        ];
      };
      const table = card(
        kit,
        ground,
        (inner) => [
          ...options.rows.map((row, index) =>
            flex(
              {
                direction: "row",
                directionMobile: "row",
                wrap: true,
                gap: [20, 2],
                across: "center",
                padding: [16, 0, 16, 0],
                ...(index ? { border: { width: [1, 0, 0, 0] as const, color: inner.line } } : {}),
              },
              [
                flex({ width: across ? first : 30, widthMobile: 100 }, [
                  heading({
                    title: whole(row.when),
                    level: "div",
                    face: fitted(textFace(kit, "label", 700), row.when, { tablet: 84, phone: 300 }),
                    color: inner.mark,
                  }),
                ]),
                ...cells(inner, row),
              ],
            ),
          ),
        ],
        { gap: 0, padding: [18, 32, 18, 32], paddingMobile: [10, 22, 10, 22] },
      );
      const note = options.note
        ? [
            copy(kit, ground, options.note, {
              role: "small",
              align: options.picture ? "start" : kit.design.heads,
            }),
          ]
        : [];
      return options.picture
        ? [
            columns(
              [45, 55],
              [
                [
                  head(kit, ground, options, { align: "start", wide: true }),
                  figure(kit, ground, options.picture),
                  ...note,
                ],
                [table],
              ],
              { across: "flex-start" },
            ),
          ]
        : underHead(kit, ground, options, [table, ...note], 860, 20);
    }),
});
