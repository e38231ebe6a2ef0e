// The offer and its price.
import { flex } from "../elementor/container.ts";
import { heading } from "../elementor/widgets.ts";
import { action } from "./buttons.ts";
import { alpha, contrast, isDark } from "./colour.ts";
import { sized, textFace } from "./faces.ts";
import { cardOn, type Ground, groundOf, ribbonOn, type Tone } from "./ground.ts";
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
                across: "center",
                // As high together as the price beside them.
                grow: true,
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
                ...(kit.design.card === "hard"
                  ? {
                      border: { width: 2, color: ground.ink },
                      shadow: { x: 8, y: 8, blur: 0, color: ground.ink },
                    }
                  : { shadow: { y: 30, blur: 70, color: alpha(kit.design.palette.deep, 0.35) } }),
              },
            ),
          ],
        ],
        { across: "stretch", stackTablet: true, innerGap: 0 },
      ),
    ]),
});

/** One offer on a wide card: what is in it beside its price, or all of it beside a picture. */
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
      head(kit, ground, options),
      flex(kit.design.heads === "center" ? { boxed: 1040 } : {}, [
        card(
          kit,
          ground,
          (inner) => {
            const listed = [
              title(kit, inner, options.name, { level: "h3" }),
              ticks(kit, inner, options.lines, { ruled: true, gap: 20 }),
            ];
            const priced = (at: Ground) => [
              priceLine(kit, at, options.price, options.was),
              ...(options.per ? [copy(kit, at, options.per, { role: "small" })] : []),
              flex({ padding: [10, 0, 0, 0], gap: 12 }, [
                action(kit, at, options.action, { align: "justify" }),
                ...(options.note ? [copy(kit, at, options.note, { role: "small", align: "center" })] : []),
              ]),
            ];
            if (options.picture)
              return [
                columns(
                  [46, 54],
                  [
                    [
                      flex(
                        {
                          grow: true,
                          minHeight: options.height ?? 380,
                          minHeightMobile: 300,
                          radius: kit.design.radius.picture,
                          fill: { picture: kit.picture(options.picture), color: inner.color },
                        },
                        [],
                      ),
                    ],
                    [...listed, ...priced(inner)],
                  ],
                  { innerGap: 16, across: "stretch" },
                ),
              ];
            const panel = cardOn(kit.design, inner);
            return [
              columns(
                [56, 44],
                [
                  listed,
                  [
                    flex(
                      {
                        gap: 12,
                        grow: true,
                        along: "center",
                        padding: 36,
                        paddingMobile: 22,
                        radius: kit.design.radius.card,
                        fill: panel.color,
                      },
                      priced(panel),
                    ),
                  ],
                ],
                { innerGap: 18, gap: 44, across: "stretch", stackTablet: true },
              ),
            ];
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

/** Pixels of the edge over a card's contents, which a lifted plan does not have. */
const edgeOf = ({ design }: Kit) =>
  ({ line: 1, topline: 4, hard: 2, shadow: 0, flat: 0, sideline: 0 })[design.card];

/** Height of the words that label the lifted plan, in pixels. */
const pickLine = 22;

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
      flex(
        // Room between the heading and the label.
        { padding: [options.plans.some(({ pick }) => pick) ? 24 : 0, 0, 0, 0], paddingMobile: 0 },
        [
          cells(
            kit,
            options.plans.length,
            options.plans.map((plan) => {
              const told = (inner: Ground) => [
                title(kit, inner, plan.name, { level: "h3" }),
                // The price under the name, so that the prices of all plans stand on one line.
                flex({ gap: 2 }, [
                  priceLine(kit, inner, plan.price),
                  ...(plan.per ? [copy(kit, inner, plan.per, { role: "small" })] : []),
                ]),
                flex(
                  { gap: 16, padding: [18, 0, 0, 0], border: { width: [1, 0, 0, 0], color: inner.line } },
                  [
                    copy(kit, inner, plan.text, { role: "small", strong: true }),
                    ticks(kit, inner, plan.lines, { small: true, gap: 12 }),
                  ],
                ),
                flex({ padding: [14, 0, 0, 0], along: "flex-end", grow: true }, [
                  action(kit, inner, plan.action, { loud: Boolean(plan.pick), align: "justify" }),
                ]),
              ];
              const { pick } = plan;
              if (!pick) return card(kit, ground, told, { gap: 18 });
              return card(
                kit,
                ground,
                (inner) => {
                  const ribbon = ribbonOn(kit.design, inner, ground);
                  return [
                    flex({ padding: [9, 20, 9, 20], fill: ribbon.fill }, [
                      heading({
                        title: pick,
                        level: "div",
                        face: { ...sized(textFace(kit, "small", 700), 15), line: pickLine / 15 },
                        color: ribbon.ink,
                        align: "center",
                      }),
                    ]),
                    flex(
                      {
                        padding: [32 + edgeOf(kit), 32, 32, 32],
                        paddingMobile: 24,
                        gap: 18,
                        grow: true,
                      },
                      told(inner),
                    ),
                  ];
                },
                {
                  tone: liftedTone(kit, ground),
                  padding: 0,
                  paddingMobile: 0,
                  gap: 0,
                  clip: true,
                  // The label stands above its neighbours: what is below it begins where theirs begins.
                  margin: [-(pickLine + 18), 0, 0, 0],
                  marginTablet: [0, 0, 0, 0],
                },
              );
            }),
            { tablet: 1 },
          ),
        ],
      ),
      ...(options.note ? [copy(kit, ground, options.note, { role: "small", align: "center" })] : []),
    ]),
});
