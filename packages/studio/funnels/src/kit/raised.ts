// Facts on cards that lie over the lower edge of a first screen.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { alpha } from "./colour.ts";
import { groundOf } from "./ground.ts";
import { card, cells } from "./parts.ts";
import type { Kit } from "./section.ts";
import { copy, figureTitle } from "./words.ts";

export interface Fact {
  figure: string;
  text: string;
}

/** The cards, drawn up over what stands above them. */
export function raisedFacts(kit: Kit, facts: readonly Fact[]): Draft {
  const { design } = kit;
  const below = groundOf(design, "paper");
  const { width, band: space } = design.rhythm;
  const drop = { y: 10, blur: 30 };
  const reach = drop.y + drop.blur;
  return flex(
    {
      boxed: width,
      margin: [-84, 0, 0, 0],
      marginMobile: [-28, 0, 0, 0],
      // The next band would cut off a shadow that reached it.
      padding: [0, 24, Math.max(reach, Math.round(space * 0.4)), 24],
      paddingMobile: [0, 20, reach, 20],
    },
    [
      cells(
        kit,
        facts.length,
        facts.map((fact) =>
          card(
            kit,
            below,
            (inner) => [
              figureTitle(kit, inner, fact.figure, {
                among: facts.map(({ figure }) => figure),
                columns: { tablet: 270, phone: 128 },
                scale: 1.35,
                color: inner.mark,
              }),
              copy(kit, inner, fact.text, { role: "small" }),
            ],
            {
              padding: [26, 26, 26, 26],
              paddingMobile: 18,
              gap: 6,
              shadow: { ...drop, color: alpha(design.palette.deep, 0.16) },
            },
          ),
        ),
        { mobile: facts.length % 2 ? 1 : 2, tablet: facts.length % 2 ? facts.length : 2 },
      ),
    ],
  );
}
