// The offer and its price.
import { flex } from "../elementor/container.ts";
import { heading } from "../elementor/widgets.ts";
import { alpha } from "./colour.ts";
import { figure } from "./figure.ts";
import { groundOf } from "./ground.ts";
import { priceLine } from "./hero.ts";
import {
  action,
  actions,
  band,
  card,
  cells,
  columns,
  copy,
  head,
  measure,
  textFace,
  ticks,
  title,
} from "./parts.ts";
import type { Action, Band, Head, Section } from "./section.ts";

/** One offer: everything in it with its worth on the left, the price and the button on the right. */
export const offerStack = (
  options: Band &
    Head & {
      items: readonly { name: string; worth?: string; text?: string }[];
      total?: string;
      was?: string;
      price: string;
      per?: string;
      action: Action;
      notes?: readonly string[];
    },
): Section => ({
  kind: "offer-stack",
  make: (kit) =>
    band(kit, { tone: "deep", ...options, gradient: true }, (ground) => [
      head(kit, ground, options),
      columns(
        [58, 42],
        [
          options.items.map((item) =>
            flex(
              {
                direction: "row",
                directionMobile: "row",
                gap: 18,
                along: "space-between",
                across: "flex-start",
                padding: [16, 0, 16, 0],
                border: { width: [0, 0, 1, 0], color: ground.line },
              },
              [
                flex({ width: 76, widthMobile: 70, gap: 4 }, [
                  title(kit, ground, item.name, { level: "h3", role: "h4" }),
                  ...(item.text ? [copy(kit, ground, item.text, { role: "small" })] : []),
                ]),
                ...(item.worth
                  ? [
                      flex({ width: 24, widthMobile: 30 }, [
                        heading({
                          title: item.worth,
                          level: "div",
                          face: textFace(kit, "label"),
                          color: ground.mark,
                          align: "end",
                        }),
                      ]),
                    ]
                  : []),
              ],
            ),
          ),
          [
            card(
              kit,
              groundOf(kit.design, "paper"),
              (inner) => [
                ...(options.total ? [copy(kit, inner, options.total, { align: "center" })] : []),
                priceLine(kit, inner, options.price, options.was, "center"),
                ...(options.per ? [copy(kit, inner, options.per, { role: "small", align: "center" })] : []),
                action(kit, inner, options.action, { align: "justify" }),
                ...(options.notes ? [ticks(kit, inner, options.notes, { small: true, gap: 10 })] : []),
              ],
              {
                tone: "card",
                gap: 18,
                padding: 40,
                shadow: { y: 30, blur: 70, color: alpha(kit.design.palette.deep, 0.35) },
              },
            ),
          ],
        ],
        { across: "flex-start", stackTablet: true, innerGap: 0 },
      ),
    ]),
});

/** One offer as a single card in the middle of the page. */
export const offerCard = (
  options: Band &
    Head & {
      name: string;
      price: string;
      was?: string;
      per?: string;
      lines: readonly string[];
      action: Action;
      note?: string;
      picture?: number;
    },
): Section => ({
  kind: options.picture ? "offer-card-picture" : "offer-card",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => [
      head(kit, ground, options),
      flex({ boxed: options.picture ? 980 : 560 }, [
        card(
          kit,
          ground,
          (inner) => {
            const words = [
              title(kit, inner, options.name, { level: "h3", align: options.picture ? "start" : "center" }),
              priceLine(kit, inner, options.price, options.was, options.picture ? "start" : "center"),
              ...(options.per
                ? [
                    copy(kit, inner, options.per, {
                      role: "small",
                      align: options.picture ? "start" : "center",
                    }),
                  ]
                : []),
              ticks(kit, inner, options.lines, { ruled: true, gap: 20 }),
              flex({ padding: [10, 0, 0, 0], gap: 12 }, [
                action(kit, inner, options.action, { align: "justify" }),
                ...(options.note ? [copy(kit, inner, options.note, { role: "small", align: "center" })] : []),
              ]),
            ];
            return options.picture
              ? [
                  columns([46, 54], [[figure(kit, inner, options.picture, { bare: true })], words], {
                    innerGap: 16,
                  }),
                ]
              : words;
          },
          { padding: 44, gap: 18 },
        ),
      ]),
    ]),
});

export interface Plan {
  name: string;
  text: string;
  price: string;
  per?: string;
  lines: readonly string[];
  action: Action;
  /** The one most people should take. */
  pick?: string;
}

