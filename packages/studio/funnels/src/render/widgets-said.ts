import { borderCss, fourSides, length, text, typographyCss } from "./css.ts";
import { type Draw, glyph, list, string } from "./draw.ts";

/** The first panel is open. */
export const nestedTabs: Draw = ({ settings, self, sheet, children }) => {
  sheet.add(`${self} .tab-titles`, settings, (get) => ({
    gap: length(get("tabs_title_space_between")),
    "justify-content": text(get("tabs_justify_horizontal")),
    "margin-bottom": length(get("tabs_title_spacing")),
  }));
  sheet.add(`${self} .tab-titles button`, settings, (get) => ({
    ...typographyCss("title_typography")(get),
    ...borderCss("tabs_title_border")(get),
    color: text(get("title_text_color")),
    "background-color": text(get("tabs_title_background_color_color")),
    "border-radius": fourSides(get("tabs_title_border_radius"))?.join(" "),
    padding: fourSides(get("padding"))?.join(" "),
  }));
  sheet.add(`${self} .tab-titles button:first-child`, settings, (get) => ({
    color: text(get("title_text_color_active")),
    "background-color": text(get("tabs_title_background_color_active_color")),
  }));
  const titles = list(settings.tabs).map(({ tab_title }) => `<button>${string(tab_title)}</button>`);
  return `<div class="tab-titles">${titles.join("")}</div><div class="tab-panels">${children.join("")}</div>`;
};

export const counter: Draw = ({ settings, self, sheet }) => {
  const align: Record<string, string> = { start: "left", center: "center", end: "right" };
  sheet.add(self, settings, (get) => ({ "text-align": align[string(get("number_position"))] }));
  sheet.add(`${self} .figure`, settings, (get) => ({
    ...typographyCss("typography_number")(get),
    color: text(get("number_color")),
    "margin-bottom": length(get("title_gap")),
  }));
  sheet.add(`${self} .text`, settings, (get) => ({
    ...typographyCss("typography_title")(get),
    color: text(get("title_color")),
  }));
  return `<div class="figure">${string(settings.prefix)}${Number(settings.ending_number).toLocaleString("en-US")}${string(settings.suffix)}</div><div class="text">${string(settings.title)}</div>`;
};

export const testimonial: Draw = ({ settings, self, sheet }) => {
  const align: Record<string, string> = { start: "left", center: "center", end: "right" };
  sheet.add(self, settings, (get) => ({ "text-align": align[string(get("testimonial_alignment"))] }));
  sheet.add(`${self} .said`, settings, (get) => ({
    ...typographyCss("content_typography")(get),
    color: text(get("content_content_color")),
  }));
  sheet.add(`${self} .name`, settings, (get) => ({
    ...typographyCss("name_typography")(get),
    color: text(get("name_text_color")),
  }));
  sheet.add(`${self} .job`, settings, (get) => ({
    ...typographyCss("job_typography")(get),
    color: text(get("job_text_color")),
  }));
  return `<div class="said">${string(settings.testimonial_content)}</div><div class="name">${string(settings.testimonial_name)}</div><div class="job">${string(settings.testimonial_job)}</div>`;
};

/** The first is open. */
export const accordion: Draw = ({ settings, self, sheet, children }) => {
  sheet.add(`${self} .fold-title`, settings, (get) => ({
    ...typographyCss("title_typography")(get),
    ...borderCss("accordion_border_normal")(get),
    color: text(get("normal_title_color")),
    "background-color": text(get("accordion_background_normal_color")),
    padding: fourSides(get("accordion_padding"))?.join(" "),
  }));
  sheet.add(`${self} .fold-title .fa`, settings, (get) => ({
    color: text(get("normal_icon_color")),
    "font-size": length(get("icon_size")),
    "margin-left": "14px",
  }));
  sheet.add(`${self} .open .fold-title`, settings, (get) => ({
    ...borderCss("accordion_border_active")(get),
    color: text(get("active_title_color")),
    "background-color": text(get("accordion_background_active_color")),
  }));
  sheet.add(`${self} .open .fold-title .fa`, settings, (get) => ({ color: text(get("active_icon_color")) }));
  const tag = string(settings.title_tag) || "div";
  return list(settings.items)
    .map(({ item_title }, at) => {
      const open = at === 0;
      const sign = glyph(
        open ? settings.accordion_item_title_icon_active : settings.accordion_item_title_icon,
      );
      return `<div class="fold${open ? " open" : ""}"><${tag} class="fold-title"><span>${string(item_title)}</span>${sign}</${tag}>${open ? children[at] : ""}</div>`;
    })
    .join("");
};

export const rating: Draw = ({ settings, self, sheet }) => {
  const justify: Record<string, string> = { start: "flex-start", center: "center", end: "flex-end" };
  sheet.add(`${self} .stars`, settings, (get) => ({
    "justify-content": justify[string(get("icon_alignment"))],
    gap: length(get("icon_gap")),
    "font-size": length(get("icon_size")),
    color: text(get("icon_color")),
  }));
  return `<div class="stars">${glyph(settings.rating_icon).repeat(Math.round(Number(settings.rating_value)))}</div>`;
};

export const progress: Draw = ({ settings, self, sheet }) => {
  sheet.add(`${self} .title`, settings, (get) => ({
    ...typographyCss()(get),
    color: text(get("title_color")),
  }));
  sheet.add(`${self} .track`, settings, (get) => ({
    "background-color": text(get("bar_bg_color")),
    "border-radius": length(get("bar_border_radius")),
    height: length(get("bar_height")),
  }));
  sheet.add(`${self} .bar`, settings, (get) => ({
    "background-color": text(get("bar_color")),
    width: length(get("percent")),
  }));
  return `<div class="title">${string(settings.title)}</div><div class="track"><div class="bar"></div></div>`;
};
