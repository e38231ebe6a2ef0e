// The offer and its price.
import { flex } from "../elementor/container.ts";
import { heading } from "../elementor/widgets.ts";
import { action } from "./buttons.ts";
import { alpha, contrast, isDark } from "./colour.ts";
import { sized, textFace } from "./faces.ts";
import { figure } from "./figure.ts";
import { cardOn, type Ground, groundOf, type Tone } from "./ground.ts";
import { band, card, cells, columns } from "./parts.ts";
import { priceLine } from "./price-line.ts";
import type { Action, Band, Head, Kit, Section } from "./section.ts";
import { copy, head, ticks, title } from "./words.ts";

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
      /** Pixels of the picture, where it is as high as the words beside it. */
      height?: number;
    },
): Section => ({
  kind: options.picture ? "offer-card-picture" : "offer-card",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => [
      head(kit, ground, options, { align: "center" }),
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
                  columns(
                    [46, 54],
                    [
                      [
                        figure(kit, inner, options.picture, {
                          bare: true,
                          ...(options.height ? { height: options.height, heightMobile: 300 } : {}),
                        }),
                      ],
                      words,
                    ],
                    { innerGap: 16 },
                  ),
                ]
              : words;
          },
          { padding: 44, gap: 18 },
        ),
      ]),
    ]),
});

interface Plan {
  name: string;
  text: string;
  price: string;
  per?: string;
  lines: readonly string[];
  action: Action;
  /** The one most people should take. */
  pick?: string;
}

/** The tone of the lifted plan: it must stand out from its neighbours, on a dark ground as on a light one. */
function liftedTone({ design }: Kit, ground: Ground): Tone {
  if (ground.tone !== "deep" && !isDark(ground.color)) return "deep";
  const beside = cardOn(design, ground).color;
  return contrast(design.palette.brand, beside) >= 1.8 ? "brand" : "accent";
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
                      face: sized(textFace(kit, "small", 700), 15),
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
            plan.pick ? { tone: liftedTone(kit, ground) } : {},
          ),
        ),
        { tablet: 1 },
      ),
      ...(options.note ? [copy(kit, ground, options.note, { role: "small", align: "center" })] : []),
    ]),
});
