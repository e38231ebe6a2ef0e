// A whole template as one HTML page.
import { pathToFileURL } from "node:url";
import { type Element, pictureHost, type Template } from "../elementor/types.ts";
import { type FontFamily, fontFiles, isFontFamily } from "../kit/fonts.ts";
import { hidden, named, placementCss, renderContainer } from "./container.ts";
import { backgroundCss, borderCss, fourSides, length, newSheet, text } from "./css.ts";
import { drawWidget } from "./widgets.ts";

/** Elementor's own base rules, as far as they show. */
const base = `
*,*::before,*::after{box-sizing:border-box}body{margin:0;-webkit-font-smoothing:antialiased}
.e-con{position:relative;display:flex;flex-direction:column;min-width:0;max-width:100%}.e-boxed{width:100%}.e-inner{display:flex;flex-direction:column;flex-grow:1;width:100%;margin:0 auto}
.e-veil::before{content:"";position:absolute;inset:0;border-radius:inherit}.e-veil>*{position:relative}
.e-w{position:relative;max-width:100%;width:var(--ww,100%);min-width:0}
.e-w .title,.e-w p{margin:0;padding:0}.e-w ul{margin:0;padding-inline-start:22px}.e-w a{color:inherit;text-decoration:none}.e-w-text-editor a{text-decoration:underline}
.e-w img{display:inline-block;max-width:100%;height:auto;vertical-align:middle}
.e-w .button{display:inline-flex;align-items:center;justify-content:center;text-align:center}.e-w .fa{font-style:normal;line-height:1;display:inline-block;text-align:center}
.fas{font-family:FA-Solid;font-weight:900}.far{font-family:FA-Regular;font-weight:400}.fab{font-family:FA-Brands;font-weight:400}
.icon{display:inline-block;line-height:1}.icon .fa{width:1em;height:1em}
.e-w .icon-list{list-style:none;padding:0;display:flex;flex-direction:column}.e-w .icon-list.inline{flex-direction:row;flex-wrap:wrap}.icon-list li,.icon-list li a{display:flex}.icon-list .fa{position:relative;flex:none;text-align:start!important}
.stars{display:flex}.said{margin-bottom:18px}.fold-title{margin:0;display:flex;justify-content:space-between;align-items:center}.fold-title span{flex-grow:1}
.tab-titles{display:flex;flex-wrap:wrap}.tab-titles button{font:inherit;text-align:start;cursor:pointer}.tab-panels>*{display:none}.tab-panels>:first-child{display:flex}@media(max-width:767px){.tab-titles{flex-direction:column}}.line{display:inline-block;vertical-align:top}.track{overflow:hidden;margin-top:8px}.bar{height:100%}.e-w .social{display:inline-flex;width:2.6em;height:2.6em;align-items:center;justify-content:center}
.video{aspect-ratio:16/9;background-size:cover;display:flex;align-items:center;justify-content:center}.map{background:#dfe5e1;display:flex;align-items:center;justify-content:center;font:600 15px sans-serif;color:#33413a;position:relative;overflow:hidden}.map svg{position:absolute;inset:0;width:100%;height:100%}.map span{position:relative;background:#fff;border-radius:4px;padding:4px 10px;margin-top:110px}
.shape{position:absolute;left:0;right:0;line-height:0;overflow:hidden}.shape svg{width:100%;display:block}.shape-bottom{bottom:-1px;transform:rotate(180deg)}.shape-top{top:-1px}
@media(min-width:1025px){.hide-desktop{display:none!important}}@media(min-width:768px) and (max-width:1024px){.hide-tablet{display:none!important}}@media(max-width:767px){.hide-mobile{display:none!important}}`;

/** Families named anywhere in a template. */
export function familiesOf(template: Template): FontFamily[] {
  const found = new Set<string>();
  const visit = (element: Element) => {
    for (const [key, value] of Object.entries(element.settings)) {
      if (key.endsWith("_font_family") && typeof value === "string") found.add(value);
    }
    element.elements.forEach(visit);
  };
  template.content.forEach(visit);
  return [...found].filter(isFontFamily).sort();
}

/** What Google's fonts answer of these families, with files at other addresses. */
export function fontFaces(families: readonly FontFamily[], url: (file: string) => string): string {
  return families
    .flatMap((family) =>
      fontFiles(family).map(
        ({ weight, file, latinExt }) =>
          `@font-face{font-family:"${family}";font-weight:${weight};src:url("${url(file)}");unicode-range:${latinExt ? "U+0100-02BA,U+1E00-1E9F,U+20A0-20C0" : "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191-2193,U+2212"}}`,
      ),
    )
    .join("");
}

function faces(families: readonly FontFamily[], folder: string): string {
  const url = (file: string) => pathToFileURL(`${folder}/${file}`).href;
  const icons = [
    ["FA-Solid", "fa-solid-900"],
    ["FA-Regular", "fa-regular-400"],
    ["FA-Brands", "fa-brands-400"],
  ].map(([family, file]) => `@font-face{font-family:${family};src:url("${url(`${file}.woff2`)}")}`);
  return fontFaces(families, url) + icons.join("");
}

interface RenderFolders {
  fonts: string;
  pictures: string;
}

/** The page of a template. Fonts and pictures are read from the given folders; `theme` stands before all other rules. */
export function renderPage(template: Template, folders: RenderFolders, theme = ""): string {
  const sheet = newSheet();
  const asset = (url: string) => url.replace(pictureHost, pathToFileURL(folders.pictures).href);

  const draw = (element: Element): string => {
    const { settings } = element;
    if (element.elType === "container")
      return renderContainer(element, sheet, element.elements.map(draw).join(""), asset);
    const type = element.widgetType ?? "";
    const make = drawWidget[type];
    if (!make) throw new Error(`The renderer does not know the widget ${type}`);
    const self = `.e-${element.id}`;
    sheet.add(self, settings, (get, device) => {
      const wide = text(get("_element_width"));
      const turn = length(get("_transform_rotateZ_effect"));
      return {
        width: wide === "auto" ? "auto" : wide === "inherit" ? "100%" : length(get("_element_custom_width")),
        margin: fourSides(get("_margin"))?.join(" "),
        padding: fourSides(get("_padding"))?.join(" "),
        "border-radius": fourSides(get("_border_radius"))?.join(" "),
        ...borderCss("_border")(get),
        ...(device === "" ? backgroundCss(settings, "_background", asset) : {}),
        position: text(get("_position")),
        // Elementor's own start: the upper corner of the container.
        inset: get("_position") === "absolute" ? "0 auto auto 0" : undefined,
        transform: turn && `rotate(${turn})`,
      };
    });
    placementCss(sheet, self, settings);
    const grounds = text(settings._background_color)?.replace(named, "$1");
    const own = text(settings._css_classes);
    return `<div class="e-w e-w-${type} e-${element.id}${hidden(settings)}${own ? ` ${own}` : ""}"${grounds ? ` data-grounds="${grounds}"` : ""}>${make({ element, settings, self, sheet, asset, children: element.elements.map(draw) })}</div>`;
  };

  const body = template.content.map(draw).join("\n");
  const ground = text(template.page_settings.background_color) ?? "#FFFFFF";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${template.title}</title>${theme && `<style>${theme}</style>`}<style>${faces(familiesOf(template), folders.fonts)}${base}${sheet.text()}</style><body class="elementor" style="background:${ground}" data-grounds="${ground}">${body}</body></html>`;
}
