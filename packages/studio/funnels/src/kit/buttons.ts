// Buttons in the design's manner.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import type { Face, Sides } from "../elementor/values.ts";
import { button } from "../elementor/widgets.ts";
import { alpha, mix } from "./colour.ts";
import type { Design } from "./design.ts";
import { type Ground, inkOn } from "./ground.ts";
import type { Action, Kit } from "./section.ts";
import type { Align } from "./words.ts";

/** How the words of buttons are set. */
export const buttonFace = ({ type, buttonCase }: Design): Face => ({
  family: type.text,
  size: type.body,
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
  } = {},
): Draft {
  const { design } = kit;
  const loud = options.loud ?? true;
  const { fill, ink } = ground.button;
  const plain = buttonFace(design);
  const face = options.small ? { ...plain, size: plain.size - 1 } : plain;
  const padding: Sides = options.small ? [13, 22, 13, 22] : [18, 32, 18, 32];
  if (!loud) {
    return button({
      text: to.text,
      to: to.to,
      face,
      color: ground.ink,
      fill: alpha(ground.color, 0),
      hoverColor: ground.color,
      hoverFill: ground.ink,
      radius: design.radius.button,
      padding,
      align: options.align ?? "left",
      alignMobile: "justify",
      border: { width: 2, color: mix(ground.color, ground.ink, 0.55) },
      ...(options.icon ? { icon: options.icon } : {}),
    });
  }
  const hoverFill = mix(fill, ink, 0.14);
  return button({
    text: to.text,
    to: to.to,
    face,
    color: ink,
    fill,
    hoverColor: inkOn(design, hoverFill),
    hoverFill,
    radius: design.radius.button,
    padding,
    align: options.align ?? "left",
    alignMobile: "justify",
    ...(options.icon ? { icon: options.icon } : {}),
    ...(design.button === "hard"
      ? { shadow: { x: 4, y: 4, blur: 0, color: ground.ink }, border: { width: 2, color: ground.ink } }
      : {}),
    ...(design.button === "glow" ? { shadow: { y: 14, blur: 34, color: alpha(fill, 0.36) } } : {}),
  });
}

/** One or two buttons side by side, stacked on phones. */
export function actions(
  kit: Kit,
  ground: Ground,
  list: readonly Action[],
  align: Align = "start",
  icon?: string,
): Draft {
  return flex(
    {
      direction: "row",
      gap: 14,
      along: align === "center" ? "center" : "flex-start",
      across: "center",
      acrossMobile: "stretch",
    },
    list.map((to, index) =>
      action(kit, ground, to, { loud: index === 0, ...(index === 0 && icon ? { icon } : {}) }),
    ),
  );
}
