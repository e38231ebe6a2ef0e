// Writers for figures, quotes and questions.
import { flex } from "./container.ts";
import type { Draft, Settings } from "./types.ts";
import { border, type Face, icon, noPicture, type Sides, sides, size, typography } from "./values.ts";
import { type Place, textEditor, widget } from "./widgets.ts";
import type { Align } from "./widgets-media.ts";

/** A figure that counts up. */
export function counter(
  options: {
    to: number;
    prefix?: string;
    suffix?: string;
    title: string;
    face: Face;
    color: string;
    titleFace: Face;
    titleColor: string;
    align?: Align;
  },
  place?: Place,
): Draft {
  const { align = "start" } = options;
  return widget(
    "counter",
    {
      starting_number: 0,
      ending_number: options.to,
      prefix: options.prefix ?? "",
      suffix: options.suffix ?? "",
      duration: 1200,
      thousand_separator: "yes",
      title: options.title,
      title_tag: "div",
      title_position: "after",
      title_horizontal_alignment: align,
      title_gap: size(8),
      number_position: align,
      number_color: options.color,
      ...typography(options.face, "typography_number"),
      title_color: options.titleColor,
      ...typography(options.titleFace, "typography_title"),
    },
    place,
  );
}

/** What somebody said, and who. */
export function testimonial(
  options: {
    quote: string;
    name: string;
    job: string;
    face: Face;
    color: string;
    nameFace: Face;
    nameColor: string;
    jobFace: Face;
    jobColor: string;
    align?: Align;
  },
  place?: Place,
): Draft {
  return widget(
    "testimonial",
    {
      testimonial_content: options.quote,
      testimonial_name: options.name,
      testimonial_job: options.job,
      testimonial_image: noPicture,
      testimonial_alignment: options.align ?? "start",
      content_content_color: options.color,
      ...typography(options.face, "content_typography"),
      name_text_color: options.nameColor,
      ...typography(options.nameFace, "name_typography"),
      job_text_color: options.jobColor,
      ...typography(options.jobFace, "job_typography"),
    },
    place,
  );
}

/** Questions that open one at a time: `<details>` of the page, the first of them open. One container for each answer. */
export function accordion(
  options: {
    items: readonly { title: string; html: string }[];
    schema?: boolean;
    face: Face;
    color: string;
    activeColor: string;
    textFace: Face;
    textColor: string;
    fill: string;
    line: string;
    iconColor: string;
  },
  place?: Place,
): Draft {
  const { fill, line } = options;
  const below: Sides = [0, 0, 1, 0];
  const state = (name: string, width: Sides): Settings => ({
    [`accordion_background_${name}_background`]: "classic",
    [`accordion_background_${name}_color`]: fill,
    ...border({ width, color: line }, `accordion_border_${name}`),
  });
  return {
    ...widget(
      "nested-accordion",
      {
        items: options.items.map((item) => ({ item_title: item.title })),
        accordion_item_title_position_horizontal: "stretch",
        accordion_item_title_icon_position: "end",
        accordion_item_title_icon: icon("fas fa-plus"),
        accordion_item_title_icon_active: icon("fas fa-minus"),
        title_tag: "h3",
        faq_schema: options.schema ? "yes" : "no",
        default_state: "expanded",
        max_items_expended: "one",
        accordion_item_title_space_between: size(0),
        accordion_item_title_distance_from_content: size(0),
        ...state("normal", below),
        ...state("hover", below),
        ...state("active", [0, 0, 0, 0]),
        accordion_padding: sides([22, 24, 22, 24]),
        ...typography(options.face, "title_typography"),
        normal_title_color: options.color,
        hover_title_color: options.activeColor,
        active_title_color: options.activeColor,
        icon_size: size(15),
        normal_icon_color: options.iconColor,
        hover_icon_color: options.activeColor,
        active_icon_color: options.activeColor,
        // The card around it ends in an edge of its own, under which the last line goes.
        _margin: sides([0, 0, -1, 0]),
      },
      place,
    ),
    elements: options.items.map(({ html }) =>
      flex({ fill, padding: [0, 24, 22, 24], border: { width: below, color: line } }, [
        textEditor({
          html,
          face: options.textFace,
          color: options.textColor,
          linkColor: options.activeColor,
          spacing: 10,
        }),
      ]),
    ),
  };
}

/** Panels behind tabs; on phones a list of folds. One container for each title, in the same order. */
export function nestedTabs(options: {
  titles: readonly string[];
  panels: readonly Draft[];
  face: Face;
  color: string;
  activeColor: string;
  fill: string;
  activeFill: string;
  line: string;
  radius: number;
}): Draft {
  const background = (state: string, color: string): Settings => ({
    [`tabs_title_background_color${state}_background`]: "classic",
    [`tabs_title_background_color${state}_color`]: color,
  });
  return {
    ...widget("nested-tabs", {
      tabs: options.titles.map((title) => ({ tab_title: title })),
      tabs_direction: "block-start",
      tabs_justify_horizontal: "start",
      breakpoint_selector: "mobile",
      tabs_title_space_between: size(10),
      tabs_title_spacing: size(28),
      ...background("", options.fill),
      ...background("_hover", options.activeFill),
      ...background("_active", options.activeFill),
      tabs_title_border_border: "solid",
      tabs_title_border_width: sides(1),
      tabs_title_border_color: options.line,
      tabs_title_border_radius: sides(options.radius),
      padding: sides([14, 22, 14, 22]),
      ...typography(options.face, "title_typography"),
      title_text_color: options.color,
      title_text_color_hover: options.activeColor,
      title_text_color_active: options.activeColor,
    }),
    elements: options.panels,
  };
}

/** Stars, out of five. */
export function rating(
  options: { value: number; color: string; off: string; size: number; align?: Align },
  place?: Place,
): Draft {
  return widget(
    "rating",
    {
      rating_scale: size(5),
      rating_value: options.value,
      rating_icon: icon("fas fa-star"),
      icon_alignment: options.align ?? "start",
      icon_size: size(options.size),
      icon_gap: size(4),
      icon_color: options.color,
      icon_unmarked_color: options.off,
    },
    place,
  );
}

/** A labelled bar. */
export function progress(
  options: {
    title: string;
    percent: number;
    face: Face;
    color: string;
    bar: string;
    track: string;
    height?: number;
    radius?: number;
    showPercent?: boolean;
  },
  place?: Place,
): Draft {
  return widget(
    "progress",
    {
      // In the title: inside the bar Elementor sets it in 11 pixels, and no setting makes that larger.
      title: options.showPercent === false ? options.title : `${options.title}: ${options.percent} %`,
      title_tag: "div",
      percent: size(options.percent, "%"),
      display_percentage: "",
      // Left out, the bar says "Web Designer".
      inner_text: "",
      title_color: options.color,
      ...typography(options.face),
      bar_color: options.bar,
      bar_bg_color: options.track,
      bar_height: size(options.height ?? 14),
      bar_border_radius: size(options.radius ?? 0),
    },
    place,
  );
}
