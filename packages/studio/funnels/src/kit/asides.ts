// Two unequal columns: something to read, and beside it a narrow column of facts.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { heading } from "../elementor/widgets.ts";
import { googleMap } from "../elementor/widgets-media.ts";
import { actions } from "./buttons.ts";
import { displayFace, sized, textFace } from "./faces.ts";
import { cardOn, type Ground } from "./ground.ts";
import { band, card, cells, columns } from "./parts.ts";
import type { Quote } from "./people.ts";
import { titleHtml } from "./rich.ts";
import type { Action, Band, Head, Kit, Section } from "./section.ts";
import { copy, head, title } from "./words.ts";

/** One thing and what is said about it, on one line with a rule above. */
const pairRow = (kit: Kit, ground: Ground, row: { what: string; value: string; quiet?: boolean }): Draft =>
  flex(
    {
      direction: "row",
      directionMobile: "row",
      along: "space-between",
      across: "flex-start",
      gap: 20,
      padding: [13, 0, 13, 0],
      border: { width: [1, 0, 0, 0], color: ground.line },
    },
    [
      heading(
        { title: row.what, level: "div", face: textFace(kit, "label", 400), color: ground.muted },
        { auto: true },
      ),
      heading(
        {
          title: row.value,
          level: "div",
          face: textFace(kit, "label", row.quiet ? 400 : 700),
          color: row.quiet ? ground.muted : ground.ink,
          align: "end",
        },
        { firm: true },
      ),
    ],
  );

/** A quotation across the page, and below it the facts of the case in a row; shorter words of others may follow. */
export const quoteAside = (
  options: Band &
    Partial<Head> & {
      quote: Quote;
      facts: readonly { what: string; value: string }[];
      others?: readonly Quote[];
    },
): Section => ({
  kind: options.others ? "quote-aside-more" : "quote-aside",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 40 }, (ground) => {
      const { title: name, ...rest } = options;
      const others = options.others ?? [];
      return [
        ...(name ? [head(kit, ground, { ...rest, title: name }, { align: "start" })] : []),
        flex({ gap: 22 }, [
          heading({
            title: titleHtml(`“${options.quote.quote}”`, ground.mark),
            level: "p",
            // Across the page; a long one in smaller letters.
            face: {
              ...displayFace(kit, "h2", options.quote.quote.length > 120 ? 0.74 : 0.94),
              line: 1.3,
              transform: "none",
              mobile: 25,
            },
            color: ground.ink,
          }),
          flex({ gap: 2 }, [
            title(kit, ground, options.quote.name, { level: "div", role: "h4" }),
            copy(kit, ground, options.quote.job, { role: "small" }),
          ]),
        ]),
        cells(
          kit,
          options.facts.length,
          options.facts.map((fact) =>
            flex({ gap: 4, padding: [16, 0, 0, 0], border: { width: [3, 0, 0, 0], color: ground.mark } }, [
              copy(kit, ground, fact.what, { role: "small" }),
              title(kit, ground, fact.value, { level: "div", role: "h3" }),
            ]),
          ),
          { tablet: options.facts.length, mobile: 2 },
        ),
        ...(others.length
          ? [
              cells(
                kit,
                others.length,
                others.map((other) =>
                  flex(
                    { gap: 8, padding: [20, 0, 0, 0], border: { width: [1, 0, 0, 0], color: ground.line } },
                    [
                      copy(kit, ground, `“${other.quote}”`, { strong: true }),
                      copy(kit, ground, `**${other.name}**, ${other.job}`, { role: "small" }),
                    ],
                  ),
                ),
                { tablet: others.length },
              ),
            ]
          : []),
      ];
    }),
});

/** A page out of the thing that is sold: numbered lines with amounts and a sum, beside words about some of them. */
export const ledger = (
  options: Band &
    Head & {
      caption: string;
      rows: readonly { what: string; value: string }[];
      sum: { what: string; value: string };
      notes: readonly { title: string; text: string }[];
      action?: Action;
      flip?: boolean;
    },
): Section => ({
  kind: options.flip ? "ledger-flip" : "ledger",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const inner = cardOn(kit.design, ground);
      const sheet = card(
        kit,
        ground,
        () => [
          copy(kit, inner, options.caption, { role: "small" }),
          flex({ gap: 0 }, [
            ...options.rows.map((row) => pairRow(kit, inner, row)),
            flex(
              {
                direction: "row",
                directionMobile: "row",
                along: "space-between",
                across: "center",
                gap: 20,
                padding: [18, 0, 0, 0],
                border: { width: [2, 0, 0, 0], color: inner.ink },
              },
              [
                heading(
                  {
                    title: options.sum.what,
                    level: "div",
                    face: textFace(kit, "label", 700),
                    color: inner.ink,
                  },
                  { auto: true },
                ),
                heading(
                  {
                    title: options.sum.value,
                    level: "div",
                    face: sized(textFace(kit, "label", 700), 26),
                    color: inner.mark,
                    align: "end",
                  },
                  { firm: true },
                ),
              ],
            ),
          ]),
        ],
        { padding: [30, 34, 34, 34], gap: 18 },
      );
      const words = [
        head(kit, ground, options, { align: "start", wide: true }),
        ...options.notes.map((note) =>
          flex({ gap: 4 }, [
            title(kit, ground, note.title, { level: "h3", role: "h4" }),
            copy(kit, ground, note.text),
          ]),
        ),
        ...(options.action ? [actions(kit, ground, [options.action])] : []),
      ];
      return [
        // The words come first for who listens, and on a phone: only the eye sees the sheet on the left.
        columns([46, 54], [words, [sheet]], {
          gap: 64,
          innerGap: 22,
          stackTablet: true,
          ...(options.flip ? { direction: "row-reverse" as const, directionMobile: "column" as const } : {}),
        }),
      ];
    }),
});

/** A week's hours as a board, the map, and how one gets there. */
export const hoursBoard = (
  options: Band &
    Head & {
      map: string;
      week: readonly { what: string; value: string; quiet?: boolean }[];
      ways: readonly { title: string; text: string }[];
      action?: Action;
    },
): Section => ({
  kind: "hours-board",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => [
      columns(
        [42, 58],
        [
          [
            head(kit, ground, options, { align: "start", wide: true }),
            flex(
              { gap: 0, border: { width: [0, 0, 1, 0], color: ground.line } },
              options.week.map((row) => pairRow(kit, ground, row)),
            ),
            ...(options.action ? [actions(kit, ground, [options.action])] : []),
          ],
          [
            googleMap(options.map, 320),
            cells(
              kit,
              options.ways.length,
              options.ways.map((way) =>
                flex({ gap: 4 }, [
                  title(kit, ground, way.title, { level: "h3", role: "h4" }),
                  copy(kit, ground, way.text, { role: "small" }),
                ]),
              ),
              { tablet: 1 },
            ),
          ],
        ],
        { across: "flex-start", gap: 64, innerGap: 26 },
      ),
    ]),
});
