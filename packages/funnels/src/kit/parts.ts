// The small pieces that sections are put together from: set text, buttons, cards, pictures.
import { type Box, type Columns, flex, grid } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import type { Face, Sides } from "../elementor/values.ts";
import { button, divider, heading, iconList, textEditor } from "../elementor/widgets.ts";
import { alpha, mix } from "./colour.ts";
import { bandFill, cardOn, type Ground, groundOf, inkOn, type Tone } from "./ground.ts";
import { lineHtml, proseHtml, titleHtml } from "./rich.ts";
import type { Action, Band, Head, Kit } from "./section.ts";

export type Align = "start" | "center";

const round = Math.round;

/** Sizes of display text by role. */
export function displayFace(kit: Kit, role: "h1" | "h2" | "h3" | "h4" | "figure", scale = 1): Face {
  const { type } = kit.design;
  const base =
    {
      h1: type.h1,
      h2: type.h2,
      h3: round(type.h2 * 0.56),
      h4: round(type.body * 1.12),
      figure: round(type.h2 * 1.25),
    }[role] * scale;
  const big = role === "h1" || role === "h2" || role === "figure";
  const least = role === "h1" ? 34 : role === "h2" ? 28 : 24;
  const tracking = type.tracking ?? 0;
  return {
    family: type.display,
    size: round(base),
    weight: type.weight,
    line: role === "h3" || role === "h4" ? 1.28 : (type.line ?? 1.12),
    ...(tracking && big ? { tracking: Number(((tracking * base) / type.h2).toFixed(2)) } : {}),
    ...(big || base > 30
      ? {
          tablet: round(Math.max(Math.min(least, base), base * 0.78)),
          mobile: round(Math.max(Math.min(least, base), base * 0.58)),
        }
      : {}),
    ...(type.uppercase && role !== "h4" ? { transform: "uppercase" as const } : {}),
  };
}

/** Sizes of running text by role. */
export function textFace(kit: Kit, role: "lead" | "body" | "small" | "label", weight?: number): Face {
  const { body, text } = kit.design.type;
  const spec = {
    lead: { size: body + 3, line: 1.55 },
    body: { size: body, line: 1.65 },
    small: { size: body - 2, line: 1.55 },
    label: { size: body, line: 1.4 },
  }[role];
  return {
    family: text,
    size: spec.size,
    weight: weight ?? (role === "label" ? 600 : 400),
    line: spec.line,
    ...(role === "lead" ? { mobile: body + 1 } : {}),
  };
}

const narrow = ["Barlow Condensed", "Bebas Neue", "Teko", "Oswald", "Anton"];

/** Brings display text down on phones until its longest word fits a column of 330 pixels. */
function fitPhone(face: Face, text: string): Face {
  const longest = Math.max(
    ...text
      .replaceAll("*", "")
      .split(/[\s/-]+/)
      .map((word) => word.length),
  );
  const wide = (narrow.includes(face.family) ? 0.46 : 0.58) * (face.transform === "uppercase" ? 1.16 : 1);
  const most = Math.floor(330 / (longest * wide));
  return (face.mobile ?? face.size) > most ? { ...face, mobile: Math.max(20, most) } : face;
}

/** A display title with its accented words. */
export function title(
  kit: Kit,
  ground: Ground,
  text: string,
  options: {
    level: "h1" | "h2" | "h3" | "h4" | "div" | "p";
    role?: "h1" | "h2" | "h3" | "h4" | "figure";
    align?: Align;
    scale?: number;
    color?: string;
    to?: string;
  },
): Draft {
  const role = options.role ?? (options.level === "div" || options.level === "p" ? "h4" : options.level);
  return heading({
    title: titleHtml(text, ground.mark, kit.design.type.italicAccent),
    level: options.level,
    face: fitPhone(displayFace(kit, role, options.scale), text),
    color: options.color ?? ground.ink,
    align: options.align ?? "start",
    ...(options.to ? { to: options.to } : {}),
  });
}

