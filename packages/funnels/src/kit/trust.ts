// Guarantees, questions, galleries, places and bars.
import { flex, grid } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { googleMap, iconMark, progress } from "../elementor/widgets-media.ts";
import { figure, mark } from "./figure.ts";
import { cardOn, groundOf, inkOn } from "./ground.ts";
import { actions, band, card, cells, columns, copy, head, measure, textFace, ticks, title } from "./parts.ts";
import { foldList } from "./programme.ts";
import type { Action, Band, Head, Section } from "./section.ts";

/** A promise in a frame: the seal on the left, the terms on the right. */
export const guarantee = (
  options: Band & { seal?: string; title: string; text: string; points?: readonly string[] },
): Section => ({
  kind: "guarantee",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, width: 980 }, (ground) => [
      card(
        kit,
        ground,
        (inner) => [
          flex({ direction: "row", gap: 40, gapMobile: 20, across: "center", acrossMobile: "stretch" }, [
            flex({ width: 22, widthMobile: 100 }, [
              iconMark({
                icon: options.seal ?? "fas fa-shield-alt",
                color: inkOn(kit.design, kit.design.palette.accent),
                fill: kit.design.palette.accent,
                size: 56,
                radius: 200,
                padding: 34,
                align: "center",
              }),
            ]),
            flex({ width: 78, widthMobile: 100, gap: 14 }, [
              title(kit, inner, options.title, { level: "h2", role: "h2", scale: 0.8 }),
              copy(kit, inner, options.text),
              ...(options.points ? [ticks(kit, inner, options.points, { small: true, gap: 8 })] : []),
            ]),
          ]),
        ],
        { padding: [48, 48, 48, 48], paddingMobile: 28 },
      ),
    ]),
});

/** A promise as one coloured band. */
export const guaranteeBand = (
  options: Band & { title: string; text: string; seal?: string; action?: Action },
): Section => ({
  kind: "guarantee-band",
  make: (kit) =>
    band(kit, { tone: "brand", ...options, width: 820, gap: 20 }, (ground) => [
      mark(kit, ground, options.seal ?? "fas fa-shield-alt", { align: "center", size: 32 }),
      title(kit, ground, options.title, { level: "h2", align: "center" }),
      copy(kit, ground, options.text, { role: "lead", align: "center" }),
      ...(options.action ? [actions(kit, ground, [options.action], "center")] : []),
    ]),
});

/** Questions that open, in one column. */
export const faq = (
  options: Band & Head & { items: readonly { title: string; text: string }[]; action?: Action },
): Section => ({
  kind: "faq",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      measure(
        kit,
        860,
        [
          foldList(kit, ground, options.items, true),
          ...(options.action ? [actions(kit, ground, [options.action], kit.design.heads)] : []),
        ],
        28,
      ),
    ]),
});

/** Questions on the right, heading and a way to ask on the left. */
export const faqSplit = (
  options: Band & Head & { items: readonly { title: string; text: string }[]; ask?: string; action?: Action },
): Section => ({
  kind: "faq-split",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => [
      columns(
        [36, 64],
        [
          [
            head(kit, ground, options, { align: "start", wide: true }),
            ...(options.ask ? [copy(kit, ground, options.ask)] : []),
            ...(options.action ? [actions(kit, ground, [options.action])] : []),
          ],
          [foldList(kit, ground, options.items, true)],
        ],
        { across: "flex-start", stackTablet: true },
      ),
    ]),
});

/** Questions and answers laid open in two columns, for short ones. */
export const faqOpen = (
  options: Band & Head & { items: readonly { title: string; text: string }[] },
): Section => ({
  kind: "faq-open",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      head(kit, ground, options),
      cells(
        kit,
        2,
        options.items.map((item) =>
          flex({ gap: 8, padding: [20, 0, 0, 0], border: { width: [1, 0, 0, 0], color: ground.line } }, [
            title(kit, ground, item.title, { level: "h3", role: "h4" }),
            copy(kit, ground, item.text),
          ]),
        ),
        { gap: 40 },
      ),
    ]),
});

/** Pictures in an even grid, with a line under each if given. */
export const gallery = (
  options: Band &
    Partial<Head> & {
      pictures: readonly { picture: number; text?: string }[];
      across?: 2 | 3 | 4;
      height?: number;
    },
): Section => ({
  kind: `gallery-${options.across ?? 3}`,
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 36 }, (ground) => [
      ...headOf(options).map((text) => head(kit, ground, text)),
      cells(
        kit,
        options.across ?? 3,
        options.pictures.map((item) =>
          flex({ gap: 10 }, [
            figure(kit, ground, item.picture, {
              bare: true,
              height: options.height ?? 280,
              heightMobile: 240,
            }),
            ...(item.text ? [copy(kit, ground, item.text, { role: "small" })] : []),
          ]),
        ),
        { gap: 20 },
      ),
    ]),
});

