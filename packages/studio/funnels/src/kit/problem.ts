// The problem that a page answers, told as list, cards, letter or contrast.
import { flex } from "../elementor/container.ts";
import { mix } from "./colour.ts";
import { figure } from "./figure.ts";
import { cardOn, type Ground } from "./ground.ts";
import { band, card, cells, columns } from "./parts.ts";
import type { Band, Head, Section } from "./section.ts";
import { copy, head, marked, ticks, title } from "./words.ts";

/** The reader's own day, as a list of what hurts, beside a heading or a picture. */
export const problemList = (
  options: Band & Head & { pains: readonly string[]; picture?: number; close?: string; icon?: string },
): Section => ({
  kind: options.picture ? "problem-list-picture" : "problem-list",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => {
      const list = card(kit, ground, (inner) => [
        ticks(kit, inner, options.pains, { icon: options.icon ?? "fas fa-times", ruled: true, gap: 24 }),
      ]);
      return [
        columns(
          [44, 56],
          [
            [
              head(kit, ground, options, { align: "start", wide: true }),
              ...(options.picture ? [figure(kit, ground, options.picture)] : []),
              ...(options.close
                ? [
                    flex({ padding: [2, 0, 2, 18], border: { width: [0, 0, 0, 3], color: ground.mark } }, [
                      copy(kit, ground, options.close, { strong: true, weight: 600 }),
                    ]),
                  ]
                : []),
            ],
            list,
          ],
          { across: "center" },
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
          card(kit, ground, (inner) => [marked(kit, inner, item), copy(kit, inner, item.text)]),
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

/** A story told in running text at letter width, or in larger letters beside its heading. */
export const letter = (
  options: Band & {
    title?: string;
    eyebrow?: string;
    text: string;
    sign?: string;
    drop?: boolean;
    picture?: number;
    beside?: boolean;
  },
): Section => ({
  kind: options.picture ? "letter-picture" : options.beside ? "letter-beside" : "letter",
  make: (kit) => {
    const signed = (ground: Ground) =>
      options.sign ? [title(kit, ground, options.sign, { level: "p", role: "h4" })] : [];
    const opening = (ground: Ground) =>
      options.title
        ? [
            head(
              kit,
              ground,
              { title: options.title, ...(options.eyebrow ? { eyebrow: options.eyebrow } : {}) },
              { wide: true, align: "start" },
            ),
          ]
        : [];
    if (options.beside)
      return band(kit, { tone: "paper", ...options }, (ground) => [
        columns(
          [40, 60],
          [
            [...opening(ground), ...signed(ground)],
            [copy(kit, ground, options.text, { role: "lead", strong: true })],
          ],
          { across: "flex-start", gap: 72, stackTablet: true },
        ),
      ]);
    if (options.title && !options.picture)
      return band(kit, { tone: "paper", ...options }, (ground) => [
        columns(
          [36, 64],
          [opening(ground), [copy(kit, ground, options.text, { strong: true }), ...signed(ground)]],
          { across: "flex-start", gap: 72, stackTablet: true },
        ),
      ]);
    return band(kit, { tone: "paper", ...options, width: 760, gap: 26 }, (ground) => [
      ...opening(ground),
      copy(kit, ground, options.text, { strong: true }),
      ...(options.picture ? [figure(kit, ground, options.picture)] : []),
      ...signed(ground),
    ]);
  },
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
          [56, 44],
          [
            card(
              kit,
              ground,
              () => [
                title(kit, inner, options.yesTitle ?? "This is for you if", { level: "h3" }),
                ticks(kit, inner, options.yes, { ruled: true, gap: 20 }),
              ],
              { grow: true },
            ),
            flex(
              {
                padding: 32,
                paddingMobile: 24,
                gap: 14,
                grow: true,
                radius: kit.design.radius.card,
                border: { width: 1, color: mix(ground.color, ground.ink, 0.3), style: "dashed" },
              },
              [
                title(kit, ground, options.noTitle ?? "It is not for you if", { level: "h3" }),
                ticks(kit, ground, options.no, {
                  icon: "fas fa-times",
                  iconColor: ground.muted,
                  color: ground.muted,
                  gap: 20,
                }),
              ],
            ),
          ],
          { across: "stretch", gap: kit.design.rhythm.gap, gapMobile: 18 },
        ),
      ];
    }),
});
