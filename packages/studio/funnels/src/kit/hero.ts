// First screens. Each holds the page's one h1.
import { flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { actions } from "./buttons.ts";
import { figure, stars } from "./figure.ts";
import type { Ground } from "./ground.ts";
import { band, besidePicture } from "./parts.ts";
import type { Action, Band, Head, Kit, Section } from "./section.ts";
import { copy, eyebrow, ticks, title } from "./words.ts";

export interface HeroCopy extends Head {
  actions: readonly Action[];
  /** A short line under the buttons. */
  note?: string;
  ticks?: readonly string[];
}

/** What a first screen opens with: the small line and the headline. */
export const opening = (
  kit: Kit,
  ground: Ground,
  text: Pick<Head, "eyebrow" | "title">,
  align: "start" | "center" = "start",
): Draft[] => [
  ...(text.eyebrow ? [eyebrow(kit, ground, text.eyebrow, align)] : []),
  title(kit, ground, text.title, { level: "h1", align }),
];

/** What follows the headline. */
export const following = (
  kit: Kit,
  ground: Ground,
  text: HeroCopy,
  align: "start" | "center" = "start",
): Draft[] => [
  ...(text.lead ? [copy(kit, ground, text.lead, { role: "lead", align })] : []),
  ...(text.ticks ? [ticks(kit, ground, text.ticks)] : []),
  ...(text.actions.length > 0 ? [actions(kit, ground, text.actions, align, "fas fa-arrow-right")] : []),
  ...(text.note ? [copy(kit, ground, text.note, { role: "small", align })] : []),
];

export const words = (
  kit: Kit,
  ground: Ground,
  text: HeroCopy,
  align: "start" | "center" = "start",
): Draft[] => [...opening(kit, ground, text, align), ...following(kit, ground, text, align)];

/** A first screen's headline, its picture and what follows, as they stand beside each other and on a phone. */
export const splitHero = (
  shares: readonly [number, number],
  options: { flip?: boolean; stackTablet?: boolean },
  first: readonly Draft[],
  shot: readonly Draft[],
  rest: readonly Draft[],
): Draft =>
  besidePicture(
    shares,
    {
      opening: flex({ gap: 22, along: "flex-end" }, first),
      picture: flex(
        { gap: 22, along: "center", ...(options.stackTablet ? { paddingTablet: [24, 0, 0, 0] } : {}) },
        shot,
      ),
      rest: flex({ gap: 22, padding: [22, 0, 0, 0], paddingMobile: 0 }, rest),
    },
    { ...options, gap: [56, 0], gapMobile: 24 },
  );

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
        const rest = [
          ...following(kit, ground, options),
          ...(options.rated
            ? [
                flex({ direction: "row", directionMobile: "row", gap: 12, across: "center" }, [
                  starsAuto(kit, ground),
                  autoCopy(kit, ground, options.rated),
                ]),
              ]
            : []),
        ];
        const shot = figure(kit, ground, options.picture, options.height ? { height: options.height } : {});
        const { flip = false, shares = [52, 48] } = options;
        return [
          splitHero(
            shares,
            { flip, stackTablet: shares[0] > 56 },
            opening(kit, ground, options),
            [shot],
            rest,
          ),
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
