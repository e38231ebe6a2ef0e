// Pages around the sale: thank-you, next steps, a further offer, and what is still to come.
import { flex } from "../elementor/container.ts";
import { heading } from "../elementor/widgets.ts";
import { actions } from "./buttons.ts";
import { alpha } from "./colour.ts";
import { textFace } from "./faces.ts";
import { figure, mark } from "./figure.ts";
import { inkOn } from "./ground.ts";
import { opening, splitHero } from "./hero.ts";
import { band, card, cells, columns } from "./parts.ts";
import { priceLine } from "./price-line.ts";
import type { Action, Band, Head, Section } from "./section.ts";
import { copy, head, marked, ticks } from "./words.ts";

/** The first thing after an order or a sign-up: it worked, and what comes now. */
export const thanksHero = (
  options: Band & {
    eyebrow?: string;
    title: string;
    lead: string;
    icon?: string;
    facts?: readonly { label: string; value: string }[];
    actions?: readonly Action[];
    picture?: number;
  },
): Section => ({
  kind: options.picture ? "thanks-hero-picture" : options.facts ? "thanks-hero-facts" : "thanks-hero",
  make: (kit) =>
    band(
      kit,
      {
        tone: "brand",
        ...options,
        width: options.picture ? kit.design.rhythm.width : 820,
        gap: 26,
        gradient: true,
      },
      (ground) => {
        const align = options.picture ? "start" : "center";
        const first = [
          mark(kit, ground, options.icon ?? "fas fa-check", { align, size: 34 }),
          ...opening(kit, ground, options, align),
        ];
        const rest = [
          copy(kit, ground, options.lead, { role: "lead", align }),
          ...(options.facts
            ? [
                card(
                  kit,
                  ground,
                  (inner) =>
                    options.facts?.map((fact, index) =>
                      flex(
                        {
                          direction: "row",
                          directionMobile: "row",
                          along: "space-between",
                          gap: 16,
                          padding: [12, 0, 12, 0],
                          ...(index ? { border: { width: [1, 0, 0, 0] as const, color: inner.line } } : {}),
                        },
                        [
                          heading(
                            {
                              title: fact.label,
                              level: "div",
                              face: textFace(kit, "body"),
                              color: inner.muted,
                            },
                            { auto: true },
                          ),
                          heading(
                            {
                              title: fact.value,
                              level: "div",
                              face: textFace(kit, "label", 700),
                              color: inner.ink,
                              align: "end",
                            },
                            { auto: true },
                          ),
                        ],
                      ),
                    ) ?? [],
                  { gap: 0, padding: [14, 28, 14, 28], paddingMobile: [10, 20, 10, 20] },
                ),
              ]
            : []),
          ...(options.actions ? [actions(kit, ground, options.actions, align)] : []),
        ];
        return options.picture
          ? [splitHero([56, 44], {}, first, [figure(kit, ground, options.picture)], rest)]
          : [...first, ...rest];
      },
    ),
});

/** Cards that say what to do next, each with its own link. */
export const nextSteps = (
  options: Band &
    Head & {
      items: readonly { icon: string; title: string; text: string; action?: Action }[];
      /** In any order: the cards have no numbers. */
      loose?: boolean;
    },
): Section => ({
  kind: "next-steps",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        Math.min(3, options.items.length),
        options.items.map((item, index) =>
          card(
            kit,
            ground,
            (inner) => [
              flex({ gap: 14 }, [
                ...(options.loose
                  ? []
                  : [
                      heading({
                        title: `Step ${index + 1}`,
                        level: "div",
                        face: textFace(kit, "small", 700),
                        color: inner.mark,
                      }),
                    ]),
                marked(kit, inner, item),
                copy(kit, inner, item.text),
              ]),
              ...(item.action ? [actions(kit, inner, [item.action])] : []),
            ],
            { along: "space-between", gap: 20 },
          ),
        ),
      ),
    ]),
});

/** A small further offer, for buyers only. */
export const sideOffer = (
  options: Band &
    Head & {
      price: string;
      was?: string;
      lines: readonly string[];
      actions: readonly Action[];
      picture?: number;
    },
): Section => ({
  kind: options.picture ? "side-offer-picture" : "side-offer",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => [
      card(
        kit,
        ground,
        (inner) => {
          const words = [
            head(kit, inner, options, { align: "start", wide: true, scale: 0.85 }),
            ticks(kit, inner, options.lines),
            priceLine(kit, inner, options.price, options.was),
            actions(kit, inner, options.actions),
          ];
          return options.picture
            ? [
                columns([56, 44], [words, [figure(kit, inner, options.picture, { bare: true })]], {
                  innerGap: 18,
                }),
              ]
            : words;
        },
        {
          padding: 44,
          ...(kit.design.card === "hard"
            ? {}
            : { shadow: { y: 20, blur: 50, color: alpha(inkOn(kit.design, ground.color), 0.08) } }),
        },
      ),
    ]),
});
