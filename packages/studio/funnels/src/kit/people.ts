// Who says it works, and who stands behind it. Quotes in briefs are marked examples until the owner puts real ones in.
import { flex, grid } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { testimonial } from "../elementor/widgets-said.ts";
import { actions } from "./buttons.ts";
import { displayFace, textFace } from "./faces.ts";
import { badge, figure, mark, stars } from "./figure.ts";
import type { Ground } from "./ground.ts";
import { band, card, cells, columns } from "./parts.ts";
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
          card(kit, ground, (inner) => [stars(kit, inner), said(kit, inner, quote)], { gap: 18 }),
        ),
      ),
    ]),
});

/** Quotes in columns of different heights. */
export const quoteWall = (options: Band & Head & { quotes: readonly Quote[] }): Section => ({
  kind: "quote-wall",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const stacks: Quote[][] = [[], [], []];
      options.quotes.forEach((quote, index) => {
        stacks[index % 3]?.push(quote);
      });
      const gap = kit.design.rhythm.gap;
      return [
        head(kit, ground, options),
        grid(
          { gap },
          { desktop: 3, tablet: 2, mobile: 1 },
          stacks.map((stack, index) =>
            flex(
              { gap, padding: [index === 1 ? 36 : 0, 0, 0, 0], paddingMobile: 0 },
              // Columns of two and of one quote end on the same line.
              stack.map((quote) =>
                card(kit, ground, (inner) => [said(kit, inner, quote)], { grow: true, along: "center" }),
              ),
            ),
          ),
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

/** Quotes as ruled rows: short words large, who said it on the right. */
export const quoteRows = (options: Band & Head & { quotes: readonly Quote[] }): Section => ({
  kind: "quote-rows",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 28 }, (ground) => [
      head(kit, ground, options),
      ...options.quotes.map((quote) =>
        flex(
          {
            direction: "row",
            gap: 40,
            gapMobile: 12,
            across: "flex-start",
            padding: [28, 0, 28, 0],
            border: { width: [1, 0, 0, 0], color: ground.line },
          },
          [
            flex({ width: 68, widthMobile: 100 }, [
              title(kit, ground, `“${quote.quote}”`, { level: "p", role: "h3" }),
            ]),
            flex({ width: 32, widthMobile: 100, gap: 2 }, [
              title(kit, ground, quote.name, { level: "div", role: "h4" }),
              copy(kit, ground, quote.job, { role: "small" }),
            ]),
          ],
        ),
      ),
    ]),
});

/** Cases: where they began, what was done, what came of it. */
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
          card(kit, ground, (inner) => [
            title(kit, inner, item.figure, { level: "div", role: "figure", color: inner.mark }),
            copy(kit, inner, item.unit, { role: "small", strong: true, weight: 600 }),
            title(kit, inner, item.title, { level: "h3" }),
            copy(kit, inner, item.text),
          ]),
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

/** The person behind it, without a likeness: what they stand for on a card, their story beside it. */
export const aboutSigned = (
  options: Band &
    Head & { text: string; points?: readonly string[]; action?: Action; flip?: boolean; sign?: string },
): Section => ({
  kind: options.flip ? "about-signed-flip" : "about-signed",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const [opening = "", ...rest] = options.text.split("\n\n");
      const panel = card(
        kit,
        ground,
        (inner) => [
          mark(kit, inner, "fas fa-quote-left", { size: 26 }),
          head(kit, inner, options, { align: "start", wide: true, scale: 0.86 }),
          ...(options.sign ? [title(kit, inner, options.sign, { level: "p", role: "h4" })] : []),
        ],
        {
          tone: ground.tone === "deep" ? "brand" : "deep",
          padding: 48,
          gap: 26,
          along: "space-between",
          grow: true,
        },
      );
      const story = [
        copy(kit, ground, opening, { role: "lead", strong: true }),
        ...(rest.length > 0 ? [copy(kit, ground, rest.join("\n\n"))] : []),
        ...(options.points ? [ticks(kit, ground, options.points, { ruled: true, gap: 22 })] : []),
        ...(options.action ? [actions(kit, ground, [options.action])] : []),
      ];
      return [
        columns(options.flip ? [56, 44] : [44, 56], options.flip ? [story, [panel]] : [[panel], story], {
          gap: 64,
          across: "stretch",
          innerAlong: "center",
        }),
      ];
    }),
});

/** People in a row: initials on a shape, name, what they do. */
export const team = (
  options: Band &
    Head & { people: readonly { initials: string; name: string; job: string; text?: string }[] },
): Section => ({
  kind: "team",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        Math.min(4, options.people.length),
        options.people.map((person) =>
          card(kit, ground, (inner) => [
            badge(kit, inner, person.initials, { size: 72 }),
            title(kit, inner, person.name, { level: "h3" }),
            copy(kit, inner, person.job, { role: "small", strong: true, weight: 600 }),
            ...(person.text ? [copy(kit, inner, person.text, { role: "small" })] : []),
          ]),
        ),
      ),
    ]),
});
