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
  sheet.add(self, settings, (get) => ({
    "text-align": text(get("text_align")),
    ...(get("position") === "inline-start"
      ? { display: "flex", "align-items": "flex-start", gap: length(settings.icon_space) }
      : {}),
  }));
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
  return `<div class="icon">${glyph(settings.selected_icon)}</div><div><${tag} class="title">${string(settings.title_text)}</${tag}><p class="text">${string(settings.description_text)}</p></div>`;
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
  // Streets, a park and water as a map draws them, so that a preview has no hole where the buyer's map will be.
  const streets = `<svg viewBox="0 0 600 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path fill="#e9e6df" d="M0 0h600v300H0z"/><path fill="#cfe0c6" d="M60 40h120v84H60zM430 190h130v90H430z"/><path fill="#bcd6e3" d="M0 236c120-26 210 40 330 14l16 50H0z"/><g fill="none" stroke="#fff" stroke-width="9"><path d="M-10 150 610 118M210-10l40 320M400-10l-30 320M-10 30l620 50M520-10l20 320M90-10l20 250"/></g><path fill="none" stroke="#f6d791" stroke-width="14" d="M-10 206 290 172 610 196"/><path fill="#c8402f" d="M300 96a26 26 0 0 1 26 26c0 18-26 50-26 50s-26-32-26-50a26 26 0 0 1 26-26z"/><circle cx="300" cy="121" r="9" fill="#fff"/></svg>`;
  return `<div class="map">${streets}<span>${safe(string(settings.address))}</span></div>`;
};
