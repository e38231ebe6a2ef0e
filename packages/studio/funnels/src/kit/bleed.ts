// Sections whose pictures run to the edge of the screen or lie over one another.
import { type Box, flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { heading } from "../elementor/widgets.ts";
import { actions } from "./buttons.ts";
import { alpha } from "./colour.ts";
import { displayFace } from "./faces.ts";
import { figure } from "./figure.ts";
import { bandFill, type Ground, groundOf, underVeil } from "./ground.ts";
import { following, type HeroCopy, opening, splitHero } from "./hero.ts";
import { band, besidePicture, card, columns } from "./parts.ts";
import { type Fact, raisedFacts } from "./raised.ts";
import { endTogether, titleHtml } from "./rich.ts";
import type { Action, Band, Head, Kit, Section } from "./section.ts";
import { copy, head, ticks } from "./words.ts";

/** How a picture runs to the edge beside words. */
interface Bleed {
  picture: number;
  flip?: boolean;
  /** The inner edge of the picture runs into the ground: how far, in percent of it, and no farther than where the product begins. */
  melt?: boolean | number;
  /** Percent of the screen that the words take. */
  share?: number;
  /** The part of the picture that a narrower screen keeps. */
  position?: "center left" | "center right" | "bottom center";
  /** Pixels of the picture on a phone, where its subject would be cut. */
  heightMobile?: number;
}

interface Halves extends Bleed {
  height: number;
  anchor?: string;
  gradient?: boolean;
  /** Room for what lies over the lower edge. */
  low?: boolean;
}

/** The picture of such a pair. */
const pictureHalf = (kit: Kit, ground: Ground, options: Halves): Draft =>
  flex(
    {
      width: 100 - (options.share ?? 50),
      widthMobile: 100,
      minHeight: options.height,
      minHeightMobile: options.heightMobile ?? 320,
      fill: {
        picture: kit.picture(options.picture),
        color: ground.color,
        ...(options.position ? { position: options.position } : {}),
      },
      ...(options.melt ? { direction: options.flip ? ("row-reverse" as const) : ("row" as const) } : {}),
    },
    options.melt
      ? [
          flex(
            {
              width: options.melt === true ? 16 : options.melt,
              hideMobile: true,
              fill: { from: ground.color, to: alpha(ground.color, 0), angle: options.flip ? 270 : 90 },
            },
            [],
          ),
        ]
      : [],
  );

/** What both kinds of halves have in common. */
const halvesBox = (kit: Kit, ground: Ground, options: Halves): Box => ({
  tag: "section",
  fill: bandFill(kit.design, ground, options.gradient && !options.melt),
  ...(options.anchor ? { anchor: options.anchor } : {}),
});

/** Room beside the words: toward the page's edge as much as other sections leave, toward the picture less. */
const sidesOf = (kit: Kit, flip = false): readonly [right: number, left: number] => {
  const outer = Math.max(40, Math.round((1440 - kit.design.rhythm.width) / 2));
  return flip ? [outer, 44] : [44, outer];
};

/** Words beside a picture, both to the edge. */
function halves(kit: Kit, ground: Ground, options: Halves, inside: readonly Draft[]): Draft {
  const [right, left] = sidesOf(kit, options.flip);
  return flex(
    {
      ...halvesBox(kit, ground, options),
      direction: options.flip ? "row-reverse" : "row",
      directionMobile: "column",
      directionTablet: options.flip ? "row-reverse" : "row",
    },
    [
      flex(
        {
          width: options.share ?? 50,
          widthMobile: 100,
          along: "center",
          gap: 22,
          padding: [96, right, 96, left],
          paddingTablet: [64, 32, 64, 32],
          paddingMobile: [48, 20, 44, 20],
        },
        inside,
      ),
      pictureHalf(kit, ground, options),
    ],
  );
}

/** A first screen in two halves to the edge; on a phone the picture stands between the headline and the rest. */
function heroHalves(
  kit: Kit,
  ground: Ground,
  options: Halves,
  first: readonly Draft[],
  rest: readonly Draft[],
): Draft {
  const [right, left] = sidesOf(kit, options.flip);
  const share = options.share ?? 50;
  const { low } = options;
  return besidePicture(
    [share, 100 - share],
    {
      opening: flex(
        {
          gap: 22,
          along: "flex-end",
          padding: [96, right, 0, left],
          paddingTablet: [64, 32, 0, 32],
          paddingMobile: [36, 20, 26, 20],
        },
        first,
      ),
      picture: pictureHalf(kit, ground, { ...options, share: 0 }),
      rest: flex(
        {
          gap: 22,
          padding: [22, right, low ? 172 : 96, left],
          paddingTablet: [22, 32, low ? 144 : 64, 32],
          paddingMobile: [28, 20, low ? 72 : 44, 20],
        },
        rest,
      ),
    },
    { ...halvesBox(kit, ground, options), gap: 0, ...(options.flip ? { flip: true } : {}) },
  );
}

/** A first screen in two halves: words, and a picture to the edge. */
export const heroBleed = (
  /** `facts` stand on cards that lie over the lower edge. */
  options: Band & HeroCopy & Bleed & { height?: number; facts?: readonly Fact[] },
): Section => ({
  kind: `hero-bleed${options.flip ? "-flip" : ""}${options.facts ? "-facts" : ""}`,
  make: (kit) => {
    const { facts } = options;
    const ground = groundOf(kit.design, options.tone ?? "paper");
    const screen = heroHalves(
      kit,
      ground,
      { ...options, height: options.height ?? 680, gradient: true, low: facts !== undefined },
      opening(kit, ground, options),
      following(kit, ground, options),
    );
    if (!facts) return screen;
    const below = groundOf(kit.design, "paper");
    return flex({ tag: "section", padding: 0, gap: 0, fill: below.color }, [
      { ...screen, settings: { ...screen.settings, html_tag: "div" } },
      raisedFacts(kit, facts),
    ]);
  },
});

/** The same in the middle of a page: heading, words, points. */
export const splitBleed = (
  options: Band &
    Head &
    Bleed & { text?: string; points?: readonly string[]; action?: Action; height?: number },
): Section => ({
  kind: options.flip ? "split-bleed-flip" : "split-bleed",
  make: (kit) => {
    const ground = groundOf(kit.design, options.tone ?? "tint");
    return halves(kit, ground, { ...options, height: options.height ?? 560 }, [
      head(kit, ground, options, { align: "start", wide: true }),
      ...(options.text ? [copy(kit, ground, options.text)] : []),
      ...(options.points ? [ticks(kit, ground, options.points)] : []),
      ...(options.action ? [actions(kit, ground, [options.action])] : []),
    ]);
  },
});

/** Two pictures, one lying over the corner of the other, beside the words. */
export const heroDuo = (
  options: Band & HeroCopy & { pictures: readonly [number, number]; flip?: boolean },
): Section => ({
  kind: options.flip ? "hero-duo-flip" : "hero-duo",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gradient: true }, (ground) => {
      const [large, small] = options.pictures;
      const pair = [
        flex({ padding: [0, 0, 0, 72], paddingMobile: [0, 0, 0, 28] }, [
          figure(kit, ground, large, { bare: true, height: 440, heightMobile: 260 }),
        ]),
        flex(
          {
            width: 56,
            widthMobile: 60,
            margin: [-150, 0, 0, 0],
            marginMobile: [-90, 0, 0, 0],
            padding: 8,
            radius: kit.design.radius.picture + 6,
            fill: ground.color,
          },
          [figure(kit, ground, small, { bare: true, height: 230, heightMobile: 150 })],
        ),
      ];
      const { flip = false } = options;
      return [
        splitHero([52, 48], { flip }, opening(kit, ground, options), pair, following(kit, ground, options)),
      ];
    }),
});

