// Writers for pictures, icons, films and maps.
import type { Draft, Json } from "./types.ts";
import {
  type Border,
  border,
  type Face,
  icon,
  link,
  type Shadow,
  type Sides,
  shadow,
  sides,
  size,
  typography,
} from "./values.ts";
import { type Place, widget } from "./widgets.ts";

export type Align = "start" | "center" | "end";

/** A picture. `height` crops it to cover; without it the picture keeps its own shape. */
export function image(
  options: {
    picture: Json;
    align?: Align;
    width?: number;
    widthMobile?: number;
    height?: number;
    heightTablet?: number;
    heightMobile?: number;
    radius?: number | Sides;
    border?: Border;
    shadow?: Shadow;
    fit?: "cover" | "contain";
    to?: string;
  },
  place?: Place,
): Draft {
  return widget(
    "image",
    {
      image: options.picture,
      image_size: "full",
      align: options.align ?? "center",
      caption_source: "none",
      ...(options.to ? { link_to: "custom", link: link(options.to) } : { link_to: "none" }),
      width: size(options.width ?? 100, "%"),
      ...(options.widthMobile ? { width_mobile: size(options.widthMobile, "%") } : {}),
      ...(options.height
        ? {
            height: size(options.height),
            "object-fit": options.fit ?? "cover",
            "object-position": "center center",
          }
        : {}),
      ...(options.heightTablet ? { height_tablet: size(options.heightTablet) } : {}),
      ...(options.heightMobile ? { height_mobile: size(options.heightMobile) } : {}),
      image_border_radius: sides(options.radius ?? 0),
      ...(options.border ? border(options.border, "image_border") : {}),
      ...(options.shadow ? shadow(options.shadow, "image_box_shadow") : {}),
    },
    place,
  );
}

/** An icon alone, bare or on a filled shape. */
export function iconMark(
  options: {
    icon: string;
    color: string;
    size: number;
    fill?: string;
    radius?: number;
    padding?: number;
    align?: Align;
  },
  place?: Place,
): Draft {
  const { fill } = options;
  return widget(
    "icon",
    {
      selected_icon: icon(options.icon),
      view: fill ? "stacked" : "default",
      ...(fill
        ? {
            shape: "square",
            border_radius: sides(options.radius ?? 0),
            icon_padding: size(options.padding ?? 16),
          }
        : {}),
      align: options.align ?? "start",
      primary_color: fill ?? options.color,
      ...(fill ? { secondary_color: options.color } : {}),
      size: size(options.size),
    },
    place,
  );
}

/** An icon above a title and a line of text. */
export function iconBox(
  options: {
    icon: string;
    title: string;
    text: string;
    level: "h3" | "h4" | "div";
    iconColor: string;
    iconFill?: string;
    iconSize: number;
    radius?: number;
    titleFace: Face;
    titleColor: string;
    textFace: Face;
    textColor: string;
    align?: Align;
  },
  place?: Place,
): Draft {
  const { iconFill } = options;
  return widget(
    "icon-box",
    {
      selected_icon: icon(options.icon),
      view: iconFill ? "stacked" : "default",
      ...(iconFill
        ? {
            shape: "square",
            secondary_color: options.iconColor,
            icon_padding: size(14),
            border_radius: sides(options.radius ?? 0),
          }
        : {}),
      primary_color: iconFill ?? options.iconColor,
      title_text: options.title,
      description_text: options.text,
      title_size: options.level,
      text_align: options.align ?? "start",
      // On a phone the icon stands before its words; centred words stay below theirs.
      ...(options.align === "start" ? { position_mobile: "inline-start" } : {}),
      icon_space: size(18),
      title_bottom_space: size(8),
      icon_size: size(options.iconSize),
      title_color: options.titleColor,
      ...typography(options.titleFace, "title_typography"),
      description_color: options.textColor,
      ...typography(options.textFace, "description_typography"),
    },
    place,
  );
}

/** Links to profiles. */
export function socialIcons(
  options: {
    items: readonly { icon: string; to: string }[];
    color: string;
    fill: string;
    shape?: "square" | "rounded" | "circle";
    size?: number;
    align?: "left" | "center" | "right";
    alignMobile?: "left" | "center" | "right";
  },
  place?: Place,
): Draft {
  return widget(
    "social-icons",
    {
      social_icon_list: options.items.map((item) => ({
        social_icon: icon(item.icon),
        link: link(item.to, true),
      })),
      shape: options.shape ?? "rounded",
      columns: "0",
      align: options.align ?? "left",
      ...(options.alignMobile ? { align_mobile: options.alignMobile } : {}),
      icon_color: "custom",
      icon_primary_color: options.fill,
      icon_secondary_color: options.color,
      icon_size: size(options.size ?? 16),
      icon_padding: size(0.8, "em"),
      icon_spacing: size(8),
    },
    place,
  );
}

/** A film on YouTube, without its cookies, behind a picture until it is started. */
export function video(options: { link: string; cover: Json; iconColor: string }, place?: Place): Draft {
  return widget(
    "video",
    {
      video_type: "youtube",
      youtube_url: options.link,
      yt_privacy: "yes",
      aspect_ratio: "169",
      show_image_overlay: "yes",
      image_overlay: options.cover,
      lazy_load: "yes",
      show_play_icon: "yes",
      play_icon_color: options.iconColor,
      play_icon_size: size(72),
    },
    place,
  );
}

/** A map of an address. */
export const googleMap = (address: string, height: number, place?: Place): Draft =>
  widget(
    "google_maps",
    { address, zoom: size(14), height: size(height), height_mobile: size(Math.round(height * 0.8)) },
    place,
  );
