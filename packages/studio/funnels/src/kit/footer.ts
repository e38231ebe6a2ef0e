// Feet of pages: brand, links, the small print.
import { flex } from "../elementor/container.ts";
import { heading, iconList } from "../elementor/widgets.ts";
import { socialIcons } from "../elementor/widgets-media.ts";
import { displayFace, textFace } from "./faces.ts";
import { groundOf } from "./ground.ts";
import { cells, columns } from "./parts.ts";
import { titleHtml } from "./rich.ts";
import type { Action, Band, Section } from "./section.ts";
import { copy } from "./words.ts";

interface FooterCopy {
  brand: string;
  text?: string;
  links: readonly Action[];
  legal: string;
  tone?: Band["tone"];
}

const linkList = (
  links: readonly Action[],
  color: string,
  face: ReturnType<typeof textFace>,
  align: "start" | "center",
  inline: boolean,
) =>
  iconList({
    items: links.map((item) => ({ text: item.text, icon: "", to: item.to })),
    face,
    color,
    iconColor: color,
    iconSize: 0,
    gap: inline ? 26 : 12,
    inline,
    align,
  });

/** Everything centred: brand, links, the small print. */
export const footerCenter = (
  options: FooterCopy & { social?: readonly { icon: string; to: string }[] },
): Section => ({
  kind: "footer-center",
  make: (kit) => {
    const ground = groundOf(kit.design, options.tone ?? "deep");
    return flex(
      {
        boxed: 860,
        tag: "footer",
        padding: [56, 24, 40, 24],
        paddingMobile: [44, 20, 32, 20],
        gap: 20,
        fill: ground.color,
      },
      [
        heading({
          title: titleHtml(options.brand, ground.mark),
          level: "div",
          face: { ...displayFace(kit, "h4"), size: 24 },
          color: ground.ink,
          align: "center",
        }),
        ...(options.text ? [copy(kit, ground, options.text, { align: "center" })] : []),
        ...(options.social
          ? [
              socialIcons({
                items: options.social,
                color: ground.button.ink,
                fill: ground.button.fill,
                align: "center",
                shape: kit.design.radius.button > 20 ? "circle" : "rounded",
              }),
            ]
          : []),
        linkList(options.links, ground.ink, textFace(kit, "small", 600), "center", true),
        copy(kit, ground, options.legal, { role: "small", align: "center" }),
      ],
    );
  },
});

/** Brand and words on the left, columns of links, the small print under a line. */
export const footerColumns = (
  options: Omit<FooterCopy, "links"> & { groups: readonly { title: string; links: readonly Action[] }[] },
): Section => ({
  kind: "footer-columns",
  make: (kit) => {
    const ground = groundOf(kit.design, options.tone ?? "deep");
    return flex(
      {
        boxed: kit.design.rhythm.width,
        tag: "footer",
        padding: [64, 24, 36, 24],
        paddingMobile: [48, 20, 32, 20],
        gap: 36,
        fill: ground.color,
      },
      [
        columns(
          [44, 56],
          [
            [
              heading({
                title: titleHtml(options.brand, ground.mark),
                level: "div",
                face: { ...displayFace(kit, "h4"), size: 24 },
                color: ground.ink,
              }),
              ...(options.text ? [copy(kit, ground, options.text)] : []),
            ],
            [
              cells(
                kit,
                options.groups.length,
                options.groups.map((group) =>
                  flex({ gap: 14 }, [
                    heading({
                      title: group.title,
                      level: "div",
                      face: textFace(kit, "label", 700),
                      color: ground.ink,
                    }),
                    linkList(group.links, ground.muted, textFace(kit, "small"), "start", false),
                  ]),
                ),
                { tablet: options.groups.length, mobile: 2, mobileGap: 28 },
              ),
            ],
          ],
          { across: "flex-start", innerGap: 14 },
        ),
        flex({ padding: [24, 0, 0, 0], border: { width: [1, 0, 0, 0], color: ground.line } }, [
          copy(kit, ground, options.legal, { role: "small" }),
        ]),
      ],
    );
  },
});

/** One line: brand, links, year; the small print below. */
export const footerLine = (options: FooterCopy): Section => ({
  kind: "footer-line",
  make: (kit) => {
    const ground = groundOf(kit.design, options.tone ?? "tint");
    return flex(
      {
        boxed: kit.design.rhythm.width,
        tag: "footer",
        padding: [32, 24, 32, 24],
        paddingMobile: [28, 20, 28, 20],
        gap: 14,
        fill: ground.color,
        border: { width: [1, 0, 0, 0], color: ground.line },
      },
      [
        flex(
          {
            direction: "row",
            across: "center",
            // On a phone all lines begin at one edge, links on two of them too.
            acrossMobile: "flex-start",
            along: "space-between",
            gap: 20,
            gapMobile: 14,
          },
          [
            heading(
              {
                title: titleHtml(options.brand, ground.mark),
                level: "div",
                face: { ...displayFace(kit, "h4"), size: 20 },
                color: ground.ink,
              },
              { auto: true },
            ),
            {
              ...linkList(options.links, ground.ink, textFace(kit, "small", 600), "start", true),
              settings: {
                ...linkList(options.links, ground.ink, textFace(kit, "small", 600), "start", true).settings,
                _element_width: "auto",
              },
            },
          ],
        ),
        copy(kit, ground, options.legal, { role: "small" }),
      ],
    );
  },
});
