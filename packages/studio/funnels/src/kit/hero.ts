// First screens. Each holds the page's one h1.
import { type Box, flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { actions } from "./buttons.ts";
import { alpha } from "./colour.ts";
import { figure, stars } from "./figure.ts";
import { type Ground, groundOf, type Tone, underVeil } from "./ground.ts";
import { band, card, columns } from "./parts.ts";
import { priceLine } from "./price-line.ts";
import type { Action, Band, Head, Kit, Section } from "./section.ts";
import { copy, eyebrow, ticks, title } from "./words.ts";

export interface HeroCopy extends Head {
  actions: readonly Action[];
  /** A short line under the buttons. */
  note?: string;
  ticks?: readonly string[];
}

export const words = (
  kit: Kit,
  ground: Ground,
  text: HeroCopy,
  align: "start" | "center" = "start",
  scale = 1,
): Draft[] => [
  ...(text.eyebrow ? [eyebrow(kit, ground, text.eyebrow, align)] : []),
  title(kit, ground, text.title, { level: "h1", align, scale }),
  ...(text.lead ? [copy(kit, ground, text.lead, { role: "lead", align })] : []),
  ...(text.ticks ? [ticks(kit, ground, text.ticks)] : []),
  ...(text.actions.length > 0 ? [actions(kit, ground, text.actions, align, "fas fa-arrow-right")] : []),
  ...(text.note ? [copy(kit, ground, text.note, { role: "small", align })] : []),
];

/** Words on one side, a picture on the other. */
export const heroSplit = (
  options: Band &
    HeroCopy & {
      picture: number;
      flip?: boolean;
      shares?: readonly [number, number];
      height?: number;
      rated?: string;
    },
): Section => ({
  kind: options.flip ? "hero-split-flip" : "hero-split",
  make: (kit) =>
    band(
      kit,
      { tone: "paper", ...options, gradient: true, box: { ...edge(kit, options.tone ?? "paper") } },
      (ground) => {
        const text = [
          ...words(kit, ground, options),
          ...(options.rated
            ? [
                flex({ direction: "row", directionMobile: "row", gap: 12, across: "center" }, [
                  starsAuto(kit, ground),
                  autoCopy(kit, ground, options.rated),
                ]),
              ]
            : []),
        ];
        const shot = [figure(kit, ground, options.picture, options.height ? { height: options.height } : {})];
        const [left, right] = options.shares ?? [52, 48];
        return [
          columns(options.flip ? [right, left] : [left, right], options.flip ? [shot, text] : [text, shot], {
            stackTablet: (options.shares?.[0] ?? 0) > 56,
          }),
        ];
      },
    ),
});

const starsAuto = (kit: Kit, ground: Ground): Draft => withAuto(stars(kit, ground));

const autoCopy = (kit: Kit, ground: Ground, text: string): Draft =>
  withAuto(copy(kit, ground, text, { role: "small" }));

const withAuto = (draft: Draft): Draft => ({
  ...draft,
  settings: { ...draft.settings, _element_width: "auto" },
});

function edge(kit: Kit, tone: string) {
  const shape = kit.design.edge;
  if (!shape || shape === "none" || tone === "paper") return {};
  return { divider: { side: "bottom" as const, shape, color: kit.design.palette.paper, height: 56 } };
}

/** Everything on the middle axis, the picture wide underneath. */
export const heroCentered = (
  options: Band & HeroCopy & { picture?: number; height?: number; heightMobile?: number; width?: number },
): Section => ({
  kind: options.picture ? "hero-centered-picture" : "hero-centered",
  make: (kit) =>
    band(
      kit,
      {
        tone: "paper",
        ...options,
        gradient: true,
        box: options.picture ? {} : edge(kit, options.tone ?? "paper"),
      },
      (ground) => [
        flex({ boxed: options.width ?? 900, gap: 22 }, words(kit, ground, options, "center")),
        ...(options.picture
          ? [
              figure(kit, ground, options.picture, {
                height: options.height ?? 520,
                heightMobile: options.heightMobile ?? 260,
              }),
            ]
          : []),
      ],
    ),
});

/** The words of a first screen on a panel of their own: the picture behind needs no veil, and on a phone shows above it. */
const onPanel = (kit: Kit, tone: Tone, options: HeroCopy): Draft =>
  flex(
    {
      width: 54,
      widthTablet: 80,
      widthMobile: 100,
      gap: 22,
      padding: 52,
      paddingTablet: 40,
      paddingMobile: [32, 22, 32, 22],
      radius: kit.design.radius.card,
      fill: kit.design.palette[tone],
    },
    words(kit, groundOf(kit.design, tone), options),
  );

/** What lies behind the words of a first screen: its picture, under the veil where the words have no panel of their own. */
const behindWords = (
  kit: Kit,
  ground: Ground,
  { picture, panel = false }: { picture: number; panel?: boolean },
  veil: NonNullable<Box["overlay"]>,
): Pick<Box, "fill" | "overlay"> => ({
  fill: { picture: kit.picture(picture), color: ground.color, ...(panel ? { above: true } : {}) },
  ...(panel ? {} : { overlay: veil }),
});

/** A picture behind the words, darkened so that they read; with a panel under the words it stays as it is. */
export const heroCover = (
  options: Band &
    HeroCopy & {
      picture: number;
      align?: "start" | "center";
      veil?: number;
      vh?: number;
      panel?: boolean;
    },
): Section => ({
  kind: options.align === "center" ? "hero-cover-center" : options.panel ? "hero-cover-panel" : "hero-cover",
  make: (kit) => {
    const { design } = kit;
    const align = options.align ?? "start";
    const veil = options.veil ?? (align === "center" ? 0.8 : 0.92);
    // On a phone the words run to the thin end of the veil.
    const thin = 0.62;
    const ground = underVeil(
      groundOf(design, options.tone ?? "deep"),
      align === "center" ? veil : veil * thin,
    );
    const text = words(kit, ground, options, align);
    return flex(
      {
        boxed: design.rhythm.width,
        tag: "section",
        minHeightVh: options.vh ?? 82,
        along: "center",
        padding: [96, 24, 96, 24],
        paddingMobile: options.panel ? [190, 20, 32, 20] : [72, 20, 72, 20],
        ...behindWords(kit, ground, options, {
          fill:
            align === "center"
              ? ground.color
              : { from: ground.color, to: alpha(ground.color, thin), angle: 90, hold: 40 },
          opacity: veil,
        }),
        ...(options.anchor ? { anchor: options.anchor } : {}),
      },
      [
        options.panel
          ? onPanel(kit, options.tone ?? "deep", options)
          : align === "center"
            ? flex({ boxed: 860, gap: 22 }, text)
            : flex({ width: 58, widthTablet: 80, widthMobile: 100, gap: 22 }, text),
      ],
    );
  },
});

/** Words on the left, a card with the offer on the right. */
export const heroCard = (
  options: Band &
    HeroCopy & {
      card: {
        title: string;
        lines: readonly string[];
        price?: string;
        was?: string;
        action: Action;
        note?: string;
      };
    },
): Section => ({
  kind: "hero-card",
  make: (kit) =>
    band(
      kit,
      { tone: "deep", ...options, gradient: true, box: edge(kit, options.tone ?? "deep") },
      (ground) => [
        columns(
          [57, 43],
          [
            words(kit, ground, options),
            card(
              kit,
              groundOf(kit.design, "paper"),
              (inner) => [
                title(kit, inner, options.card.title, { level: "h2", role: "h3" }),
                ...(options.card.price ? [priceLine(kit, inner, options.card.price, options.card.was)] : []),
                ticks(kit, inner, options.card.lines, { small: true, ruled: true, gap: 18 }),
                flex({ padding: [10, 0, 0, 0], gap: 10 }, [
                  ...actionsJustified(kit, inner, options.card.action),
                  ...(options.card.note
                    ? [copy(kit, inner, options.card.note, { role: "small", align: "center" })]
                    : []),
                ]),
              ],
              { tone: "card", shadow: { y: 30, blur: 70, color: alpha(kit.design.palette.deep, 0.3) } },
            ),
          ],
          { stackTablet: true },
        ),
      ],
    ),
});

const actionsJustified = (kit: Kit, ground: Ground, to: Action): Draft[] => {
  const made = actions(kit, ground, [to]).elements.map((draft) => ({
    ...draft,
    settings: { ...draft.settings, align: "justify" },
  }));
  return made;
};
