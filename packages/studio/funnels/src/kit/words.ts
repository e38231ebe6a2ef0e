// Set text: titles, copy, the small line above a heading, lists.
import { type Box, flex } from "../elementor/container.ts";
import type { Draft } from "../elementor/types.ts";
import { type Face, sides } from "../elementor/values.ts";
import { divider, heading, iconList, textEditor } from "../elementor/widgets.ts";
import { contrast, isDark, legible, mix } from "./colour.ts";
import type { Design } from "./design.ts";
import { displayFace, fitted, textFace } from "./faces.ts";
import { mark } from "./figure.ts";
import type { Ground } from "./ground.ts";
import { endTogether, lineHtml, proseHtml, titleHtml } from "./rich.ts";
import type { Head, Kit } from "./section.ts";

export type Align = "start" | "center";

/** A display title with its accented words. */
export function title(
  kit: Kit,
  ground: Ground,
  text: string,
  options: {
    level: "h1" | "h2" | "h3" | "h4" | "div" | "p";
    role?: "h1" | "h2" | "h3" | "h4" | "figure";
    align?: Align;
    alignMobile?: Align;
    scale?: number;
    color?: string;
    to?: string;
  },
): Draft {
  const role = options.role ?? (options.level === "div" || options.level === "p" ? "h4" : options.level);
  const kept = endTogether(text);
  return heading({
    title: titleHtml(kept, ground.mark, kit.design.type.italicAccent),
    level: options.level,
    face: fitted(displayFace(kit, role, options.scale), kept, {
      tablet: role === "h3" || role === "h4" ? 180 : 330,
      phone: role === "h3" || role === "h4" ? 232 : 280,
    }),
    color: options.color ?? ground.ink,
    align: options.align ?? "start",
    ...(options.alignMobile ? { alignMobile: options.alignMobile } : {}),
    ...(options.to ? { to: options.to } : {}),
  });
}

/** A figure among others in a row: with its unit on one line where that is short, and all of them at one size. */
export function figureTitle(
  kit: Kit,
  ground: Ground,
  text: string,
  options: {
    among: readonly string[];
    /** Pixels that one of them has on a tablet and on a phone. */
    columns: { tablet: number; phone: number };
    scale?: number;
    align?: Align;
    color?: string;
  },
): Draft {
  const kept = (figure: string) => (figure.length > 12 ? figure : figure.replaceAll(" ", "\u00A0"));
  return heading({
    title: titleHtml(kept(text), ground.mark, kit.design.type.italicAccent),
    level: "div",
    face: fitted(displayFace(kit, "h3", options.scale), options.among.map(kept).join("\n"), options.columns),
    color: options.color ?? ground.ink,
    align: options.align ?? "start",
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
    alignMobile?: Align;
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
    ...(options.alignMobile ? { alignMobile: options.alignMobile } : {}),
    spacing: (html.match(/<\/p>|<\/ul>/g)?.length ?? 0) > 1 ? 16 : 0,
  });
}

/** How the small line above a heading is set. */
export const eyebrowFace = ({ type, eyebrow: manner }: Design): Face => ({
  family: type.text,
  size: manner === "plain" ? type.body + 1 : 15,
  weight: manner === "plain" ? 500 : 700,
  line: 1.4,
  ...(manner === "caps" || manner === "rule" ? { transform: "uppercase" as const, tracking: 0.11 } : {}),
  ...(manner === "plain" ? { style: "italic" as const } : {}),
});

/** A pill on a phone, in pixels: size of its letters, room beside them, what a phone leaves for both. */
const pill = { letters: 14, inset: 16, room: 350 };

/** A pill with more words than a phone has room for is as wide as half of them: left alone, it fills the line. */
function onTwoLines(text: string, align: Align): Box {
  const long = text.length * pill.letters * 0.57;
  const half = long * 0.58 + 2 * pill.inset;
  return long <= pill.room - 2 * pill.inset || half > pill.room
    ? {}
    : {
        widthMobile: Math.ceil((half / pill.room) * 100),
        self: align === "center" ? "center" : "flex-start",
      };
}

/** A pill is lighter than a coloured ground, or darker where its light words would be lost, and on the page's own paper it has the colour of the brand: mixed to grey it looks switched off. */
function pillFill({ palette }: Design, { tone, color, ink }: Ground): string {
  if (tone === "tint" && contrast(palette.card, color) > 1.03) return palette.card;
  if (tone === "accent") return mix(color, "#FFFFFF", 0.62);
  if (tone === "paper" || tone === "card" || tone === "tint") return mix(color, palette.brand, 0.16);
  const lighter = mix(color, "#FFFFFF", 0.16);
  return contrast(ink, lighter) >= 4.5 || isDark(ink) ? lighter : mix(color, palette.deep, 0.5);
}

/** The small line above a heading, in the design's manner. */
export function eyebrow(kit: Kit, ground: Ground, text: string, align: Align = "start"): Draft {
  const { design } = kit;
  const face = eyebrowFace(design);
  const line = (color: string) =>
    heading({ title: titleHtml(text, color), level: "div", face, color, align });
  const self = align === "center" ? "center" : "flex-start";
  if (design.eyebrow === "pill") {
    const fill = pillFill(design, ground);
    const color = legible(ground.ink, fill);
    const drawn = heading({
      title: titleHtml(text, color),
      level: "div",
      face: { ...face, mobile: pill.letters },
      color,
      align,
    });
    return flex(
      {
        direction: "row",
        directionMobile: "row",
        along: align === "center" ? "center" : "flex-start",
        ...onTwoLines(text, align),
      },
      [
        {
          ...drawn,
          settings: {
            ...drawn.settings,
            _padding: sides([8, pill.inset, 8, pill.inset]),
            _background_background: "classic",
            _background_color: fill,
            _border_radius: sides(20),
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
  if (design.eyebrow === "bar" && align === "center") {
    // On the widget itself: a container would keep its bar at the page's edge.
    const drawn = line(ground.ink);
    return flex({ direction: "row", directionMobile: "row", along: "center" }, [
      {
        ...drawn,
        settings: {
          ...drawn.settings,
          _padding: { unit: "px", top: "2", right: "0", bottom: "2", left: "12", isLinked: false },
          _border_border: "solid",
          _border_width: { unit: "px", top: "0", right: "0", bottom: "0", left: "4", isLinked: false },
          _border_color: ground.mark,
        },
      },
    ]);
  }
  if (design.eyebrow === "bar") {
    return flex({ self, padding: [2, 0, 2, 12], border: { width: [0, 0, 0, 4], color: ground.mark } }, [
      line(ground.ink),
    ]);
  }
  return line(ground.mark);
}

/** An icon over a title; on a phone beside it. */
export const marked = (kit: Kit, ground: Ground, item: { icon: string; title: string }): Draft =>
  flex({ gap: 14, directionMobile: "row", across: "stretch", acrossMobile: "center" }, [
    flex({ widthMobile: 20 }, [mark(kit, ground, item.icon)]),
    flex({ widthMobile: 80 }, [title(kit, ground, item.title, { level: "h3" })]),
  ]);

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
    : flex({ width: text.lead ? 74 : 100, widthTablet: 100, widthMobile: 100, gap: 16 }, parts);
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
