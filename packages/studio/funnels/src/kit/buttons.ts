// Buttons in the design's manner.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import type { Face, Sides } from "../elementor/values.ts";
import { button, type Place } from "../elementor/widgets.ts";
import { alpha, mix } from "./colour.ts";
import type { Design } from "./design.ts";
import { type Ground, inkOn } from "./ground.ts";
import type { Action, Kit } from "./section.ts";
import type { Align } from "./words.ts";

/** How the words of buttons are set. */
export const buttonFace = ({ type, buttonCase }: Design): Face => ({
  family: type.text,
  size: type.body,
  mobile: 16,
  weight: 700,
  line: 1.2,
  ...(buttonCase === "uppercase" ? { transform: "uppercase" as const, tracking: 0.05 } : {}),
});

/** One button in the design's manner. `loud` is the page's main action. */
export function action(
  kit: Kit,
  ground: Ground,
  to: Action,
  options: {
    loud?: boolean;
    align?: "left" | "center" | "right" | "justify";
    icon?: string;
    small?: boolean;
    place?: Place;
  } = {},
): Draft {
  const { design } = kit;
  const loud = options.loud ?? true;
  const { fill, ink } = ground.button;
  const plain = buttonFace(design);
  const face = options.small ? { ...plain, size: plain.size - 1, mobile: 15 } : plain;
  const padding: Sides = options.small ? [13, 22, 13, 22] : [18, 28, 18, 28];
  const common = {
    text: to.text,
    to: to.to,
    face,
    radius: design.radius.button,
    padding,
    paddingMobile: options.small ? ([13, 16, 13, 16] as const) : ([17, 20, 17, 20] as const),
    align: options.align ?? "left",
    alignMobile: "justify" as const,
    ...(options.icon ? { icon: options.icon } : {}),
  };
  if (!loud) {
    return button(
      {
        ...common,
        color: ground.ink,
        fill: alpha(ground.color, 0),
        hoverColor: ground.color,
        hoverFill: ground.ink,
        border: { width: 2, color: mix(ground.color, ground.ink, 0.55) },
      },
      options.place,
    );
  }
  const hoverFill = mix(fill, ink, 0.14);
  return button(
    {
      ...common,
      color: ink,
      fill,
      hoverColor: inkOn(design, hoverFill),
      hoverFill,
      ...(design.button === "hard"
        ? { shadow: { x: 4, y: 4, blur: 0, color: ground.ink }, border: { width: 2, color: ground.ink } }
        : {}),
      ...(design.button === "glow" ? { shadow: { y: 14, blur: 34, color: alpha(fill, 0.36) } } : {}),
    },
    options.place,
  );
}

/** One or two buttons side by side, under one another where they find no room with their words on one line, and on phones. */
export function actions(
  kit: Kit,
  ground: Ground,
  list: readonly Action[],
  align: Align | "end" = "start",
  icon?: string,
): Draft {
  return flex(
    {
      direction: "row",
      wrap: list.length > 1,
      gap: 14,
      along: align === "center" ? "center" : `flex-${align}`,
      across: "center",
      acrossMobile: "stretch",
    },
    list.map((to, index) =>
      action(kit, ground, to, {
        loud: index === 0,
        ...(index === 0 && icon ? { icon } : {}),
        ...(list.length > 1 ? { place: { hugs: true } } : {}),
      }),
    ),
  );
}
