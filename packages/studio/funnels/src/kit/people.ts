// Who says it works, and who stands behind it. Quotes in briefs are marked examples until the owner puts real ones in.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import type { Sides } from "../elementor/values.ts";
import { divider, heading } from "../elementor/widgets.ts";
import { testimonial } from "../elementor/widgets-said.ts";
import { actions } from "./buttons.ts";
import { mix } from "./colour.ts";
import { displayFace, textFace } from "./faces.ts";
import { figure, initials, mark, monogram, quoteMark, stars } from "./figure.ts";
import { bandFill, type Ground, groundOf } from "./ground.ts";
import { band, card, cells, columns } from "./parts.ts";
import { titleHtml } from "./rich.ts";
import type { Action, Band, Head, Kit, Section } from "./section.ts";
import { copy, head, ticks, title } from "./words.ts";

export interface Quote {
  quote: string;
  name: string;
  job: string;
}

const said = (kit: Kit, ground: Ground, quote: Quote, big = false): Draft =>
  testimonial({
    quote: quote.quote,
    name: quote.name,
    job: quote.job,
    face: big ? { ...displayFace(kit, "h3", 1.15), line: 1.45, transform: "none" } : textFace(kit, "body"),
    color: ground.ink,
    nameFace: textFace(kit, "label", 700),
    nameColor: ground.ink,
    jobFace: textFace(kit, "small"),
    jobColor: ground.muted,
  });

/** Who said it, after a sign that it was said. */
function signed(kit: Kit, ground: Ground, quote: Quote): Draft {
  return flex(
    { direction: "row", directionMobile: "row", gap: 14, across: "center", padding: [4, 0, 0, 0] },
    [
      quoteMark(kit, ground),
      flex({ gap: 0, grow: true, width: 70, widthMobile: 70 }, [
        title(kit, ground, quote.name, { level: "div", role: "h4" }),
        copy(kit, ground, quote.job, { role: "small" }),
      ]),
    ],
  );
}

/** Quotes in cards with stars. */
export const quoteCards = (options: Band & Head & { quotes: readonly Quote[]; across?: 2 | 3 }): Section => ({
  kind: `quote-cards-${options.across ?? 3}`,
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        options.across ?? 3,
        options.quotes.map((quote) =>
          card(
            kit,
            ground,
            (inner) => [
              flex({ gap: 16 }, [stars(kit, inner), copy(kit, inner, quote.quote, { strong: true })]),
              signed(kit, inner, quote),
            ],
            { gap: 24, along: "space-between" },
          ),
        ),
      ),
    ]),
});

/** One quote large on a coloured card, the others in equal rows beside it. */
export const quoteWall = (options: Band & Head & { quotes: readonly Quote[] }): Section => ({
  kind: "quote-wall",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const [first, ...others] = options.quotes;
      const { gap } = kit.design.rhythm;
      const box = { gap: 24, along: "space-between" as const, grow: true };
      return [
        head(kit, ground, options),
        columns(
          [38, 62],
          [
            (first ? [first] : []).map((quote) =>
              card(
                kit,
                ground,
                (inner) => [
                  title(kit, inner, quote.quote, { level: "p", role: "h3", scale: 1.2 }),
                  signed(kit, inner, quote),
                ],
                { ...box, tone: ground.tone === "deep" ? "brand" : "deep", padding: 40 },
              ),
            ),
            [
              cells(
                kit,
                2,
                others.map((quote) =>
                  card(
                    kit,
                    ground,
                    (inner) => [copy(kit, inner, quote.quote, { strong: true }), signed(kit, inner, quote)],
                    box,
                  ),
                ),
              ),
            ],
          ],
          { gap, gapMobile: 18, across: "stretch", stackTablet: true },
        ),
      ];
    }),
});

/** One long quote beside a picture. */
export const quoteLead = (
  options: Band & {
    quote: Quote;
    /** The seller's own words, which are no review and take no stars. */
    own?: boolean;
    picture?: number;
    eyebrow?: string;
    facts?: readonly { figure: string; text: string }[];
  },
): Section => ({
  kind: options.picture ? "quote-lead-picture" : "quote-lead",
  make: (kit) =>
    band(kit, { tone: "deep", ...options }, (ground) => {
      const words = [
        ...(options.own ? [] : [stars(kit, ground)]),
        said(kit, ground, options.quote, true),
        ...(options.facts
          ? [
              cells(
                kit,
                options.facts.length,
                options.facts.map((fact) =>
                  flex(
                    { gap: 4, padding: [14, 0, 0, 0], border: { width: [1, 0, 0, 0], color: ground.line } },
                    [
                      title(kit, ground, fact.figure, { level: "div", role: "h3", color: ground.mark }),
                      copy(kit, ground, fact.text, { role: "small" }),
                    ],
                  ),
                ),
                { mobile: 2, tablet: options.facts.length },
              ),
            ]
          : []),
      ];
      return options.picture
        ? [columns([40, 60], [[figure(kit, ground, options.picture)], words], { innerGap: 26 })]
        : [flex({ boxed: 880, gap: 24 }, words)];
    }),
});