/** A picture across the page with one sentence on it. */
export const pictureBand = (
  options: Band & { picture: number; text: string; by?: string; action?: Action; veil?: number },
): Section => ({
  kind: "picture-band",
  make: (kit) => {
    const { design } = kit;
    const veil = options.veil ?? 0.74;
    const ground = underVeil(groundOf(design, options.tone ?? "deep"), veil);
    return flex(
      {
        boxed: 860,
        tag: "section",
        minHeight: 520,
        minHeightMobile: 380,
        along: "center",
        gap: 24,
        padding: [96, 24, 96, 24],
        paddingMobile: [64, 20, 64, 20],
        fill: { picture: kit.picture(options.picture), color: ground.color },
        overlay: { fill: ground.color, opacity: veil },
        ...(options.anchor ? { anchor: options.anchor } : {}),
      },
      [
        heading({
          title: titleHtml(endTogether(options.text), ground.mark, design.type.italicAccent),
          level: "p",
          face: { ...displayFace(kit, "h2"), line: 1.25 },
          color: ground.ink,
          align: "center",
        }),
        ...(options.by ? [copy(kit, ground, options.by, { align: "center" })] : []),
        ...(options.action ? [actions(kit, ground, [options.action], "center")] : []),
      ],
    );
  },
});

/** A wide picture, and a card that lies over its lower edge. */
export const overlap = (
  options: Band &
    Head & {
      picture: number;
      points?: readonly string[];
      action?: Action;
      height?: number;
      /** How far the card reaches up into the picture. */
      over?: number;
    },
): Section => ({
  kind: "overlap",
  make: (kit) =>
    band(kit, { tone: "paper", ...options, gap: 0 }, (ground) => [
      figure(kit, ground, options.picture, { bare: true, height: options.height ?? 460, heightMobile: 240 }),
      flex(
        {
          margin: [-(options.over ?? 120), 0, 0, 0],
          marginMobile: [-40, 0, 0, 0],
          padding: [0, 56, 0, 56],
          paddingTablet: [0, 24, 0, 24],
          paddingMobile: [0, 14, 0, 14],
        },
        [
          card(
            kit,
            ground,
            (inner) => {
              const words = head(kit, inner, options, { align: "start", wide: true, scale: 0.86 });
              const rest = [
                ...(options.points ? [ticks(kit, inner, options.points, { ruled: true, gap: 20 })] : []),
                ...(options.action ? [actions(kit, inner, [options.action])] : []),
              ];
              return [columns([50, 50], [[words], rest], { stackTablet: true })];
            },
            { padding: 44, gap: 22 },
          ),
        ],
      ),
    ]),
});
