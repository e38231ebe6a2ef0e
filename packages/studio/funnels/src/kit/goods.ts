// Things with a price: menus, price lists, products.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { heading } from "../elementor/widgets.ts";
import { actions } from "./buttons.ts";
import { displayFace, sized, textFace } from "./faces.ts";
import { figure } from "./figure.ts";
import type { Ground } from "./ground.ts";
import { band, card, cells } from "./parts.ts";
import type { Action, Band, Head, Kit, Section } from "./section.ts";
import { copy, head, title } from "./words.ts";

/** A price list in one or two columns: name, dotted line, price. */
export const priceList = (
  options: Band &
    Head & {
      groups: readonly { title: string; items: readonly { name: string; price: string; text?: string }[] }[];
      note?: string;
      action?: Action;
    },
): Section => ({
  kind: "price-list",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        Math.min(2, options.groups.length),
        options.groups.map((group) =>
          flex({ gap: 0 }, [
            flex({ padding: [0, 0, 14, 0], border: { width: [0, 0, 2, 0], color: ground.mark } }, [
              title(kit, ground, group.title, { level: "h3" }),
            ]),
            ...group.items.map((item) =>
              flex(
                {
                  gap: 4,
                  padding: [16, 0, 16, 0],
                  border: { width: [0, 0, 1, 0], color: ground.line, style: "dotted" },
                },
                [
                  flex(
                    {
                      direction: "row",
                      directionMobile: "row",
                      along: "space-between",
                      across: "flex-start",
                      gap: 16,
                    },
                    [
                      heading(
                        { title: item.name, level: "h4", face: textFace(kit, "label"), color: ground.ink },
                        { auto: true },
                      ),
                      heading(
                        {
                          title: item.price,
                          level: "div",
                          face: textFace(kit, "label", 700),
                          color: ground.mark,
                          align: "end",
                        },
                        { firm: true },
                      ),
                    ],
                  ),
                  ...(item.text ? [copy(kit, ground, item.text, { role: "small" })] : []),
                ],
              ),
            ),
          ]),
        ),
        { gap: 56, mobileGap: 40, tablet: Math.min(2, options.groups.length) },
      ),
      ...(options.note ? [copy(kit, ground, options.note, { role: "small", align: kit.design.heads })] : []),
      ...(options.action ? [actions(kit, ground, [options.action], kit.design.heads)] : []),
    ]),
});

/** The price of a thing, and beside it the one that it had before. */
export const priced = (
  kit: Kit,
  inner: Ground,
  item: { price: string; was?: string },
  large: boolean,
): Draft =>
  flex({ direction: "row", directionMobile: "row", gap: 10, across: "center" }, [
    heading(
      {
        title: item.price,
        level: "div",
        face: large
          ? { ...displayFace(kit, "h3"), transform: "none" }
          : sized(textFace(kit, "label", 700), kit.design.type.body + 3),
        color: inner.ink,
      },
      { auto: true },
    ),
    ...(item.was
      ? [
          heading(
            {
              title: item.was,
              level: "div",
              face: { ...textFace(kit, "small"), decoration: "line-through" },
              color: inner.muted,
            },
            { auto: true },
          ),
        ]
      : []),
  ]);

/** Things to buy or order, each with a picture, a line and a price. */
export const productGrid = (
  options: Band &
    Head & {
      items: readonly {
        picture: number;
        name: string;
        text: string;
        price?: string;
        was?: string;
        tag?: string;
        action?: Action;
      }[];
      across?: 2 | 3 | 4;
      height?: number;
    },
): Section => ({
  kind: `product-grid-${options.across ?? 3}`,
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        options.across ?? 3,
        options.items.map((item) =>
          card(
            kit,
            ground,
            (inner) => [
              figure(kit, inner, item.picture, {
                bare: true,
                height: options.height ?? 250,
                heightMobile: Math.max(230, Math.round((options.height ?? 0) * 0.8)),
              }),
              flex({ gap: 18, padding: [8, 24, 26, 24], grow: true, along: "space-between" }, [
                flex({ gap: 8 }, [
                  ...(item.tag
                    ? [
                        heading({
                          title: item.tag,
                          level: "div",
                          face: textFace(kit, "small", 700),
                          color: inner.mark,
                        }),
                      ]
                    : []),
                  title(kit, inner, item.name, { level: "h3" }),
                  copy(kit, inner, item.text, { role: "small" }),
                ]),
                // At the foot with the button, so that the prices of all cards stand on one line.
                flex({ gap: 16 }, [
                  ...(item.price ? [priced(kit, inner, { ...item, price: item.price }, false)] : []),
                  ...(item.action ? [actions(kit, inner, [item.action])] : []),
                ]),
              ]),
            ],
            { padding: 0, paddingMobile: 0, clip: true },
          ),
        ),
      ),
    ]),
});
