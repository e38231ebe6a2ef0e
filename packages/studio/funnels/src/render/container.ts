// A container as Elementor lays it out: boxed ones hold an inner box, full ones are their own.
import type { Element, Json, Settings } from "../elementor/types.ts";
import { backgroundCss, borderCss, fourSides, length, type Sheet, shadowCss, text } from "./css.ts";
import { shapePath } from "./shapes.ts";

const gapsCss = (value: Json | undefined): string | undefined => {
  if (typeof value !== "object" || value === null || !("column" in value)) return undefined;
  return `${value.row}px ${value.column}px`;
};

const tracksCss = (value: Json | undefined): string | undefined => {
  if (typeof value !== "object" || value === null || !("size" in value) || value.size === "")
    return undefined;
  return value.unit === "fr" ? `repeat(${value.size},1fr)` : String(value.size);
};

/** Placement in the parent, the same for containers and widgets. */
export function placementCss(sheet: Sheet, selector: string, settings: Settings): void {
  sheet.add(selector, settings, (get) => {
    const order = text(get("_flex_order"));
    const grow = text(get("_flex_size"));
    const span = text(get("grid_column")) ?? text(get("_grid_column"));
    const rows = text(get("grid_row"));
    return {
      "grid-column": span && `span ${span}`,
      "grid-row": rows && `span ${rows}`,
      "align-self": text(get("_flex_align_self")),
      order: order === "start" ? "-99999" : order === "end" ? "99999" : undefined,
      "flex-grow": grow === "grow" ? "1" : undefined,
      "flex-shrink": grow === "none" ? "0" : undefined,
    };
  });
}

/** Colours that text in this container may stand on, for the contrast check. */
function groundsOf(settings: Settings): string | undefined {
  const colors = [
    settings.background_color,
    settings.background_background === "gradient" ? settings.background_color_b : undefined,
  ];
  const overlay = [
    settings.background_overlay_color,
    settings.background_overlay_background === "gradient" ? settings.background_overlay_color_b : undefined,
  ];
  // A veil counts before the picture under it: the check mixes the two.
  if (settings.background_overlay_background) return overlay.filter(Boolean).join("|");
  if (settings.background_image) return undefined;
  return settings.background_background ? colors.filter(Boolean).join("|") : undefined;
}

/** A named colour, of which the check needs the value. */
export const named = /var\(--fw-[a-z0-9-]+,(#[0-9A-F]{6}|rgba\([\d.,]+\))\)/g;

/** Draws a container around its ready-drawn children. */
export function renderContainer(
  element: Element,
  sheet: Sheet,
  children: string,
  asset: (url: string) => string,
): string {
  const { settings } = element;
  const self = `.e-${element.id}`;
  const boxed = settings.content_width !== "full";
  const isGrid = settings.container_type === "grid";
  const inner = boxed ? `${self}>.e-inner` : self;

  sheet.add(self, settings, (get, device) => {
    const padding = fourSides(get("padding"));
    return {
      ...(device === ""
        ? { ...backgroundCss(settings, "background", asset), "box-shadow": shadowCss(settings, "box_shadow") }
        : {
            "background-position": text(get("background_position")),
            "background-size": text(get("background_size")),
          }),
      ...borderCss("border")(get),
      "border-radius": fourSides(get("border_radius"))?.join(" "),
      "min-height": length(get("min_height")),
      margin: fourSides(get("margin"))?.join(" "),
      width: boxed ? undefined : length(get("width")) && `min(100%,${length(get("width"))})`,
      overflow: text(get("overflow")),
      ...(padding && boxed
        ? { "padding-right": padding[1], "padding-left": padding[3] }
        : padding
          ? { padding: padding.join(" ") }
          : {}),
    };
  });
  if (boxed) {
    sheet.add(inner, settings, (get) => {
      const padding = fourSides(get("padding"));
      return {
        "max-width": length(get("boxed_width")) && `min(100%,${length(get("boxed_width"))})`,
        ...(padding ? { "padding-top": padding[0], "padding-bottom": padding[2] } : {}),
      };
    });
  }
  sheet.add(inner, settings, (get, device) =>
    isGrid
      ? {
          display: device === "" ? "grid" : undefined,
          "grid-template-columns": tracksCss(get("grid_columns_grid")),
          "grid-template-rows": tracksCss(get("grid_rows_grid")),
          gap: gapsCss(get("grid_gaps")),
          "align-items": text(get("grid_align_items")),
          "justify-items": text(get("grid_justify_items")),
        }
      : {
          "flex-direction": text(get("flex_direction")),
          "align-items": text(get("flex_align_items")),
          "justify-content": text(get("flex_justify_content")),
          "flex-wrap": text(get("flex_wrap")),
          gap: gapsCss(get("flex_gap")),
          // Widgets fill a column and hug in a row, unless the column centres them.
          "--ww": widgetWidth(
            text(get("flex_direction")),
            device === "" ? text(get("flex_align_items")) : undefined,
          ),
        },
  );
  placementCss(sheet, self, settings);
  if (settings.background_overlay_background) {
    sheet.add(`${self}::before`, settings, (_get, device) =>
      device === ""
        ? {
            ...backgroundCss(settings, "background_overlay", asset),
            opacity: length(settings.background_overlay_opacity)?.replace("px", ""),
          }
        : {},
    );
  }
  const tag = text(settings.html_tag) ?? "div";
  const anchor = text(settings._element_id);
  const grounds = groundsOf(settings)?.replace(named, "$1");
  const shapes = ["top", "bottom"].map((side) => shape(settings, side, self, sheet)).join("");
  return `<${tag} class="e-con${boxed ? " e-boxed" : " e-full"}${settings.background_overlay_background ? " e-veil" : ""} e-${element.id}${hidden(settings)}"${anchor ? ` id="${anchor}"` : ""}${grounds ? ` data-grounds="${grounds}"` : ""}>${shapes}${boxed ? `<div class="e-inner">${children}</div>` : children}</${tag}>`;
}

function widgetWidth(direction: string | undefined, across: string | undefined): string | undefined {
  if (!direction) return undefined;
  if (direction.startsWith("row")) return "auto";
  return across && across !== "stretch" ? "auto" : "100%";
}

/** Classes for what a screen does not show. */
export function hidden(settings: Settings): string {
  return ["desktop", "tablet", "mobile"]
    .map((device) => (settings[`hide_${device}`] ? ` hide-${device}` : ""))
    .join("");
}

function shape(settings: Settings, side: string, self: string, sheet: Sheet): string {
  const name = text(settings[`shape_divider_${side}`]);
  if (!name) return "";
  sheet.add(`${self}>.shape-${side} svg`, settings, (get) => ({
    height: length(get(`shape_divider_${side}_height`)),
    fill: text(get(`shape_divider_${side}_color`)),
  }));
  return `<div class="shape shape-${side}"><svg viewBox="0 0 1000 100" preserveAspectRatio="none"><path d="${shapePath(name)}"/></svg></div>`;
}
