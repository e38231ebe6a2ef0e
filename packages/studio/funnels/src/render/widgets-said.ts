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

export const accordion: Draw = ({ settings, self, sheet }) => {
  const right = settings.icon_align === "right";
  sheet.add(`${self} .fold`, settings, (get) => ({
    "border-width": length(get("border_width")),
    "border-color": text(get("border_color")),
  }));
  sheet.add(`${self} .fold-title`, settings, (get) => ({
    ...typographyCss("title_typography")(get),
    color: text(get("title_color")),
    "background-color": text(get("title_background")),
    padding: fourSides(get("title_padding"))?.join(" "),
    "flex-direction": right ? "row-reverse" : "row",
  }));
  sheet.add(`${self} .fold-title .fa`, settings, (get) => ({
    color: text(get("icon_color")),
    [right ? "margin-left" : "margin-right"]: length(get("icon_space")),
  }));
  sheet.add(`${self} .open .fold-title,${self} .open .fold-title .fa`, settings, (get) => ({
    color: text(get("tab_active_color")),
  }));
  sheet.add(`${self} .fold-text`, settings, (get) => ({
    ...typographyCss("content_typography")(get),
    color: text(get("content_color")),
    "background-color": text(get("content_background_color")),
    padding: fourSides(get("content_padding"))?.join(" "),
  }));
  const tag = string(settings.title_html_tag) || "div";
  return list(settings.tabs)
    .map(
      (tab, index) =>
        `<div class="fold${index === 0 ? " open" : ""}"><${tag} class="fold-title">${glyph(index === 0 ? settings.selected_active_icon : settings.selected_icon)}<span>${string(tab.tab_title)}</span></${tag}>${index === 0 ? `<div class="fold-text">${string(tab.tab_content)}</div>` : ""}</div>`,
    )
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
