// The free widgets as Elementor's front end shows them, near enough for previews and checks.
import type { Element, Json, Settings } from "../elementor/types.ts";
import { icons } from "../lint/font-awesome.ts";
import {
  backgroundCss,
  borderCss,
  fourSides,
  length,
  type Sheet,
  shadowCss,
  text,
  typographyCss,
} from "./css.ts";

type Shape = { readonly [key: string]: Json };
const shapeOf = (value: Json | undefined): Shape =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Shape) : {};
const list = (value: Json | undefined): Shape[] => (Array.isArray(value) ? value.map(shapeOf) : []);
const string = (value: Json | undefined): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const href = (value: Json | undefined): string => string(shapeOf(value).url);
const safe = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** A Font Awesome glyph. */
function glyph(value: Json | undefined): string {
  const name = string(shapeOf(value).value);
  const code = icons().get(name);
  return code ? `<i class="fa ${name.slice(0, 3)}">&#x${code};</i>` : "";
}

interface Drawing {
  element: Element;
  settings: Settings;
  self: string;
  sheet: Sheet;
  asset: (url: string) => string;
}

type Draw = (drawing: Drawing) => string;
const linked = (url: string, inside: string, kind = "") =>
  url ? `<a href="${safe(url)}"${kind}>${inside}</a>` : inside;

const heading: Draw = ({ settings, self, sheet }) => {
  sheet.add(`${self} .title`, settings, (get) => ({
    ...typographyCss()(get),
    color: text(get("title_color")),
  }));
  sheet.add(self, settings, (get) => ({ "text-align": text(get("align")) }));
  const tag = string(settings.header_size) || "h2";
  return `<${tag} class="title">${linked(href(settings.link), string(settings.title))}</${tag}>`;
};

const textEditor: Draw = ({ settings, self, sheet }) => {
  sheet.add(self, settings, (get) => ({
    ...typographyCss()(get),
    color: text(get("text_color")),
    "text-align": text(get("align")),
  }));
  sheet.add(`${self} a`, settings, (get) => ({ color: text(get("link_color")) }));
  sheet.add(`${self} p`, settings, (get) => ({ "margin-block-end": length(get("paragraph_spacing")) }));
  return string(settings.editor);
};

const button: Draw = ({ settings, self, sheet, asset }) => {
  sheet.add(`${self} .button`, settings, (get, device) => ({
    ...typographyCss()(get),
    color: text(get("button_text_color")),
    ...(device === ""
      ? {
          ...backgroundCss({ background_background: "classic", ...settings }, "background", asset),
          "box-shadow": shadowCss(settings, "button_box_shadow"),
        }
      : {}),
    ...borderCss("border")(get),
    "border-radius": fourSides(get("border_radius"))?.join(" "),
    padding: fourSides(get("text_padding"))?.join(" "),
    width: get("align") === "justify" ? "100%" : get("align") ? "auto" : undefined,
    "flex-direction": text(settings.icon_align),
    gap: length(settings.icon_indent),
  }));
  sheet.add(self, settings, (get) => ({
    "text-align": get("align") === "justify" ? "center" : text(get("align")),
  }));
  return `<a class="button" href="${safe(href(settings.link))}">${glyph(settings.selected_icon)}<span>${string(settings.text)}</span></a>`;
};

const image: Draw = ({ settings, self, sheet, asset }) => {
  sheet.add(self, settings, (get) => ({ "text-align": text(get("align")) }));
  sheet.add(`${self} img`, settings, (get, device) => ({
    width: length(get("width")),
    height: length(get("height")),
    "object-fit": text(get("object-fit")),
    "object-position": text(get("object-position")),
    "border-radius": fourSides(get("image_border_radius"))?.join(" "),
    ...borderCss("image_border")(get),
    ...(device === "" ? { "box-shadow": shadowCss(settings, "image_box_shadow") } : {}),
  }));
  const picture = shapeOf(settings.image);
  return linked(
    href(settings.link),
    `<img src="${asset(string(picture.url))}" alt="${safe(string(picture.alt))}">`,
  );
};

const icon: Draw = ({ settings, self, sheet }) => {
  const filled = settings.view === "stacked";
  sheet.add(self, settings, (get) => ({ "text-align": text(get("align")) }));
  sheet.add(`${self} .icon`, settings, (get) => ({
    "font-size": length(get("size")),
    color: filled ? text(get("secondary_color")) : text(get("primary_color")),
    "background-color": filled ? text(get("primary_color")) : undefined,
    padding: filled ? length(get("icon_padding")) : undefined,
    "border-radius": fourSides(get("border_radius"))?.join(" "),
  }));
  return `<div class="icon">${glyph(settings.selected_icon)}</div>`;
};

