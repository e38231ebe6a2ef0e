// Proof right under the first screen, and the problem that the page answers.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { heading } from "../elementor/widgets.ts";
import { counter } from "../elementor/widgets-media.ts";
import { figure, mark, stars } from "./figure.ts";
import { cardOn } from "./ground.ts";
import { band, card, cells, columns, copy, displayFace, head, textFace, ticks, title } from "./parts.ts";
import type { Band, Head, Section } from "./section.ts";

/** A strip of facts, each a figure and a line. */
export const proofBar = (
  options: Band & { facts: readonly { figure: string; text: string }[]; ruled?: boolean },
): Section => ({
  kind: "proof-bar",
  make: (kit) =>
    band(kit, { tone: "deep", ...options, space: 0.45 }, (ground) => [
      cells(
        kit,
        options.facts.length,
        options.facts.map((fact) =>
          flex(
            {
              gap: 6,
              ...(options.ruled
                ? {
                    border: { width: [0, 0, 0, 2] as const, color: ground.mark },
                    padding: [2, 0, 2, 18] as const,
                  }
                : {}),
            },
            [
              title(kit, ground, fact.figure, {
                level: "div",
                role: "h3",
                align: options.ruled ? "start" : "center",
              }),
              copy(kit, ground, fact.text, { role: "small", align: options.ruled ? "start" : "center" }),
            ],
          ),
        ),
        { tablet: options.facts.length, mobile: 2 },
      ),
    ]),
});

/** Names of papers, clients or tools, set as type: no one's logo is used without leave. */
export const nameStrip = (options: Band & { label: string; names: readonly string[] }): Section => ({
  kind: "name-strip",
  make: (kit) =>
    band(kit, { tone: "tint", ...options, space: 0.4, gap: 18 }, (ground) => [
      copy(kit, ground, options.label, { role: "small", align: "center" }),
      flex(
        {
          direction: "row",
          directionMobile: "row",
          wrap: true,
          along: "center",
          across: "center",
          gap: [44, 14],
        },
        options.names.map((name) =>
          heading(
            {
              title: name,
              level: "div",
              face: { ...displayFace(kit, "h4"), size: 21 },
              color: ground.muted,
              align: "center",
            },
            { auto: true },
          ),
        ),
      ),
    ]),
});

/** Stars and one sentence. */
export const ratingStrip = (options: Band & { text: string }): Section => ({
  kind: "rating-strip",
  make: (kit) =>
    band(kit, { tone: "tint", ...options, space: 0.4, gap: 12 }, (ground) => [
      stars(kit, ground, "center", 20),
      copy(kit, ground, options.text, { align: "center", strong: true }),
    ]),
});

/** Figures that count up. Figures must be the owner's own: write them as round examples and mark them in the text. */
export const countBand = (
  options: Band & {
    head?: Head;
    facts: readonly { to: number; prefix?: string; suffix?: string; text: string }[];
  },
): Section => ({
  kind: "count-band",
  make: (kit) =>
    band(kit, { tone: "brand", ...options, space: 0.75, gap: 36 }, (ground) => [
      ...(options.head ? [head(kit, ground, options.head)] : []),
      cells(
        kit,
        options.facts.length,
        options.facts.map((fact) =>
          counter({
            to: fact.to,
            prefix: fact.prefix ?? "",
            suffix: fact.suffix ?? "",
            title: fact.text,
            face: displayFace(kit, "figure"),
            color: ground.ink,
            titleFace: textFace(kit, "body"),
            titleColor: ground.muted,
            align: kit.design.heads,
          }),
        ),
        { mobile: 2, tablet: Math.min(4, options.facts.length) },
      ),
    ]),
});

/** The reader's own day, as a list of what hurts, beside a heading or a picture. */
export const problemList = (
  options: Band & Head & { pains: readonly string[]; picture?: number; close?: string; icon?: string },
): Section => ({
  kind: options.picture ? "problem-list-picture" : "problem-list",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => {
      const list: Draft[] = [
        ticks(kit, ground, options.pains, { icon: options.icon ?? "fas fa-times", ruled: true, gap: 24 }),
        ...(options.close ? [copy(kit, ground, options.close, { strong: true, weight: 600 })] : []),
      ];
      return [
        columns(
          [44, 56],
          [
            [
              head(kit, ground, options, { align: "start", wide: true }),
              ...(options.picture ? [figure(kit, ground, options.picture)] : []),
            ],
            list,
          ],
          { across: options.picture ? "center" : "flex-start" },
        ),
      ];
    }),
});