/** Quotes as ruled rows: who said it on the left, the words large beside it. */
export const quoteRows = (options: Band & Head & { quotes: readonly Quote[] }): Section => ({
  kind: "quote-rows",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 40 }, (ground) => [
      head(kit, ground, options),
      flex(
        { gap: 0, border: { width: [0, 0, 1, 0], color: ground.line } },
        options.quotes.map((quote) =>
          flex(
            {
              direction: "row",
              gap: 48,
              gapMobile: 18,
              across: "center",
              acrossMobile: "stretch",
              padding: [36, 0, 36, 0],
              paddingMobile: [26, 0, 26, 0],
              border: { width: [1, 0, 0, 0], color: ground.line },
            },
            [
              flex({ width: 32, widthMobile: 100 }, [signed(kit, ground, quote)]),
              flex({ width: 68, widthMobile: 100 }, [
                title(kit, ground, `“${quote.quote}”`, { level: "p", role: "h3", scale: 1.1 }),
              ]),
            ],
          ),
        ),
      ),
    ]),
});

/** Cases: whose it was and what was done, and at the foot what came of it. */
export const cases = (
  options: Band & Head & { cases: readonly { title: string; text: string; figure: string; unit: string }[] },
): Section => ({
  kind: "cases",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        Math.min(3, options.cases.length),
        options.cases.map((item) =>
          card(
            kit,
            ground,
            (inner) => [
              flex({ gap: 12 }, [
                title(kit, inner, item.title, { level: "h3" }),
                copy(kit, inner, item.text),
              ]),
              flex({ gap: 2, padding: [18, 0, 0, 0], border: { width: [2, 0, 0, 0], color: inner.mark } }, [
                title(kit, inner, item.figure, { level: "div", role: "h3", scale: 1.1, color: inner.mark }),
                copy(kit, inner, item.unit, { role: "small", strong: true, weight: 600 }),
              ]),
            ],
            { gap: 24, along: "space-between" },
          ),
        ),
      ),
    ]),
});

/** The person behind it: picture, story, what they stand for. */
export const about = (
  options: Band &
    Head & {
      text: string;
      picture: number;
      points?: readonly string[];
      action?: Action;
      flip?: boolean;
      sign?: string;
    },
): Section => ({
  kind: options.flip ? "about-flip" : "about",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const shot = [figure(kit, ground, options.picture)];
      const words = [
        head(kit, ground, options, { align: "start", wide: true }),
        copy(kit, ground, options.text),
        ...(options.points ? [ticks(kit, ground, options.points)] : []),
        ...(options.sign ? [title(kit, ground, options.sign, { level: "p", role: "h4" })] : []),
        ...(options.action ? [actions(kit, ground, [options.action])] : []),
      ];
      return [
        columns(options.flip ? [56, 44] : [44, 56], options.flip ? [words, shot] : [shot, words], {
          gap: 64,
        }),
      ];
    }),
});