/** Running text. */
export function copy(
  kit: Kit,
  ground: Ground,
  text: string,
  options: {
    role?: "lead" | "body" | "small";
    align?: Align;
    strong?: boolean;
    color?: string;
    weight?: number;
  } = {},
): Draft {
  const html = proseHtml(text);
  return textEditor({
    html,
    face: textFace(kit, options.role ?? "body", options.weight),
    color: options.color ?? (options.strong ? ground.ink : ground.muted),
    linkColor: ground.mark,
    align: options.align ?? "start",
    spacing: (html.match(/<\/p>|<\/ul>/g)?.length ?? 0) > 1 ? 16 : 0,
  });
}

/** The small line above a heading, in the design's manner. */
export function eyebrow(kit: Kit, ground: Ground, text: string, align: Align = "start"): Draft {
  const { design } = kit;
  const face: Face = {
    family: design.type.text,
    size: design.eyebrow === "plain" ? design.type.body + 1 : 14,
    weight: design.eyebrow === "plain" ? 500 : 700,
    line: 1.4,
    ...(design.eyebrow === "caps" || design.eyebrow === "rule"
      ? { transform: "uppercase" as const, tracking: 1.6 }
      : {}),
    ...(design.eyebrow === "plain" ? { style: "italic" as const } : {}),
  };
  const line = (color: string) =>
    heading({ title: titleHtml(text, color), level: "div", face, color, align });
  const self = align === "center" ? "center" : "flex-start";
  if (design.eyebrow === "pill") {
    const fill = mix(ground.color, ground.mark, 0.14);
    const color = inkOn(design, fill) === ground.ink ? ground.ink : ground.ink;
    return flex(
      { direction: "row", directionMobile: "row", along: align === "center" ? "center" : "flex-start" },
      [
        {
          ...heading({ title: titleHtml(text, color), level: "div", face, color, align }),
          settings: {
            ...heading({ title: titleHtml(text, color), level: "div", face, color, align }).settings,
            _padding: { unit: "px", top: "8", right: "16", bottom: "8", left: "16", isLinked: false },
            _background_background: "classic",
            _background_color: fill,
            _border_radius: {
              unit: "px",
              top: "100",
              right: "100",
              bottom: "100",
              left: "100",
              isLinked: true,
            },
          },
        },
      ],
    );
  }
  if (design.eyebrow === "rule") {
    return flex({ gap: 10, across: "stretch" }, [
      divider({ color: ground.mark, weight: 3, widthPx: 48, align: align === "center" ? "center" : "left" }),
      line(ground.mark),
    ]);
  }
  if (design.eyebrow === "bar") {
    return flex({ self, padding: [2, 0, 2, 12], border: { width: [0, 0, 0, 4], color: ground.mark } }, [
      line(ground.ink),
    ]);
  }
  return line(ground.mark);
}

/** Eyebrow, heading and lead, at a readable measure. */
export function head(
  kit: Kit,
  ground: Ground,
  text: Head,
  options: { align?: Align; level?: "h2" | "h3"; wide?: boolean; scale?: number } = {},
): Draft {
  const align = options.align ?? kit.design.heads;
  const parts = [
    ...(text.eyebrow ? [eyebrow(kit, ground, text.eyebrow, align)] : []),
    title(kit, ground, text.title, {
      level: options.level ?? "h2",
      role: "h2",
      align,
      ...(options.scale ? { scale: options.scale } : {}),
    }),
    ...(text.lead ? [copy(kit, ground, text.lead, { role: "lead", align })] : []),
  ];
  if (options.wide) return flex({ gap: 16 }, parts);
  return align === "center"
    ? flex({ boxed: 780, gap: 16 }, parts)
    : flex({ width: 68, widthTablet: 100, widthMobile: 100, gap: 16 }, parts);
}

