// The end of a page: last call, postscript, footers; and the pages after it: thank-you and coming soon.
import { flex } from "../elementor/container.ts";
import { heading, iconList } from "../elementor/widgets.ts";
import { socialIcons } from "../elementor/widgets-media.ts";
import { alpha } from "./colour.ts";
import { figure, mark } from "./figure.ts";
import { bandFill, groundOf, inkOn, underVeil } from "./ground.ts";
import {
  actions,
  band,
  card,
  cells,
  columns,
  copy,
  displayFace,
  eyebrow,
  head,
  textFace,
  ticks,
  title,
} from "./parts.ts";
import { titleHtml } from "./rich.ts";
import type { Action, Band, Head, Section } from "./section.ts";

/** The last call, on the middle axis. */
export const finalCall = (
  options: Band & Head & { actions: readonly Action[]; note?: string; ticks?: readonly string[] },
): Section => ({
  kind: "final-call",
  make: (kit) =>
    band(kit, { tone: "brand", ...options, width: 860, gap: 24, gradient: true }, (ground) => [
      head(kit, ground, options, { align: "center", wide: true }),
      ...(options.ticks ? [flex({ boxed: 520 }, [ticks(kit, ground, options.ticks)])] : []),
      actions(kit, ground, options.actions, "center", "fas fa-arrow-right"),
      ...(options.note ? [copy(kit, ground, options.note, { role: "small", align: "center" })] : []),
    ]),
});

/** The last call in a framed panel, with a picture. */
export const finalPanel = (
  options: Band &
    Head & {
      actions: readonly Action[];
      note?: string;
      picture: number;
      inner?: "brand" | "deep" | "accent";
    },
): Section => ({
  kind: "final-panel",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, () => {
      const inner = groundOf(kit.design, options.inner ?? "deep");
      return [
        flex(
          {
            fill: bandFill(kit.design, inner, true),
            radius: kit.design.radius.card,
            padding: [56, 56, 56, 56],
            paddingTablet: 40,
            paddingMobile: [36, 22, 36, 22],
          },
          [
            columns(
              [58, 42],
              [
                [
                  head(kit, inner, options, { align: "start", wide: true }),
                  actions(kit, inner, options.actions, "start", "fas fa-arrow-right"),
                  ...(options.note ? [copy(kit, inner, options.note, { role: "small" })] : []),
                ],
                [figure(kit, inner, options.picture, { bare: true })],
              ],
            ),
          ],
        ),
      ];
    }),
});

/** The last call as a wide line: words on the left, button on the right. */
export const finalLine = (options: Band & Head & { action: Action }): Section => ({
  kind: "final-line",
  make: (kit) =>
    band(kit, { tone: "accent", ...options, space: 0.6 }, (ground) => [
      columns(
        [66, 34],
        [
          [head(kit, ground, options, { align: "start", wide: true, scale: 0.9 })],
          [actions(kit, ground, [options.action], "center")],
        ],
      ),
    ]),
});

/** The postscript of a sales letter. */
export const postscript = (options: Band & { lines: readonly string[]; action?: Action }): Section => ({
  kind: "postscript",
  make: (kit) =>
    band(kit, { tone: "tint", ...options, width: 760, gap: 20, space: 0.8 }, (ground) => [
      ...options.lines.map((line) => copy(kit, ground, line, { strong: true })),
      ...(options.action ? [actions(kit, ground, [options.action])] : []),
    ]),
});

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
    const rest = Math.floor(56 / options.groups.length);
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
          [44, ...options.groups.map(() => rest)],
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
            ...options.groups.map((group) => [
              heading({
                title: group.title,
                level: "div",
                face: textFace(kit, "label", 700),
                color: ground.ink,
              }),
              linkList(group.links, ground.muted, textFace(kit, "small"), "start", false),
            ]),
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
        flex({ direction: "row", across: "center", along: "space-between", gap: 20, gapMobile: 14 }, [
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
        ]),
        copy(kit, ground, options.legal, { role: "small" }),
      ],
    );
  },
});

/** The first thing after an order or a sign-up: it worked, and what comes now. */
export const thanksHero = (
  options: Band & {
    eyebrow?: string;
    title: string;
    lead: string;
    icon?: string;
    facts?: readonly { label: string; value: string }[];
    actions?: readonly Action[];
    picture?: number;
  },
): Section => ({
  kind: options.picture ? "thanks-hero-picture" : options.facts ? "thanks-hero-facts" : "thanks-hero",
  make: (kit) =>
    band(
      kit,
      {
        tone: "brand",
        ...options,
        width: options.picture ? kit.design.rhythm.width : 820,
        gap: 26,
        gradient: true,
      },
      (ground) => {
        const align = options.picture ? "start" : "center";
        const words = [
          mark(kit, ground, options.icon ?? "fas fa-check", { align, size: 34 }),
          ...(options.eyebrow ? [eyebrow(kit, ground, options.eyebrow, align)] : []),
          title(kit, ground, options.title, { level: "h1", align }),
          copy(kit, ground, options.lead, { role: "lead", align }),
          ...(options.facts
            ? [
                card(
                  kit,
                  ground,
                  (inner) =>
                    options.facts?.map((fact, index) =>
                      flex(
                        {
                          direction: "row",
                          directionMobile: "row",
                          along: "space-between",
                          gap: 16,
                          padding: [12, 0, 12, 0],
                          ...(index ? { border: { width: [1, 0, 0, 0] as const, color: inner.line } } : {}),
                        },
                        [
                          heading(
                            {
                              title: fact.label,
                              level: "div",
                              face: textFace(kit, "body"),
                              color: inner.muted,
                            },
                            { auto: true },
                          ),
                          heading(
                            {
                              title: fact.value,
                              level: "div",
                              face: textFace(kit, "label", 700),
                              color: inner.ink,
                              align: "end",
                            },
                            { auto: true },
                          ),
                        ],
                      ),
                    ) ?? [],
                  { gap: 0, padding: [14, 28, 14, 28], paddingMobile: [10, 20, 10, 20] },
                ),
              ]
            : []),
          ...(options.actions ? [actions(kit, ground, options.actions, align)] : []),
        ];
        return options.picture ? [columns([56, 44], [words, [figure(kit, ground, options.picture)]])] : words;
      },
    ),
});

