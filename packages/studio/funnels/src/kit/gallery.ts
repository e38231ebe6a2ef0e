// Galleries, bars, places and ways to write.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { googleMap } from "../elementor/widgets-media.ts";
import { progress } from "../elementor/widgets-said.ts";
import { actions } from "./buttons.ts";
import { displayFace, textFace } from "./faces.ts";
import { figure, mark } from "./figure.ts";
import { cardOn } from "./ground.ts";
import { band, card, cells, columns } from "./parts.ts";
import type { Action, Band, Head, Section } from "./section.ts";
import { copy, head, ticks, title } from "./words.ts";

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
              heightMobile: options.pictures.length > 2 ? 170 : 240,
            }),
            ...(item.text ? [copy(kit, ground, item.text, { role: "small" })] : []),
          ]),
        ),
        { gap: 20, mobile: options.pictures.length > 2 ? 2 : 1 },
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
    Head & {
      bars: readonly { text: string; percent: number }[];
      /** False where the text has a figure of its own, in another unit. */
      showPercent?: boolean;
      note?: string;
      picture?: number;
      /** Thick bars over the whole height of what stands beside them. */
      tall?: boolean;
    },
): Section => ({
  kind: options.tall ? "bars-tall" : "bars",
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
                showPercent: options.showPercent ?? true,
                face: options.tall
                  ? { ...displayFace(kit, "h4"), transform: "none" as const }
                  : textFace(kit, "label"),
                color: ground.ink,
                bar: ground.mark,
                track: ground.line,
                height: options.tall ? 30 : 12,
                radius: Math.min(12, kit.design.radius.card),
              }),
          ),
        ],
        {
          innerGap: 26,
          ...(options.tall ? { across: "stretch" as const, innerAlong: "space-around" as const } : {}),
        },
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
            card(
              kit,
              ground,
              () => [
                flex({ gap: 14 }, [
                  mark(kit, inner, way.icon),
                  title(kit, inner, way.title, { level: "h3" }),
                  copy(kit, inner, way.text),
                ]),
                actions(kit, inner, [way.action]),
              ],
              { along: "space-between", gap: 20 },
            ),
          ),
        ),
      ];
    }),
});
