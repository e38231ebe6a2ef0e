// A price, large, with what it was before.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { heading } from "../elementor/widgets.ts";
import { displayFace, textFace } from "./faces.ts";
import type { Ground } from "./ground.ts";
import type { Kit } from "./section.ts";

/** A price with what it was before. */
export function priceLine(
  kit: Kit,
  ground: Ground,
  now: string,
  was?: string,
  align: "start" | "center" = "start",
): Draft {
  const { display, text } = kit.design.type;
  const face = {
    // Smaller than the heading of its section, which is the page's own words.
    ...displayFace(kit, "figure", 0.76),
    transform: "none" as const,
    // Its zeros are drawn as the letter O.
    ...(display === "Marcellus" ? { family: text, weight: 500 } : {}),
  };
  return flex(
    {
      direction: "row",
      directionMobile: "row",
      gap: 14,
      across: "center",
      along: align === "center" ? "center" : "flex-start",
      wrap: true,
    },
    [
      heading({ title: now, level: "div", face, color: ground.ink, align }, { auto: true }),
      ...(was
        ? [
            heading(
              {
                title: was,
                level: "div",
                face: { ...textFace(kit, "lead", 500), decoration: "line-through" },
                color: ground.muted,
                align,
              },
              { auto: true },
            ),
          ]
        : []),
    ],
  );
}