/** A whole page for something that is not there yet. Put it alone, or with a capture under it. */
export const soonHero = (
  options: Band & {
    brand: string;
    eyebrow?: string;
    title: string;
    lead: string;
    date?: string;
    actions?: readonly Action[];
    picture: number;
    layout: "cover" | "split" | "center";
  },
): Section => ({
  kind: `soon-${options.layout}`,
  make: (kit) => {
    const { design } = kit;
    const plain = groundOf(design, options.tone ?? "deep");
    const veil = 0.82;
    const ground = options.layout === "cover" ? underVeil(plain, veil) : plain;
    const align = options.layout === "split" ? "start" : "center";
    const words = [
      heading({
        title: titleHtml(options.brand, ground.mark),
        level: "div",
        face: { ...displayFace(kit, "h4"), size: 24 },
        color: ground.ink,
        align,
      }),
      ...(options.eyebrow ? [eyebrow(kit, ground, options.eyebrow, align)] : []),
      title(kit, ground, options.title, { level: "h1", align, scale: 1.15 }),
      copy(kit, ground, options.lead, { role: "lead", align }),
      ...(options.date
        ? [title(kit, ground, options.date, { level: "p", role: "h3", align, color: ground.mark })]
        : []),
      ...(options.actions ? [actions(kit, ground, options.actions, align)] : []),
    ];
    const box = {
      tag: "section" as const,
      boxed: design.rhythm.width,
      minHeightVh: 84,
      along: "center" as const,
      padding: [80, 24, 80, 24] as const,
      paddingMobile: [56, 20, 56, 20] as const,
      gap: 40,
      ...(options.anchor ? { anchor: options.anchor } : {}),
    };
    if (options.layout === "cover") {
      return flex(
        {
          ...box,
          fill: { picture: kit.picture(options.picture), color: ground.color },
          overlay: { fill: ground.color, opacity: veil },
        },
        [flex({ boxed: 820, gap: 24 }, words)],
      );
    }
    if (options.layout === "split") {
      return flex({ ...box, fill: bandFill(design, ground, true) }, [
        columns(
          [54, 46],
          [words, [figure(kit, ground, options.picture, { height: 560, heightMobile: 320 })]],
        ),
      ]);
    }
    return flex({ ...box, fill: ground.color }, [
      flex({ boxed: 760, gap: 24 }, words),
      flex({ boxed: 720 }, [figure(kit, ground, options.picture, { height: 320, heightMobile: 200 })]),
    ]);
  },
});

/** Cards that say what to do next, each with its own link. */
export const nextSteps = (
  options: Band & Head & { items: readonly { icon: string; title: string; text: string; action?: Action }[] },
): Section => ({
  kind: "next-steps",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        Math.min(3, options.items.length),
        options.items.map((item, index) =>
          card(kit, ground, (inner) => [
            mark(kit, inner, item.icon),
            heading({
              title: `Step ${index + 1}`,
              level: "div",
              face: { ...textFace(kit, "small", 700), size: 14 },
              color: inner.mark,
            }),
            title(kit, inner, item.title, { level: "h3" }),
            copy(kit, inner, item.text),
            ...(item.action ? [actions(kit, inner, [item.action])] : []),
          ]),
        ),
      ),
    ]),
});

/** A small further offer, for buyers only. */
export const sideOffer = (
  options: Band &
    Head & {
      price: string;
      was?: string;
      lines: readonly string[];
      actions: readonly Action[];
      picture?: number;
    },
): Section => ({
  kind: options.picture ? "side-offer-picture" : "side-offer",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => [
      card(
        kit,
        ground,
        (inner) => {
          const words = [
            head(kit, inner, options, { align: "start", wide: true, scale: 0.85 }),
            ticks(kit, inner, options.lines),
            title(kit, inner, options.was ? `${options.price} instead of ${options.was}` : options.price, {
              level: "div",
              role: "h3",
            }),
            actions(kit, inner, options.actions),
          ];
          return options.picture
            ? [
                columns([56, 44], [words, [figure(kit, inner, options.picture, { bare: true })]], {
                  innerGap: 18,
                }),
              ]
            : words;
        },
        { padding: 44, shadow: { y: 20, blur: 50, color: alpha(inkOn(kit.design, ground.color), 0.08) } },
      ),
    ]),
});
