import { backgroundCss, borderCss, fourSides, length, shadowCss, text, typographyCss } from "./css.ts";
import { type Draw, glyph, href, linked, list, safe, string } from "./draw.ts";
import { accordion, counter, nestedTabs, progress, rating, testimonial } from "./widgets-said.ts";
import { icon, iconBox, image, map, socialIcons, video } from "./widgets-shown.ts";

const heading: Draw = ({ settings, self, sheet }) => {
  sheet.add(`${self} .title`, settings, (get) => ({
    ...typographyCss()(get),
    color: text(get("title_color")),
  }));
  sheet.add(self, settings, (get) => ({ "text-align": text(get("align")) }));
  const tag = string(settings.header_size) || "h2";
  return `<${tag} class="title elementor-heading-title">${linked(href(settings.link), string(settings.title))}</${tag}>`;
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
  return `<a class="button" href="${safe(href(settings.link))}">${glyph(settings.selected_icon)}<span class="elementor-button-text">${string(settings.text)}</span></a>`;
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
  "nested-accordion": accordion,
  "nested-tabs": nestedTabs,
  divider,
  rating,
  progress,
  "social-icons": socialIcons,
  video,
  google_maps: map,
  spacer,
  html: ({ settings }) => string(settings.html),
};
