// Settings that must be written: left out, Elementor takes the customer's fonts and colours, or its own samples.
import type { Element, Json } from "../elementor/types.ts";
import { formFaults } from "./forms.ts";

const face = (prefix = "typography") =>
  ["typography", "font_family", "font_size", "font_weight", "line_height"].map((part) => `${prefix}_${part}`);

const needed: Record<string, readonly string[]> = {
  heading: ["title", "header_size", "title_color", "align", ...face()],
  "text-editor": ["editor", "text_color", "link_color", "align", "paragraph_spacing", ...face()],
  button: [
    "text",
    "link",
    "button_text_color",
    "background_color",
    "hover_color",
    "button_background_hover_background",
    "button_background_hover_color",
    "border_radius",
    "text_padding",
    ...face(),
  ],
  image: ["image", "image_size", "align"],
  icon: ["selected_icon", "primary_color", "size"],
  "icon-list": [
    "icon_list",
    "icon_color",
    "text_color",
    "icon_size",
    "space_between",
    ...face("icon_typography"),
  ],
  "icon-box": [
    "selected_icon",
    "title_text",
    "description_text",
    "primary_color",
    "title_color",
    "description_color",
    "text_align",
    "icon_size",
    ...face("title_typography"),
    ...face("description_typography"),
  ],
  "image-box": [
    "image",
    "title_text",
    "description_text",
    "title_color",
    "description_color",
    "text_align",
    ...face("title_typography"),
    ...face("description_typography"),
  ],
  counter: [
    "ending_number",
    "title",
    "number_color",
    "title_color",
    ...face("typography_number"),
    ...face("typography_title"),
  ],
  testimonial: [
    "testimonial_content",
    "testimonial_name",
    "testimonial_job",
    "testimonial_image",
    "testimonial_alignment",
    "content_content_color",
    "name_text_color",
    "job_text_color",
    ...face("content_typography"),
    ...face("name_typography"),
    ...face("job_typography"),
  ],
  "nested-accordion": [
    "items",
    "title_tag",
    "normal_title_color",
    "hover_title_color",
    "active_title_color",
    "normal_icon_color",
    "accordion_background_normal_color",
    "accordion_background_hover_color",
    "accordion_background_active_color",
    "accordion_border_normal_color",
    "accordion_padding",
    ...face("title_typography"),
  ],
  "nested-tabs": [
    "tabs",
    "title_text_color",
    "title_text_color_hover",
    "title_text_color_active",
    "tabs_title_background_color_background",
    "tabs_title_background_color_color",
    "tabs_title_background_color_hover_color",
    "tabs_title_background_color_active_color",
    "tabs_title_border_color",
    "padding",
    ...face("title_typography"),
  ],
  divider: ["color", "weight", "width", "gap"],
  spacer: ["space"],
  rating: ["rating_value", "rating_icon", "icon_color", "icon_unmarked_color", "icon_size"],
  progress: ["title", "percent", "inner_text", "title_color", "bar_color", "bar_bg_color", ...face()],
  "social-icons": [
    "social_icon_list",
    "icon_color",
    "icon_primary_color",
    "icon_secondary_color",
    "icon_size",
  ],
  html: ["html"],
  video: ["video_type", "youtube_url", "image_overlay", "play_icon_color"],
  google_maps: ["address", "height"],
};

/** Keys that an element of this kind must have. */
export function explicit(element: Element): readonly string[] {
  if (element.elType === "widget") return needed[element.widgetType ?? ""] ?? [];
  const grid = element.settings.container_type === "grid";
  return [
    "container_type",
    "content_width",
    "padding",
    ...(grid
      ? ["grid_columns_grid", "grid_rows_grid", "grid_gaps"]
      : ["flex_direction", "flex_gap", "flex_align_items"]),
    element.settings.content_width === "boxed" ? "boxed_width" : "width",
  ];
}

const samples =
  /lorem ipsum|add your heading|click here|this is the heading|john doe|web designer|cool number|my skill|list item #/i;

function words(value: Json): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(words).join(" ");
  return typeof value === "object" && value !== null ? Object.values(value).map(words).join(" ") : "";
}

/** Sample words, empty copy, and forms that cannot be used. */
export function leftovers(element: Element): string[] {
  const faults: string[] = [];
  const all = words(element.settings as Json);
  const sample = samples.exec(all);
  if (sample) faults.push(`sample words left in: ${sample[0]}`);
  if (/undefined|NaN|\[object/.test(all)) faults.push("a value came out as undefined");
  for (const key of ["title", "editor", "text", "title_text"]) {
    if (element.settings[key] === "") faults.push(`${key} is empty`);
  }
  if (element.widgetType === "html") {
    faults.push(...formFaults(String(element.settings.html)));
  }
  return faults;
}