/** Pains as a row of cards, each with an icon and a short scene. */
export const problemCards = (
  options: Band & Head & { cards: readonly { icon: string; title: string; text: string }[]; close?: string },
): Section => ({
  kind: "problem-cards",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        Math.min(3, options.cards.length),
        options.cards.map((item) =>
          card(kit, ground, (inner) => [
            mark(kit, inner, item.icon),
            title(kit, inner, item.title, { level: "h3" }),
            copy(kit, inner, item.text),
          ]),
        ),
      ),
      ...(options.close
        ? [
            flex({ boxed: 760 }, [
              copy(kit, ground, options.close, { role: "lead", align: "center", strong: true }),
            ]),
          ]
        : []),
    ]),
});

/** A story told in running text, at letter width. */
export const letter = (
  options: Band & {
    title?: string;
    eyebrow?: string;
    text: string;
    sign?: string;
    drop?: boolean;
    picture?: number;
  },
): Section => ({
  kind: options.picture ? "letter-picture" : "letter",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, width: 760, gap: 26 }, (ground) => [
      ...(options.title
        ? [
            head(
              kit,
              ground,
              { title: options.title, ...(options.eyebrow ? { eyebrow: options.eyebrow } : {}) },
              { wide: true, align: "start" },
            ),
          ]
        : []),
      copy(kit, ground, options.text, { strong: true }),
      ...(options.picture ? [figure(kit, ground, options.picture)] : []),
      ...(options.sign ? [title(kit, ground, options.sign, { level: "p", role: "h4" })] : []),
    ]),
});

/** Two cards: how it goes now, how it goes after. */
export const beforeAfter = (
  options: Band &
    Head & {
      before: { title: string; lines: readonly string[] };
      after: { title: string; lines: readonly string[] };
    },
): Section => ({
  kind: "before-after",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      cells(kit, 2, [
        card(kit, ground, (inner) => [
          title(kit, inner, options.before.title, { level: "h3", color: inner.muted }),
          ticks(kit, inner, options.before.lines, {
            icon: "fas fa-times",
            color: inner.muted,
            iconColor: inner.muted,
          }),
        ]),
        card(
          kit,
          ground,
          (inner) => [
            title(kit, inner, options.after.title, { level: "h3" }),
            ticks(kit, inner, options.after.lines, { icon: "fas fa-check" }),
          ],
          { tone: ground.tone === "deep" ? "brand" : "deep" },
        ),
      ]),
    ]),
});

/** One big sentence on a coloured band. */
export const statement = (options: Band & { text: string; by?: string }): Section => ({
  kind: "statement",
  make: (kit) =>
    band(kit, { tone: "brand", ...options, width: 940, gap: 18, gradient: true }, (ground) => [
      heading({
        title: titleFor(options.text, ground.mark),
        level: "p",
        face: { ...displayFace(kit, "h2"), line: 1.3 },
        color: ground.ink,
        align: "center",
      }),
      ...(options.by ? [copy(kit, ground, options.by, { align: "center" })] : []),
    ]),
});

const titleFor = (text: string, mark: string) =>
  text.replace(/\*(.+?)\*/g, `<span style="color:${mark}">$1</span>`).replaceAll("\n", "<br>");

/** Who should take it and who should not. */
export const forWhom = (
  options: Band &
    Head & { yes: readonly string[]; no: readonly string[]; yesTitle?: string; noTitle?: string },
): Section => ({
  kind: "for-whom",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => {
      const inner = cardOn(kit.design, ground);
      return [
        head(kit, ground, options),
        columns(
          [58, 42],
          [
            card(kit, ground, () => [
              title(kit, inner, options.yesTitle ?? "This is for you if", { level: "h3" }),
              ticks(kit, inner, options.yes, { ruled: true, gap: 20 }),
            ]),
            flex({ padding: [32, 0, 0, 0], gap: 14 }, [
              title(kit, ground, options.noTitle ?? "It is not for you if", { level: "h3" }),
              ticks(kit, ground, options.no, {
                icon: "fas fa-times",
                iconColor: ground.muted,
                color: ground.muted,
              }),
            ]),
          ],
          { across: "flex-start" },
        ),
      ];
    }),
});
