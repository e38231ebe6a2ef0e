// Where things stand: bands, columns, cells, cards.
import { type Box, type Columns, flex, grid } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { type Sides, size } from "../elementor/values.ts";
import { alpha, isDark } from "./colour.ts";
import { bandFill, cardOn, type Ground, groundOf, type Tone } from "./ground.ts";
import type { Band, Head, Kit } from "./section.ts";
import { head } from "./words.ts";

/** A card in the design's manner, and the colours inside it. */
export function card(
  kit: Kit,
  ground: Ground,
  make: (inner: Ground) => readonly Draft[],
  box: Box & { tone?: Tone } = {},
): Draft {
  const { design } = kit;
  const { tone, ...rest } = box;
  const inner = tone ? groundOf(design, tone) : cardOn(design, ground);
  // A light card on a dark ground keeps a dark edge, in which its corners show.
  const edge = isDark(inner.color) ? ground.ink : inner.ink;
  const manner: Box = tone
    ? {}
    : {
        line: { border: { width: 1, color: inner.line } },
        shadow: {
          shadow: { y: 18, blur: 44, color: alpha(design.palette.deep, ground.tone === "deep" ? 0.4 : 0.1) },
        },
        flat: {},
        // A line over the edge ends in corners that are not round.
        topline: {
          border: { width: [4, 0, 0, 0] as Sides, color: inner.mark },
          radius: [0, 0, design.radius.card, design.radius.card] as Sides,
        },
        sideline: { border: { width: [0, 0, 0, 4] as Sides, color: inner.mark } },
        hard: { border: { width: 2, color: edge }, shadow: { x: 6, y: 6, blur: 0, color: edge } },
      }[design.card];
  return flex(
    {
      padding: 32,
      paddingMobile: 24,
      gap: 14,
      fill: inner.color,
      radius: design.radius.card,
      ...manner,
      ...rest,
    },
    make(inner),
  );
}

/** A top-level band: full width ground, boxed content. */
export function band(
  kit: Kit,
  options: Band & { tone: Tone; gradient?: boolean; space?: number; width?: number; gap?: number; box?: Box },
  make: (ground: Ground) => readonly Draft[],
): Draft {
  const { design } = kit;
  const ground = groundOf(design, kit.tone ?? options.tone);
  const space = Math.round(design.rhythm.band * (options.space ?? 1) * (options.tight ? 0.45 : 1));
  const onPhone = Math.round(space * (design.rhythm.phone === "close" ? 0.36 : 0.54));
  return flex(
    {
      boxed: options.width ?? design.rhythm.width,
      tag: "section",
      padding: [space, 24, space, 24],
      paddingTablet: [Math.round(space * 0.8), 28, Math.round(space * 0.8), 28],
      paddingMobile: [onPhone, 20, onPhone, 20],
      gap: options.gap ?? 48,
      gapMobile: Math.min(36, options.gap ?? 36),
      fill: bandFill(design, ground, options.gradient),
      ...(options.anchor ? { anchor: options.anchor } : {}),
      ...options.box,
    },
    make(ground),
  );
}

/** Columns of given shares, stacked on phones (and on tablets when asked). */
export function columns(
  shares: readonly number[],
  parts: readonly (readonly Draft[] | Draft)[],
  options: Box & { stackTablet?: boolean; innerGap?: number; innerAlong?: Box["along"] } = {},
): Draft {
  const { stackTablet, innerGap, innerAlong, ...box } = options;
  return flex(
    {
      direction: "row",
      gap: 56,
      gapMobile: 32,
      across: "center",
      acrossMobile: "stretch",
      ...(stackTablet ? { directionTablet: "column" as const } : {}),
      ...box,
    },
    parts.map((part, index) =>
      flex(
        {
          width: shares[index] ?? 50,
          widthMobile: 100,
          ...(stackTablet ? { widthTablet: 100 } : {}),
          gap: innerGap ?? 24,
          ...(innerAlong ? { along: innerAlong } : {}),
        },
        Array.isArray(part) ? (part as readonly Draft[]) : [part as Draft],
      ),
    ),
  );
}

/**
 * Words beside a picture that follows their opening on a phone: the headline, the picture, and only then what is longer.
 * The words stand in the middle of the picture's height.
 */
export function besidePicture(
  shares: readonly [words: number, picture: number],
  parts: { opening: Draft; picture: Draft; rest: Draft },
  options: Box & { flip?: boolean; stackTablet?: boolean } = {},
): Draft {
  const { flip, stackTablet, ...box } = options;
  const wide = (flip ? [...shares].reverse() : shares).map((share) => `minmax(0,${share}fr)`).join(" ");
  const { opening, rest } = parts;
  const picture: Draft = {
    ...parts.picture,
    settings: {
      ...parts.picture.settings,
      grid_row: "2",
      ...(stackTablet ? { grid_row_tablet: "1" } : {}),
      grid_row_mobile: "1",
    },
  };
  const first: Draft = flip
    ? { ...opening, settings: { ...opening.settings, _flex_order_mobile: "start" } }
    : opening;
  return grid(
    box,
    { desktop: wide, tablet: stackTablet ? 1 : wide, mobile: 1, rows: "auto auto" },
    flip ? [picture, first, rest] : [first, picture, rest],
  );
}

/** How far a card rises under the pointer, in pixels, and how long it takes, in milliseconds. */
const lift = { rise: 6, time: 220 };

const holdsForm = ({ widgetType, settings, elements }: Draft): boolean =>
  (widgetType === "html" && String(settings.html).includes("<form")) || elements.some(holdsForm);

/** A card that rises a little under the pointer; a form keeps still, and so does what has no ground of its own. */
function lifted(part: Draft): Draft {
  const { settings } = part;
  if (part.elType !== "container" || settings.background_background === undefined || holdsForm(part))
    return part;
  return {
    ...part,
    settings: {
      ...settings,
      _transform_translate_popover_hover: "transform",
      _transform_translateY_effect_hover: size(-lift.rise),
      _transform_transition_hover: size(lift.time),
    },
  };
}

/** Letters of a text that reads well in half of a phone. */
export const shortText = 64;

/** Equal cells: 1 on phones, 2 on tablets unless told otherwise. */
export function cells(
  kit: Kit,
  count: number,
  parts: readonly Draft[],
  options: Partial<Columns> & { gap?: number; mobileGap?: number } = {},
): Draft {
  return grid(
    { gap: options.gap ?? kit.design.rhythm.gap, gapMobile: options.mobileGap ?? 18 },
    {
      desktop: options.desktop ?? count,
      tablet: options.tablet ?? Math.min(2, count),
      mobile: options.mobile ?? 1,
    },
    parts.map(lifted),
  );
}

/** Rows or a list under their heading: in the middle, or across the page where the design keeps headings at the start. */
export function underHead(
  kit: Kit,
  ground: Ground,
  text: Head,
  parts: readonly Draft[],
  width: number,
  gap = 0,
): Draft[] {
  return [
    head(kit, ground, text),
    kit.design.heads === "center" ? measure(kit, width, parts, gap) : flex({ gap }, parts),
  ];
}

/** A narrower column: in the middle, or at the start where the design keeps its headings. */
export function measure(kit: Kit, width: number, parts: readonly Draft[], gap = 0): Draft {
  if (kit.design.heads === "center") return flex({ boxed: width, gap }, parts);
  const share = Math.min(100, Math.round((width / kit.design.rhythm.width) * 100));
  return flex({ width: share, widthTablet: 100, widthMobile: 100, gap }, parts);
}
