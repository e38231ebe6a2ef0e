// Who says it works, and who stands behind it. Quotes in briefs are marked examples until the owner puts real ones in.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { heading } from "../elementor/widgets.ts";
import { testimonial } from "../elementor/widgets-said.ts";
import { actions } from "./buttons.ts";
import { displayFace, textFace } from "./faces.ts";
import { figure, mark, monogram, quoteMark, stars } from "./figure.ts";
import { bandFill, type Ground, groundOf } from "./ground.ts";
import { band, besidePicture, card, cells, columns } from "./parts.ts";
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

/** Letters of a quote that would leave a high card empty, unless it is set as large as a heading. */
const shortQuote = 110;

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
                  stars(kit, inner),
                  title(kit, inner, quote.quote, {
                    level: "p",
                    ...(quote.quote.length < shortQuote
                      ? { role: "h2", scale: 0.92 }
                      : { role: "h3", scale: 1.2 }),
                  }),
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

/** The person behind it: their first words set large, on a coloured panel that they sign or beside the heading; the story beside it. */
export const aboutSigned = (
  options: Band &
    Head & {
      text: string;
      points?: readonly string[];
      action?: Action;
      flip?: boolean;
    } & (
      | {
          portrait: true;
          sign: string;
          /** Of somebody whom the words name: nobody fills them in. */
          initials?: string;
        }
      | { portrait?: never; sign?: string }
    ),
): Section => ({
  kind: `about-${options.portrait ? "portrait" : "signed"}${options.flip ? "-flip" : ""}`,
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const [opening = "", ...rest] = options.text.split("\n\n");
      const told = [
        ...(rest.length > 0
          ? [copy(kit, ground, rest.join("\n\n"), options.portrait ? { role: "lead" } : {})]
          : []),
        ...(options.points ? [ticks(kit, ground, options.points, { ruled: true, gap: 22 })] : []),
        ...(options.action ? [actions(kit, ground, [options.action])] : []),
      ];
      if (options.portrait)
        return [
          besidePicture(
            [48, 52],
            {
              opening: flex({ along: "flex-end" }, [
                head(kit, ground, options, { align: "start", wide: true }),
              ]),
              picture: flex({}, [signedPanel(kit, ground, opening, options)]),
              rest: flex({ gap: 22, padding: [22, 0, 0, 0], paddingMobile: 0 }, told),
            },
            { flip: !options.flip, gap: [64, 0], gapMobile: 26 },
          ),
        ];
      return [
        columns(
          [40, 60],
          [
            [
              mark(kit, ground, "fas fa-quote-left", { size: 26 }),
              head(kit, ground, options, { align: "start", wide: true }),
              ...(options.sign ? [title(kit, ground, options.sign, { level: "p", role: "h4" })] : []),
            ],
            [
              heading({
                title: titleHtml(opening, ground.mark),
                level: "p",
                face: { ...displayFace(kit, "h3", 1.12), line: 1.42, transform: "none" },
                color: ground.ink,
              }),
              ...told,
            ],
          ],
          {
            gap: 72,
            across: "flex-start",
            innerAlong: "flex-start",
            ...(options.flip ? { direction: "row-reverse", directionMobile: "column" } : {}),
          },
        ),
      ];
    }),
});

/** Opening words of whoever stands behind it, on a coloured panel that they sign: beside the name a round with initials, which a photograph may replace. */
function signedPanel(
  kit: Kit,
  ground: Ground,
  opening: string,
  by: { sign: string; initials?: string },
): Draft {
  const { design } = kit;
  const inner = groundOf(design, ground.tone === "deep" ? "brand" : "deep");
  const radius = design.radius.picture;
  const round = monogram(kit, inner, by.initials);
  const panel = flex(
    {
      fill: bandFill(design, inner, true),
      radius,
      padding: 44,
      paddingMobile: 26,
      gap: 32,
      gapMobile: 24,
      along: "space-between",
      grow: true,
      ...(design.picture === "line" ? { border: { width: 2, color: ground.ink } } : {}),
    },
    [
      heading({
        title: titleHtml(opening, inner.mark),
        level: "p",
        face: {
          ...displayFace(kit, "h3", 1.05),
          line: 1.42,
          mobile: design.type.body + 1,
          transform: "none",
        },
        color: inner.ink,
      }),
      flex({ direction: "row", directionMobile: "row", gap: 16, across: "center" }, [
        {
          ...round,
          settings: { ...round.settings, _title: "For your photograph: an image of 200 × 200 px, round" },
        },
        flex({ width: 70, widthMobile: 66, grow: true }, [
          title(kit, inner, by.sign, { level: "div", role: "h4" }),
        ]),
      ]),
    ],
  );
  return design.picture === "offset"
    ? flex({ grow: true, fill: design.palette.accent, radius, padding: [0, 0, 14, 14] }, [panel])
    : panel;
}

/** People on cards: initials, what they are there for and who they are, a line about them. */
export const team = (
  options: Band & Head & { people: readonly { name: string; job: string; text?: string }[] },
): Section => ({
  kind: "team",
  make: (kit) =>
    band(kit, { tone: "tint", ...options, gap: 40 }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        options.people.length % 3 === 0 ? 3 : 2,
        options.people.map((person) =>
          card(
            kit,
            ground,
            (inner) => [
              flex({ direction: "row", directionMobile: "row", across: "center", gap: 20, gapMobile: 16 }, [
                monogram(kit, inner),
                flex({ width: 66, widthMobile: 66, grow: true, gap: 4 }, [
                  title(kit, inner, person.name, { level: "h3" }),
                  copy(kit, inner, person.job, { role: "small", strong: true, weight: 600 }),
                ]),
              ]),
              ...(person.text ? [copy(kit, inner, person.text)] : []),
            ],
            { gap: 20 },
          ),
        ),
        { tablet: 1 },
      ),
    ]),
});
