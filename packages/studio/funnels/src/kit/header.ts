// What stands above the first headline: notice strips and brand bars.
import { flex } from "../elementor/container.ts";
import { heading, iconList } from "../elementor/widgets.ts";
import { action } from "./buttons.ts";
import { brandFace, sized, textFace } from "./faces.ts";
import { groundOf, type Tone } from "./ground.ts";
import { titleHtml } from "./rich.ts";
import type { Action, Section } from "./section.ts";
import type { Align } from "./words.ts";

/** One centred line over the page, for a date or an honest notice. */
export const noticeStrip = (options: { text: string; tone?: Tone }): Section => ({
  kind: "notice-strip",
  make: (kit) => {
    const ground = groundOf(kit.design, options.tone ?? "brand");
    return flex(
      {
        boxed: kit.design.rhythm.width,
        tag: "header",
        padding: [11, 24, 11, 24],
        paddingMobile: [9, 12, 9, 12],
        fill: ground.color,
      },
      [
        heading({
          title: titleHtml(options.text, ground.mark),
          level: "div",
          face: { ...sized(textFace(kit, "small", 600), 15), mobile: 14 },
          color: ground.ink,
          align: "center",
        }),
      ],
    );
  },
});

/** Brand on the left, links in the middle, a button on the right. */
export const brandBar = (options: {
  brand: string;
  links?: readonly Action[];
  action?: Action;
  tone?: Tone;
  lined?: boolean;
}): Section => ({
  kind: "brand-bar",
  make: (kit) => {
    const ground = groundOf(kit.design, options.tone ?? "paper");
    return flex(
      {
        boxed: kit.design.rhythm.width,
        tag: "header",
        direction: "row",
        directionMobile: "row",
        across: "center",
        along: "space-between",
        gap: 20,
        gapMobile: 12,
        padding: [18, 24, 18, 24],
        paddingMobile: [14, 20, 14, 20],
        fill: ground.color,
        ...(options.lined === false ? {} : { border: { width: [0, 0, 1, 0] as const, color: ground.line } }),
      },
      [
        heading(
          {
            title: titleHtml(options.brand, ground.mark),
            level: "div",
            face: brandFace(kit),
            color: ground.ink,
          },
          { auto: true },
        ),
        ...(options.links ? [iconListLinks(options.links, ground.ink, textFace(kit, "small", 600))] : []),
        ...(options.action
          ? [action(kit, ground, options.action, { small: true, align: "right", place: { firm: true } })]
          : []),
      ],
    );
  },
});

const iconListLinks = (links: readonly Action[], color: string, face: ReturnType<typeof textFace>) =>
  iconList(
    {
      items: links.map(({ text, to }) => ({ text, icon: "", to })),
      face,
      color,
      iconColor: color,
      iconSize: 0,
      gap: 28,
      inline: true,
      align: "center",
    },
    { auto: true, hideMobile: true },
  );

/** Brand alone: for letters, captures and thank-you pages, where nothing should lead away. */
export const brandLine = (options: { brand: string; tone?: Tone; align?: Align }): Section => ({
  kind: "brand-line",
  make: (kit) => {
    const ground = groundOf(kit.design, options.tone ?? "paper");
    return flex(
      { boxed: kit.design.rhythm.width, tag: "header", padding: [22, 24, 22, 24], fill: ground.color },
      [
        heading({
          title: titleHtml(options.brand, ground.mark),
          level: "div",
          face: brandFace(kit),
          color: ground.ink,
          align: options.align ?? "start",
        }),
      ],
    );
  },
});