/** Two or three plans side by side, one of them lifted. */
export const plans = (options: Band & Head & { plans: readonly Plan[]; note?: string }): Section => ({
  kind: `plans-${options.plans.length}`,
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        options.plans.length,
        options.plans.map((plan) =>
          card(
            kit,
            ground,
            (inner) => [
              ...(plan.pick
                ? [
                    heading({
                      title: plan.pick,
                      level: "div",
                      face: { ...textFace(kit, "small", 700), size: 14 },
                      color: inner.mark,
                    }),
                  ]
                : []),
              title(kit, inner, plan.name, { level: "h3" }),
              copy(kit, inner, plan.text, { role: "small" }),
              priceLine(kit, inner, plan.price),
              ...(plan.per ? [copy(kit, inner, plan.per, { role: "small" })] : []),
              ticks(kit, inner, plan.lines, { small: true, gap: 12 }),
              flex({ padding: [14, 0, 0, 0], along: "flex-end", grow: true }, [
                action(kit, inner, plan.action, { loud: Boolean(plan.pick), align: "justify" }),
              ]),
            ],
            plan.pick ? { tone: ground.tone === "deep" ? "brand" : "deep" } : {},
          ),
        ),
        { tablet: 1 },
      ),
      ...(options.note ? [copy(kit, ground, options.note, { role: "small", align: "center" })] : []),
    ]),
});

/** What is included, ours against the usual way, row by row. */
export const compare = (
  options: Band &
    Head & { ours: string; theirs: string; rows: readonly { what: string; ours: string; theirs: string }[] },
): Section => ({
  kind: "compare",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const inner = groundOf(kit.design, "brand");
      const cell = (text: string, color: string, weight: number) =>
        heading({ title: text, level: "div", face: { ...textFace(kit, "small", weight), line: 1.4 }, color });
      const row = (parts: readonly [string, string, string], first: boolean) =>
        flex(
          {
            direction: "row",
            directionMobile: "row",
            across: "stretch",
            gap: 0,
            border: { width: [0, 0, 1, 0], color: ground.line },
          },
          [
            flex(
              { width: 34, widthMobile: 32, padding: [16, 12, 16, 0], along: "center" },
              parts[0] ? [cell(parts[0], ground.ink, 600)] : [],
            ),
            flex(
              { width: 33, widthMobile: 34, padding: [16, 14, 16, 14], fill: inner.color, along: "center" },
              [cell(parts[1], first ? inner.mark : inner.ink, first ? 700 : 500)],
            ),
            flex({ width: 33, widthMobile: 34, padding: [16, 0, 16, 14], along: "center" }, [
              cell(parts[2], ground.muted, first ? 700 : 400),
            ]),
          ],
        );
      return [
        head(kit, ground, options),
        measure(kit, 960, [
          row(["", options.ours, options.theirs], true),
          ...options.rows.map((item) => row([item.what, item.ours, item.theirs], false)),
        ]),
      ];
    }),
});

/** Extras that come with the order. */
export const bonuses = (
  options: Band &
    Head & { items: readonly { name: string; text: string; worth?: string; picture?: number }[] },
): Section => ({
  kind: "bonuses",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        Math.min(3, options.items.length),
        options.items.map((item, index) =>
          card(kit, ground, (inner) => [
            ...(item.picture ? [figure(kit, inner, item.picture, { bare: true, height: 190 })] : []),
            heading({
              title: `Bonus ${index + 1}`,
              level: "div",
              face: { ...textFace(kit, "small", 700), size: 14 },
              color: inner.mark,
            }),
            title(kit, inner, item.name, { level: "h3" }),
            copy(kit, inner, item.text),
            ...(item.worth
              ? [
                  heading({
                    title: item.worth,
                    level: "div",
                    face: textFace(kit, "label", 700),
                    color: inner.ink,
                  }),
                ]
              : []),
          ]),
        ),
      ),
    ]),
});

/** An honest reason to act now: seats, dates, how many the owner can serve. No clock. */
export const seats = (
  options: Band & Head & { facts: readonly { figure: string; text: string }[]; action: Action },
): Section => ({
  kind: "seats",
  make: (kit) =>
    band(kit, { tone: "accent", ...options, space: 0.7, gap: 32 }, (ground) => [
      columns(
        [54, 46],
        [
          [
            head(kit, ground, options, { align: "start", wide: true, scale: 0.9 }),
            actions(kit, ground, [options.action]),
          ],
          options.facts.map((fact, index) =>
            flex(
              {
                direction: "row",
                directionMobile: "row",
                gap: 20,
                across: "center",
                padding: [14, 0, 14, 0],
                ...(index ? { border: { width: [1, 0, 0, 0] as const, color: ground.line } } : {}),
              },
              [
                flex({ width: 36, widthMobile: 40 }, [
                  title(kit, ground, fact.figure, { level: "div", role: "h3" }),
                ]),
                flex({ width: 64, widthMobile: 60 }, [copy(kit, ground, fact.text)]),
              ],
            ),
          ),
        ],
        { innerGap: 18 },
      ),
    ]),
});
