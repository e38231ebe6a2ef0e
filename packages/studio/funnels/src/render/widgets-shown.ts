import { borderCss, fourSides, length, shadowCss, text, typographyCss } from "./css.ts";
import { type Draw, glyph, href, linked, list, safe, shapeOf, string } from "./draw.ts";

export const image: Draw = ({ settings, self, sheet, asset }) => {
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

export const icon: Draw = ({ settings, self, sheet }) => {
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

export const iconBox: Draw = ({ settings, self, sheet }) => {
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

export const socialIcons: Draw = ({ settings, self, sheet }) => {
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

export const video: Draw = ({ settings, self, sheet, asset }) => {
  sheet.add(`${self} .fa`, settings, (get, device) =>
    device === "" ? { color: text(get("play_icon_color")), "font-size": length(get("play_icon_size")) } : {},
  );
  return `<div class="video" style="background-image:url('${asset(string(shapeOf(settings.image_overlay).url))}')">${glyph({ value: "fas fa-play-circle" })}</div>`;
};

export const map: Draw = ({ settings, self, sheet }) => {
  sheet.add(`${self} .map`, settings, (get) => ({ height: length(get("height")) }));
  return `<div class="map"><span>${safe(string(settings.address))}</span></div>`;
};
