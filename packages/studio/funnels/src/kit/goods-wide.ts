// Things with a price that are not all shown alike: one before the others, or each on a shelf across the page.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { heading } from "../elementor/widgets.ts";
import { actions } from "./buttons.ts";
import { textFace } from "./faces.ts";
import { priced } from "./goods.ts";
import type { Ground } from "./ground.ts";
import { band, card, columns } from "./parts.ts";
import type { Action, Band, Head, Kit, Section } from "./section.ts";
import { copy, head, title } from "./words.ts";

interface Product {
  picture: number;
  name: string;
  text: string;
  price: string;
  was?: string;
  tag?: string;
  action?: Action;
}

/** The picture of a product, as high as what stands beside it. */
const shot = (kit: Kit, ground: Ground, picture: number, width: number, low: number): Draft =>
  flex(
    {
      width,
      widthMobile: 100,
      minHeight: low,
      minHeightMobile: 240,
      fill: { picture: kit.picture(picture), color: ground.color },
    },
    [],
  );

const named = (kit: Kit, inner: Ground, item: Product, large: boolean): Draft[] => [
  ...(item.tag
    ? [heading({ title: item.tag, level: "div", face: textFace(kit, "small", 700), color: inner.mark })]
    : []),
  title(kit, inner, item.name, large ? { level: "h3", role: "h2", scale: 0.8 } : { level: "h3" }),
  copy(kit, inner, item.text, large ? {} : { role: "small" }),
];

/** One product large on the left; two or three smaller ones beside it, one under another, to the same foot. */
export const productLead = (
  options: Band & Head & { items: readonly [Product, ...Product[]]; height?: number; flip?: boolean },
): Section => ({
  kind: options.flip ? "product-lead-flip" : "product-lead",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => {
      const [lead, ...rest] = options.items;
      const whole = { padding: 0, paddingMobile: 0, clip: true, gap: 0, grow: true } as const;
      const first = card(
        kit,
        ground,
        (inner) => [
          shot(kit, inner, lead.picture, 100, options.height ?? 400),
          flex({ gap: 20, padding: [32, 36, 36, 36], paddingMobile: [22, 24, 26, 24] }, [
            flex({ gap: 10 }, named(kit, inner, lead, true)),
            flex(
              {
                direction: "row",
                along: "space-between",
                across: "center",
                acrossMobile: "stretch",
                gap: 18,
              },
              [
                priced(kit, inner, lead, true),
                ...(lead.action ? [actions(kit, inner, [lead.action], "end")] : []),
              ],
            ),
          ]),
        ],
        whole,
      );
      const others = rest.map((item) =>
        card(
          kit,
          ground,
          (inner) => [
            flex({ direction: "row", directionMobile: "column", grow: true, across: "stretch" }, [
              shot(kit, inner, item.picture, 44, 220),
              flex(
                {
                  width: 56,
                  widthMobile: 100,
                  gap: 14,
                  along: "center",
                  padding: [24, 26, 24, 26],
                  paddingMobile: 24,
                },
                [
                  flex({ gap: 8 }, named(kit, inner, item, false)),
                  priced(kit, inner, item, false),
                  ...(item.action ? [actions(kit, inner, [item.action])] : []),
                ],
              ),
            ]),
          ],
          whole,
        ),
      );
      return [
        head(kit, ground, options),
        columns(options.flip ? [50, 50] : [48, 52], options.flip ? [others, first] : [first, others], {
          gap: kit.design.rhythm.gap,
          innerGap: kit.design.rhythm.gap,
          across: "stretch",
          stackTablet: true,
        }),
      ];
    }),
});

/** Products on shelves: each across the page, its picture wide, then the words, at the end price and button. */
export const productRows = (
  options: Band & Head & { items: readonly Product[]; height?: number },
): Section => ({
  kind: "product-rows",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 40 }, (ground) => [
      head(kit, ground, options),
      flex(
        { gap: kit.design.rhythm.gap },
        options.items.map((item, at) =>
          card(
            kit,
            ground,
            (inner) => [
              flex(
                {
                  direction: at % 2 ? "row-reverse" : "row",
                  directionMobile: "column",
                  directionTablet: "row",
                  across: "stretch",
                },
                [
                  shot(kit, inner, item.picture, 52, options.height ?? 340),
                  flex(
                    {
                      width: 48,
                      widthMobile: 100,
                      gap: 22,
                      along: "center",
                      padding: [40, 48, 40, 48],
                      paddingTablet: 28,
                      paddingMobile: 24,
                    },
                    [
                      flex({ gap: 10 }, named(kit, inner, item, true)),
                      flex(
                        {
                          direction: "row",
                          directionTablet: "column",
                          gap: 18,
                          across: "center",
                          acrossMobile: "stretch",
                          along: "space-between",
                        },
                        [
                          priced(kit, inner, item, true),
                          ...(item.action ? [actions(kit, inner, [item.action], "end")] : []),
                        ],
                      ),
                    ],
                  ),
                ],
              ),
            ],
            { padding: 0, paddingMobile: 0, clip: true, gap: 0 },
          ),
        ),
      ),
    ]),
});