const iconList: Draw = ({ settings, self, sheet }) => {
  const inline = settings.view === "inline";
  const justify: Record<string, string> = { start: "flex-start", center: "center", end: "flex-end" };
  sheet.add(`${self} ul`, settings, (get) => ({
    gap: length(get("space_between")),
    "justify-content": justify[string(get("icon_align"))],
  }));
  sheet.add(`${self} li,${self} li a`, settings, (get) => ({
    "justify-content": justify[string(get("icon_align"))],
    "align-items": text(settings.icon_self_vertical_align),
  }));
  sheet.add(`${self} li .fa`, settings, (get) => ({
    color: text(get("icon_color")),
    "font-size": length(get("icon_size")),
    top: length(get("icon_vertical_offset")),
    width: `calc(${length(get("icon_size")) ?? "1em"} * 1.25)`,
  }));
  sheet.add(`${self} li .text`, settings, (get) => ({
    ...typographyCss("icon_typography")(get),
    color: text(get("text_color")),
    "padding-inline-start": length(get("text_indent")),
  }));
  if (settings.divider)
    sheet.add(`${self} li:not(:last-child)`, settings, (get, device) =>
      device === ""
        ? {
            "border-bottom": `${length(get("divider_weight"))} solid ${string(get("divider_color"))}`,
            "padding-bottom": `calc(${length(get("space_between"))} / 2)`,
          }
        : {},
    );
  if (settings.divider)
    sheet.add(`${self} ul`, settings, (get) => ({
      gap: length(get("space_between")) && `calc(${length(get("space_between"))} / 2)`,
    }));
  const rows = list(settings.icon_list).map((item) => {
    const mark = glyph(item.selected_icon);
    const inside = `${mark}<span class="text">${string(item.text)}</span>`;
    return `<li>${linked(href(item.link), inside)}</li>`;
  });
  return `<ul class="icon-list${inline ? " inline" : ""}">${rows.join("")}</ul>`;
};

const iconBox: Draw = ({ settings, self, sheet }) => {
  const filled = settings.view === "stacked";
  sheet.add(self, settings, (get) => ({ "text-align": text(get("text_align")) }));
  sheet.add(`${self} .icon`, settings, (get) => ({
    "font-size": length(get("icon_size")),
    color: filled ? text(get("secondary_color")) : text(get("primary_color")),
    "background-color": filled ? text(get("primary_color")) : undefined,
    padding: filled ? length(get("icon_padding")) : undefined,
    "border-radius": fourSides(get("border_radius"))?.join(" "),
    "margin-bottom": length(get("icon_space")),
  }));
  sheet.add(`${self} .title`, settings, (get) => ({
    ...typographyCss("title_typography")(get),
    color: text(get("title_color")),
    "margin-bottom": length(get("title_bottom_space")),
  }));
  sheet.add(`${self} .text`, settings, (get) => ({
    ...typographyCss("description_typography")(get),
    color: text(get("description_color")),
  }));
  const tag = string(settings.title_size) || "h3";
  return `<div class="icon">${glyph(settings.selected_icon)}</div><${tag} class="title">${string(settings.title_text)}</${tag}><p class="text">${string(settings.description_text)}</p>`;
};

const counter: Draw = ({ settings, self, sheet }) => {
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

const testimonial: Draw = ({ settings, self, sheet }) => {
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

const accordion: Draw = ({ settings, self, sheet }) => {
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

const divider: Draw = ({ settings, self, sheet }) => {
  sheet.add(self, settings, (get) => ({
    "text-align": text(get("align")),
    "padding-block": length(get("gap")),
  }));
  sheet.add(`${self} .line`, settings, (get) => ({
    width: length(get("width")),
    "border-top":
      length(get("weight")) && `${length(get("weight"))} ${string(settings.style)} ${string(settings.color)}`,
  }));
  return `<span class="line"></span>`;
};

const rating: Draw = ({ settings, self, sheet }) => {
  const justify: Record<string, string> = { start: "flex-start", center: "center", end: "flex-end" };
  sheet.add(`${self} .stars`, settings, (get) => ({
    "justify-content": justify[string(get("icon_alignment"))],
    gap: length(get("icon_gap")),
    "font-size": length(get("icon_size")),
    color: text(get("icon_color")),
  }));
  return `<div class="stars">${glyph(settings.rating_icon).repeat(Math.round(Number(settings.rating_value)))}</div>`;
};

const progress: Draw = ({ settings, self, sheet }) => {
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

const socialIcons: Draw = ({ settings, self, sheet }) => {
  const radius: Record<string, string> = { square: "0", rounded: "10%", circle: "50%" };
  sheet.add(self, settings, (get) => ({ "text-align": text(get("align")) }));
  sheet.add(`${self} a`, settings, (get) => ({
    "font-size": length(get("icon_size")),
    color: text(get("icon_secondary_color")),
    "background-color": text(get("icon_primary_color")),
    padding: length(get("icon_padding")),
    "margin-inline-end": length(get("icon_spacing")),
    "border-radius": radius[string(settings.shape)],
  }));
  return list(settings.social_icon_list)
    .map(
      (item) =>
        `<a class="social" href="${safe(href(item.link))}" aria-label="${string(shapeOf(item.social_icon).value)}">${glyph(item.social_icon)}</a>`,
    )
    .join("");
};

const video: Draw = ({ settings, self, sheet, asset }) => {
  sheet.add(`${self} .fa`, settings, (get, device) =>
    device === "" ? { color: text(get("play_icon_color")), "font-size": length(get("play_icon_size")) } : {},
  );
  return `<div class="video" style="background-image:url('${asset(string(shapeOf(settings.image_overlay).url))}')">${glyph({ value: "fas fa-play-circle" })}</div>`;
};

const map: Draw = ({ settings, self, sheet }) => {
  sheet.add(`${self} .map`, settings, (get) => ({ height: length(get("height")) }));
  return `<div class="map"><span>${safe(string(settings.address))}</span></div>`;
};

const spacer: Draw = ({ settings, self, sheet }) => {
  sheet.add(self, settings, (get) => ({ height: length(get("space")) }));
  return "";
};

/** How each widget is drawn. */
export const drawWidget: Record<string, Draw> = {
  heading,
  "text-editor": textEditor,
  button,
  image,
  icon,
  "icon-list": iconList,
  "icon-box": iconBox,
  counter,
  testimonial,
  accordion,
  divider,
  rating,
  progress,
  "social-icons": socialIcons,
  video,
  google_maps: map,
  spacer,
  html: ({ settings }) => string(settings.html),
};