/** One button in the design's manner. `loud` is the page's main action. */
export function action(
  kit: Kit,
  ground: Ground,
  to: Action,
  options: {
    loud?: boolean;
    align?: "left" | "center" | "right" | "justify";
    icon?: string;
    small?: boolean;
  } = {},
): Draft {
  const { design } = kit;
  const loud = options.loud ?? true;
  const { fill, ink } = ground.button;
  const face: Face = {
    family: design.type.text,
    size: options.small ? design.type.body - 1 : design.type.body,
    weight: 700,
    line: 1.2,
    ...(design.buttonCase === "uppercase" ? { transform: "uppercase" as const, tracking: 0.8 } : {}),
  };
  const padding: Sides = options.small ? [13, 22, 13, 22] : [18, 32, 18, 32];
  if (!loud) {
    return button({
      text: to.text,
      to: to.to,
      face,
      color: ground.ink,
      fill: alpha(ground.color, 0),
      hoverColor: ground.color,
      hoverFill: ground.ink,
      radius: design.radius.button,
      padding,
      align: options.align ?? "left",
      alignMobile: "justify",
      border: { width: 2, color: mix(ground.color, ground.ink, 0.55) },
      ...(options.icon ? { icon: options.icon } : {}),
    });
  }
  const hoverFill = mix(fill, ink, 0.14);
  return button({
    text: to.text,
    to: to.to,
    face,
    color: ink,
    fill,
    hoverColor: inkOn(design, hoverFill),
    hoverFill,
    radius: design.radius.button,
    padding,
    align: options.align ?? "left",
    alignMobile: "justify",
    ...(options.icon ? { icon: options.icon } : {}),
    ...(design.button === "hard"
      ? { shadow: { x: 4, y: 4, blur: 0, color: ground.ink }, border: { width: 2, color: ground.ink } }
      : {}),
    ...(design.button === "glow" ? { shadow: { y: 14, blur: 34, color: alpha(fill, 0.36) } } : {}),
  });
}

/** One or two buttons side by side, stacked on phones. */
export function actions(
  kit: Kit,
  ground: Ground,
  list: readonly Action[],
  align: Align = "start",
  icon?: string,
): Draft {
  return flex(
    {
      direction: "row",
      gap: 14,
      along: align === "center" ? "center" : "flex-start",
      across: "center",
      acrossMobile: "stretch",
    },
    list.map((to, index) =>
      action(kit, ground, to, { loud: index === 0, ...(index === 0 && icon ? { icon } : {}) }),
    ),
  );
}

/** A list with ticks, or with another icon. */
export function ticks(
  kit: Kit,
  ground: Ground,
  items: readonly string[],
  options: {
    icon?: string;
    gap?: number;
    color?: string;
    ruled?: boolean;
    iconColor?: string;
    small?: boolean;
  } = {},
): Draft {
  return iconList({
    items: items.map((text) => ({ text: lineHtml(text), icon: options.icon ?? "fas fa-check" })),
    face: textFace(kit, options.small ? "small" : "body"),
    color: options.color ?? ground.ink,
    iconColor: options.iconColor ?? ground.mark,
    iconSize: 16,
    gap: options.gap ?? 14,
    ...(options.ruled ? { ruled: ground.line } : {}),
  });
}

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
  const manner: Box = tone
    ? {}
    : {
        line: { border: { width: 1, color: inner.line } },
        shadow: {
          shadow: { y: 18, blur: 44, color: alpha(design.palette.deep, ground.tone === "deep" ? 0.4 : 0.1) },
        },
        flat: {},
        topline: { border: { width: [4, 0, 0, 0] as Sides, color: inner.mark } },
        sideline: { border: { width: [0, 0, 0, 4] as Sides, color: inner.mark } },
        hard: { border: { width: 2, color: ground.ink }, shadow: { x: 6, y: 6, blur: 0, color: ground.ink } },
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
  const ground = groundOf(design, options.tone);
  const space = round(design.rhythm.band * (options.space ?? 1));
  return flex(
    {
      boxed: options.width ?? design.rhythm.width,
      tag: "section",
      padding: [space, 24, space, 24],
      paddingTablet: [round(space * 0.8), 28, round(space * 0.8), 28],
      paddingMobile: [round(space * 0.62), 20, round(space * 0.62), 20],
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
    parts,
  );
}

/** A narrower column: in the middle, or at the start where the design keeps its headings. */
export function measure(kit: Kit, width: number, parts: readonly Draft[], gap = 0): Draft {
  if (kit.design.heads === "center") return flex({ boxed: width, gap }, parts);
  const share = Math.min(100, Math.round((width / kit.design.rhythm.width) * 100));
  return flex({ width: share, widthTablet: 100, widthMobile: 100, gap }, parts);
}