/** The person behind it: their initials on a panel that a photograph may cover or, without one, their first words set large; the story beside it. */
export const aboutSigned = (
  options: Band &
    Head & {
      text: string;
      points?: readonly string[];
      action?: Action;
      flip?: boolean;
      sign?: string;
      portrait?: boolean;
      /** Of somebody whom the words name: nobody fills them in. */
      initials?: string;
    },
): Section => ({
  kind: `about-${options.portrait ? "portrait" : "signed"}${options.flip ? "-flip" : ""}`,
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const [opening = "", ...rest] = options.text.split("\n\n");
      const named = [
        head(kit, ground, options, { align: "start", wide: true }),
        ...(options.sign && !options.portrait
          ? [title(kit, ground, options.sign, { level: "p", role: "h4" })]
          : []),
      ];
      const told = [
        ...(rest.length > 0 ? [copy(kit, ground, rest.join("\n\n"))] : []),
        ...(options.points ? [ticks(kit, ground, options.points, { ruled: true, gap: 22 })] : []),
        ...(options.action ? [actions(kit, ground, [options.action])] : []),
      ];
      const [narrow, wide] = options.portrait
        ? [
            [portraitPanel(kit, ground, options)],
            [...named, copy(kit, ground, opening, { role: "lead" }), ...told],
          ]
        : [
            [mark(kit, ground, "fas fa-quote-left", { size: 26 }), ...named],
            [
              heading({
                title: titleHtml(opening, ground.mark),
                level: "p",
                face: { ...displayFace(kit, "h3", 1.12), line: 1.42, transform: "none" },
                color: ground.ink,
              }),
              ...told,
            ],
          ];
      return [
        columns([40, 60], [narrow, wide], {
          gap: 72,
          across: options.portrait ? "stretch" : "flex-start",
          innerAlong: options.portrait ? "center" : "flex-start",
          ...(options.flip ? { direction: "row-reverse" as const, directionMobile: "column" as const } : {}),
        }),
      ];
    }),
});

/** Stands for a portrait: large initials on a coloured panel, whole as it is. A photograph behind the panel takes the place. */
function portraitPanel(kit: Kit, ground: Ground, person: { sign?: string; initials?: string }): Draft {
  const { design } = kit;
  const inner = groundOf(design, ground.tone === "deep" ? "brand" : "deep");
  const edge = design.radius.picture;
  const arch = design.picture === "arch" ? 400 : edge;
  const radius: Sides = [arch, arch, edge, edge];
  const panel = flex(
    {
      fill: bandFill(design, inner, true),
      radius,
      minHeight: 480,
      minHeightMobile: 260,
      padding: 16,
      paddingMobile: 10,
      grow: true,
      ...(design.picture === "line" ? { border: { width: 2, color: ground.ink } } : {}),
    },
    [
      flex(
        {
          grow: true,
          along: "center",
          gap: 18,
          padding: [32, 24, 32, 24],
          radius: [arch, arch, Math.max(0, edge - 6), Math.max(0, edge - 6)],
          border: { width: 1, color: mix(inner.color, inner.mark, 0.55) },
        },
        [
          heading({
            title: person.initials ?? initials,
            level: "div",
            face: { ...displayFace(kit, "figure"), size: 132, tablet: 84, mobile: 84, line: 1 },
            color: inner.mark,
            align: "center",
          }),
          divider({ color: inner.mark, weight: 2, widthPx: 56, align: "center" }),
          ...(person.sign
            ? [title(kit, inner, person.sign, { level: "div", role: "h4", align: "center" })]
            : []),
        ],
      ),
    ],
  );
  const named = {
    ...panel,
    settings: { ...panel.settings, _title: "For your photograph: its background, 800 × 1000 px" },
  };
  return design.picture === "offset"
    ? flex({ grow: true, fill: design.palette.accent, radius: edge, padding: [0, 0, 14, 14] }, [named])
    : named;
}

/** People as rows: initials, what they are there for and who they are, a line about them. */
export const team = (
  options: Band & Head & { people: readonly { name: string; job: string; text?: string }[] },
): Section => ({
  kind: "team",
  make: (kit) =>
    band(kit, { tone: "tint", ...options, gap: 40 }, (ground) => [
      head(kit, ground, options),
      flex(
        { gap: 0, border: { width: [0, 0, 1, 0], color: ground.line } },
        options.people.map((person) =>
          flex(
            {
              direction: "row",
              directionMobile: "row",
              across: "center",
              acrossMobile: "flex-start",
              gap: 28,
              gapMobile: 16,
              padding: [22, 0, 22, 0],
              border: { width: [1, 0, 0, 0], color: ground.line },
            },
            [
              monogram(kit, ground),
              flex(
                {
                  direction: "row",
                  width: 86,
                  widthMobile: 72,
                  grow: true,
                  across: "center",
                  gap: 32,
                  gapMobile: 6,
                  acrossMobile: "stretch",
                },
                [
                  flex({ width: 42, widthMobile: 100, gap: 4 }, [
                    title(kit, ground, person.name, { level: "h3" }),
                    copy(kit, ground, person.job, { role: "small", strong: true, weight: 600 }),
                  ]),
                  flex({ width: 58, widthMobile: 100 }, person.text ? [copy(kit, ground, person.text)] : []),
                ],
              ),
            ],
          ),
        ),
      ),
    ]),
});
