// Writers for the text and action widgets. Every colour and every font is given: unset, they take the customer's kit.
import type { Draft, FreeWidget, Settings } from "./types.ts";
import {
  type Border,
  border,
  type Face,
  icon,
  link,
  noIcon,
  type Shadow,
  type Sides,
  shadow,
  sides,
  size,
  typography,
} from "./values.ts";

type Align = "start" | "center" | "end";

/** Placement of a widget in its container, common to all widgets. */
export interface Place {
  margin?: Sides;
  maxWidth?: number;
  /** Percent of the row it stands in. */
  share?: number;
  auto?: boolean;
  /** As wide as its words, and on a phone as wide as its container. */
  hugs?: boolean;
  /** As wide as its words, and never narrower. */
  firm?: boolean;
  self?: "flex-start" | "center" | "flex-end" | "stretch";
  hideMobile?: boolean;
}

/** A widget with its settings and placement. */
export function widget(widgetType: FreeWidget, settings: Settings, place: Place = {}): Draft {
  const placed: Settings = { ...settings };
  if (place.margin) placed._margin = sides(place.margin);
  if (place.maxWidth) {
    placed._element_width = "initial";
    placed._element_custom_width = size(place.maxWidth);
    // An exact width must give way on a phone.
    placed._element_width_mobile = "inherit";
  }
  if (place.share) {
    placed._element_width = "initial";
    placed._element_custom_width = size(place.share, "%");
    placed._element_width_mobile = "inherit";
  }
  if (place.auto || place.firm) placed._element_width = "auto";
  if (place.hugs) {
    placed._element_width = "auto";
    placed._element_width_mobile = "inherit";
  }
  if (place.firm) placed._flex_size = "none";
  if (place.self) placed._flex_align_self = place.self;
  if (place.hideMobile) placed.hide_mobile = "hidden-mobile";
  return { elType: "widget", widgetType, settings: placed, elements: [] };
}

/** A heading. `title` may hold inline HTML. */
export function heading(
  options: {
    title: string;
    level: "h1" | "h2" | "h3" | "h4" | "div" | "span" | "p";
    face: Face;
    color: string;
    align?: Align;
    alignMobile?: Align;
    to?: string;
  },
  place?: Place,
): Draft {
  const { title, level, face, color, align = "start" } = options;
  return widget(
    "heading",
    {
      title,
      header_size: level,
      align,
      ...(options.alignMobile ? { align_mobile: options.alignMobile } : {}),
      title_color: color,
      ...typography(face),
      ...(options.to ? { link: link(options.to) } : {}),
    },
    place,
  );
}

/** Running text. `html` is ready HTML. */
export function textEditor(
  options: {
    html: string;
    face: Face;
    color: string;
    linkColor: string;
    align?: Align;
    alignMobile?: Align;
    spacing?: number;
  },
  place?: Place,
): Draft {
  const { html, face, color, linkColor, align = "start", spacing = 0 } = options;
  return widget(
    "text-editor",
    {
      editor: html,
      align,
      ...(options.alignMobile ? { align_mobile: options.alignMobile } : {}),
      text_color: color,
      link_color: linkColor,
      link_hover_color: linkColor,
      paragraph_spacing: size(spacing),
      ...typography(face),
    },
    place,
  );
}

/** A button that leads somewhere. */
export function button(
  options: {
    text: string;
    to: string;
    face: Face;
    color: string;
    fill: string;
    hoverColor: string;
    hoverFill: string;
    radius: number;
    padding: Sides;
    paddingMobile?: Sides;
    align?: "left" | "center" | "right" | "justify";
    alignMobile?: "left" | "center" | "right" | "justify";
    border?: Border;
    icon?: string;
    iconAfter?: boolean;
    shadow?: Shadow;
  },
  place?: Place,
): Draft {
  const { align = "left" } = options;
  return widget(
    "button",
    {
      text: options.text,
      link: link(options.to),
      align,
      ...(options.alignMobile ? { align_mobile: options.alignMobile } : {}),
      size: "md",
      button_text_color: options.color,
      background_background: "classic",
      background_color: options.fill,
      hover_color: options.hoverColor,
      button_background_hover_background: "classic",
      button_background_hover_color: options.hoverFill,
      border_radius: sides(options.radius),
      text_padding: sides(options.padding),
      ...(options.paddingMobile ? { text_padding_mobile: sides(options.paddingMobile) } : {}),
      ...typography(options.face),
      ...(options.border
        ? { ...border(options.border), button_hover_border_color: options.border.color }
        : {}),
      ...(options.icon
        ? {
            selected_icon: icon(options.icon),
            icon_align: options.iconAfter === false ? "row" : "row-reverse",
            icon_indent: size(10),
          }
        : {}),
      ...(options.shadow ? shadow(options.shadow, "button_box_shadow") : {}),
    },
    place,
  );
}

/** A list with an icon before each line. */
export function iconList(
  options: {
    items: readonly { text: string; icon: string; to?: string }[];
    face: Face;
    color: string;
    iconColor: string;
    iconSize: number;
    gap: number;
    inline?: boolean;
    align?: Align;
    alignMobile?: Align;
    ruled?: string;
  },
  place?: Place,
): Draft {
  return widget(
    "icon-list",
    {
      view: options.inline ? "inline" : "traditional",
      icon_list: options.items.map((item) => ({
        text: item.text,
        selected_icon: item.icon ? icon(item.icon) : noIcon,
        link: link(item.to ?? ""),
      })),
      space_between: size(options.gap),
      icon_align: options.align ?? "start",
      ...(options.alignMobile ? { icon_align_mobile: options.alignMobile } : {}),
      icon_color: options.iconColor,
      icon_color_hover: options.iconColor,
      icon_size: size(options.iconSize),
      text_indent: size(options.items.some((item) => item.icon) ? 10 : 0),
      icon_self_vertical_align: options.inline ? "center" : "flex-start",
      icon_vertical_offset: size(
        options.inline
          ? 0
          : Math.max(0, (options.face.size * (options.face.line ?? 1.5) - options.iconSize) / 2 - 1),
      ),
      text_color: options.color,
      text_color_hover: options.color,
      ...typography(options.face, "icon_typography"),
      ...(options.ruled
        ? { divider: "yes", divider_style: "solid", divider_weight: size(1), divider_color: options.ruled }
        : {}),
    },
    place,
  );
}

/** A line. */
export function divider(
  options: {
    color: string;
    weight?: number;
    width?: number;
    widthPx?: number;
    align?: "left" | "center" | "right";
    gap?: number;
    style?: string;
  },
  place?: Place,
): Draft {
  return widget(
    "divider",
    {
      style: options.style ?? "solid",
      look: "line",
      color: options.color,
      weight: size(options.weight ?? 1),
      width: options.widthPx ? size(options.widthPx) : size(options.width ?? 100, "%"),
      align: options.align ?? "left",
      gap: size(options.gap ?? 0),
    },
    place,
  );
}

/** Empty height, less of it on phones. */
export const spacer = (height: number, mobile = Math.round(height / 2)): Draft =>
  widget("spacer", { space: size(height), space_mobile: size(mobile) });

/** Hand-written HTML: forms, small drawings. */
export const html = (code: string, place?: Place): Draft => widget("html", { html: code }, place);
