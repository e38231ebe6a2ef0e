// The price and the button at the foot of a phone's screen. It stays there by CSS alone and comes to rest above the foot of
// the page; on a wider screen it is not there, because a button is always near.
import { flex } from "../elementor/container.ts";
import { heading, html } from "../elementor/widgets.ts";
import { action } from "./buttons.ts";
import { alpha } from "./colour.ts";
import { displayFace, sized, textFace } from "./faces.ts";
import { groundOf, type Tone } from "./ground.ts";
import type { Action, Section } from "./section.ts";

/** Least height of the bar in pixels: what has the focus is never scrolled behind it. */
const clear = 96;

export const buyBar = (options: { price: string; note: string; action: Action; tone?: Tone }): Section => ({
  kind: "buy-bar",
  make: (kit) => {
    const ground = groundOf(kit.design, options.tone ?? "deep");
    const name = `fw-${kit.seed.replace(/[^a-z0-9]+/g, "-")}-bar`;
    const line = (title: string, size: number, strong: boolean) =>
      heading({
        title,
        level: "div",
        face: strong
          ? { ...sized(displayFace(kit, "h4"), size), transform: "none" }
          : sized(textFace(kit, "small"), size),
        color: strong ? ground.ink : ground.muted,
        align: "start",
      });
    return flex(
      {
        tag: "aside",
        classes: name,
        direction: "row",
        directionMobile: "row",
        across: "center",
        along: "space-between",
        gap: 14,
        padding: [12, 20, 12, 20],
        fill: ground.color,
        shadow: { y: -8, blur: 28, color: alpha(kit.design.palette.deep, 0.24) },
        hideDesktop: true,
        hideTablet: true,
      },
      [
        flex({ width: 44, widthMobile: 44, gap: 2 }, [
          line(options.price, 22, true),
          line(options.note, 14, false),
        ]),
        flex({ width: 56, widthMobile: 56 }, [
          action(kit, ground, options.action, { align: "justify", small: true }),
          // Beside the two columns it would be a third, of no width but with a gap before it.
          html(
            `<style><!--\n@media (max-width:767px){.${name}.${name}{position:sticky;bottom:0;z-index:40}html{scroll-padding-bottom:${clear}px}}\n--></style>`,
          ),
        ]),
      ],
    );
  },
});