/** One tall picture, two small ones stacked beside it. */
export const galleryMosaic = (
  options: Band & Partial<Head> & { pictures: readonly [number, number, number] },
): Section => ({
  kind: "gallery-mosaic",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 36 }, (ground) => {
      const [tall, upper, lower] = options.pictures;
      return [
        ...headOf(options).map((text) => head(kit, ground, text)),
        columns(
          [60, 40],
          [
            [figure(kit, ground, tall, { bare: true, height: 540, heightMobile: 280 })],
            [
              figure(kit, ground, upper, { bare: true, height: 260, heightMobile: 220 }),
              figure(kit, ground, lower, { bare: true, height: 260, heightMobile: 220 }),
            ],
          ],
          { gap: 20, gapMobile: 20, innerGap: 20 },
        ),
      ];
    }),
});

/** Pictures edge to edge across the page, without a gap. */
export const galleryStrip = (options: {
  pictures: readonly number[];
  tone?: Band["tone"];
  height?: number;
}): Section => ({
  kind: "gallery-strip",
  make: (kit) => {
    const ground = groundOf(kit.design, options.tone ?? "paper");
    return grid(
      { gap: 0, fill: ground.color, tag: "section" },
      {
        desktop: options.pictures.length,
        tablet: options.pictures.length,
        mobile: Math.min(2, options.pictures.length),
      },
      options.pictures.map((n) => {
        const shot = figure(kit, ground, n, { bare: true, height: options.height ?? 300, heightMobile: 180 });
        return {
          ...shot,
          settings: {
            ...shot.settings,
            image_border_radius: { unit: "px", top: "0", right: "0", bottom: "0", left: "0", isLinked: true },
          },
        };
      }),
    );
  },
});

const headOf = (options: Partial<Head>): Head[] =>
  options.title
    ? [
        {
          title: options.title,
          ...(options.eyebrow ? { eyebrow: options.eyebrow } : {}),
          ...(options.lead ? { lead: options.lead } : {}),
        },
      ]
    : [];

/** Labelled bars beside a heading. */
export const bars = (
  options: Band &
    Head & { bars: readonly { text: string; percent: number }[]; note?: string; picture?: number },
): Section => ({
  kind: "bars",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => [
      columns(
        [46, 54],
        [
          [
            head(kit, ground, options, { align: "start", wide: true }),
            ...(options.note ? [copy(kit, ground, options.note, { role: "small" })] : []),
            ...(options.picture ? [figure(kit, ground, options.picture)] : []),
          ],
          options.bars.map(
            (bar): Draft =>
              progress({
                title: bar.text,
                percent: bar.percent,
                face: textFace(kit, "label"),
                color: ground.ink,
                bar: ground.mark,
                track: ground.line,
                height: 12,
                radius: Math.min(12, kit.design.radius.card),
              }),
          ),
        ],
        { innerGap: 26 },
      ),
    ]),
});

/** Address, hours and a map. */
export const place = (
  options: Band & Head & { address: string; map: string; lines: readonly string[]; action?: Action },
): Section => ({
  kind: "place",
  make: (kit) =>
    band(kit, { tone: "paper", ...options }, (ground) => [
      columns(
        [42, 58],
        [
          [
            head(kit, ground, options, { align: "start", wide: true }),
            copy(kit, ground, options.address, { strong: true }),
            ticks(kit, ground, options.lines, { icon: "far fa-clock" }),
            ...(options.action ? [actions(kit, ground, [options.action])] : []),
          ],
          [googleMap(options.map, 420)],
        ],
      ),
    ]),
});

/** Card of contact ways: phone, message, mail. */
export const contactCards = (
  options: Band & Head & { ways: readonly { icon: string; title: string; text: string; action: Action }[] },
): Section => ({
  kind: "contact-cards",
  make: (kit) =>
    band(kit, { tone: "tint", ...options }, (ground) => {
      const inner = cardOn(kit.design, ground);
      return [
        head(kit, ground, options),
        cells(
          kit,
          options.ways.length,
          options.ways.map((way) =>
            card(kit, ground, () => [
              mark(kit, inner, way.icon),
              title(kit, inner, way.title, { level: "h3" }),
              copy(kit, inner, way.text),
              actions(kit, inner, [way.action]),
            ]),
          ),
        ),
      ];
    }),
});
