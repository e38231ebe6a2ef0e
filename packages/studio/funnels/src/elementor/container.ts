// Containers. Padding and gaps are always written, zeros included: left out, the customer's site kit insets them.
import type { Draft, Settings } from "./types.ts";
import {
  type Border,
  background,
  border,
  type Fill,
  gaps,
  type Shadow,
  type Sides,
  shadow,
  sides,
  size,
} from "./values.ts";

type Across = "flex-start" | "center" | "flex-end" | "stretch";
type Along = "flex-start" | "center" | "flex-end" | "space-between" | "space-around" | "space-evenly";

export interface Box {
  /** Pixels of a boxed container; without it the container is full width. */
  boxed?: number;
  /** Percent of the parent's width, for a full container. */
  width?: number;
  widthTablet?: number;
  widthMobile?: number;
  direction?: "row" | "column" | "row-reverse" | "column-reverse";
  directionTablet?: "row" | "column" | "row-reverse" | "column-reverse";
  directionMobile?: "row" | "column" | "row-reverse" | "column-reverse";
  across?: Across;
  acrossMobile?: Across;
  along?: Along;
  alongMobile?: Along;
  wrap?: boolean;
  gap?: number | readonly [number, number];
  gapMobile?: number;
  padding?: number | Sides;
  paddingTablet?: number | Sides;
  paddingMobile?: number | Sides;
  margin?: Sides;
  marginTablet?: Sides;
  marginMobile?: Sides;
  fill?: Fill;
  overlay?: { fill: Fill; opacity: number };
  border?: Border;
  radius?: number | Sides;
  radiusMobile?: number | Sides;
  shadow?: Shadow;
  /** Least height in pixels, or in percent of the window. */
  minHeight?: number;
  minHeightMobile?: number;
  minHeightVh?: number;
  tag?: "header" | "footer" | "main" | "article" | "section" | "aside" | "nav";
  anchor?: string;
  classes?: string;
  clip?: boolean;
  self?: Across;
  order?: "start" | "end";
  orderMobile?: "start" | "end";
  grow?: boolean;
  divider?: { side: "top" | "bottom"; shape: string; color: string; height: number; flip?: boolean };
  hideMobile?: boolean;
  hideDesktop?: boolean;
  hideTablet?: boolean;
}

const defined = (settings: { [key: string]: Settings[string] | undefined }): Settings =>
  Object.fromEntries(
    Object.entries(settings).filter((entry): entry is [string, Settings[string]] => entry[1] !== undefined),
  );

/** Settings shared by flex and grid containers. */
function boxSettings(box: Box): Settings {
  const { divider } = box;
  return defined({
    content_width: box.boxed === undefined ? "full" : "boxed",
    boxed_width: box.boxed === undefined ? undefined : size(box.boxed),
    width: box.boxed === undefined ? size(box.width ?? 100, "%") : undefined,
    width_tablet: box.widthTablet === undefined ? undefined : size(box.widthTablet, "%"),
    width_mobile: box.widthMobile === undefined ? undefined : size(box.widthMobile, "%"),
    min_height: box.minHeightVh
      ? size(box.minHeightVh, "vh")
      : box.minHeight
        ? size(box.minHeight)
        : undefined,
    min_height_mobile: box.minHeightMobile === undefined ? undefined : size(box.minHeightMobile),
    padding: sides(box.padding ?? 0),
    padding_tablet: box.paddingTablet === undefined ? undefined : sides(box.paddingTablet),
    padding_mobile: box.paddingMobile === undefined ? undefined : sides(box.paddingMobile),
    margin: box.margin && sides(box.margin),
    margin_tablet: box.marginTablet && sides(box.marginTablet),
    margin_mobile: box.marginMobile && sides(box.marginMobile),
    border_radius: box.radius === undefined ? undefined : sides(box.radius),
    border_radius_mobile: box.radiusMobile === undefined ? undefined : sides(box.radiusMobile),
    html_tag: box.tag,
    _element_id: box.anchor,
    css_classes: box.classes,
    overflow: box.clip ? "hidden" : undefined,
    _flex_align_self: box.self,
    _flex_order: box.order,
    _flex_order_mobile: box.orderMobile,
    _flex_size: box.grow ? "grow" : undefined,
    hide_mobile: box.hideMobile ? "hidden-mobile" : undefined,
    hide_desktop: box.hideDesktop ? "hidden-desktop" : undefined,
    hide_tablet: box.hideTablet ? "hidden-tablet" : undefined,
    ...(box.fill === undefined ? {} : background(box.fill)),
    ...(box.overlay
      ? {
          ...background(box.overlay.fill, "background_overlay"),
          background_overlay_opacity: size(box.overlay.opacity),
        }
      : {}),
    ...(box.border ? border(box.border) : {}),
    ...(box.shadow ? shadow(box.shadow) : {}),
    ...(divider
      ? {
          [`shape_divider_${divider.side}`]: divider.shape,
          [`shape_divider_${divider.side}_color`]: divider.color,
          [`shape_divider_${divider.side}_height`]: size(divider.height),
          [`shape_divider_${divider.side}_height_mobile`]: size(Math.round(divider.height / 2)),
          ...(divider.flip ? { [`shape_divider_${divider.side}_flip`]: "yes" } : {}),
        }
      : {}),
  });
}

/** A flex container. A row stacks on phones unless told otherwise. */
export function flex(box: Box, elements: readonly Draft[]): Draft {
  const direction = box.direction ?? "column";
  const [column, row] = typeof box.gap === "object" ? box.gap : [box.gap ?? 0, box.gap ?? 0];
  return {
    elType: "container",
    settings: {
      container_type: "flex",
      ...boxSettings(box),
      ...defined({
        flex_direction: direction,
        flex_direction_tablet: box.directionTablet,
        flex_direction_mobile: box.directionMobile ?? (direction.startsWith("row") ? "column" : undefined),
        flex_align_items: box.across ?? "stretch",
        flex_align_items_mobile: box.acrossMobile,
        flex_justify_content: box.along,
        flex_justify_content_mobile: box.alongMobile,
        flex_wrap: box.wrap ? "wrap" : "nowrap",
        flex_gap: gaps(column, row),
        flex_gap_mobile: box.gapMobile === undefined ? undefined : gaps(box.gapMobile),
      }),
    },
    elements,
  };
}

export interface Columns {
  desktop: number | string;
  tablet: number | string;
  mobile: number | string;
  /** A track list; without it one row, and more as they are needed. */
  rows?: string;
}

const tracks = (value: number | string) =>
  typeof value === "number" ? size(value, "fr") : { unit: "custom", size: value, sizes: [] };

/** Columns that the last of `count` cells must span so that its row has no hole. */
const lastSpan = (count: number, columns: number): number =>
  count % columns === 0 ? 1 : columns - (count % columns) + 1;

/** The cells of a grid, the last one as wide as what is left of its row on each screen. */
function withoutHoles(cells: readonly Draft[], columns: Columns): readonly Draft[] {
  const last = cells.at(-1);
  if (!last) return cells;
  const spans: Settings = {};
  let inherited = 1;
  for (const [device, wanted] of [
    ["", columns.desktop],
    ["_tablet", columns.tablet],
    ["_mobile", columns.mobile],
  ] as const) {
    const span = typeof wanted === "number" ? lastSpan(cells.length, wanted) : 1;
    if (span !== inherited)
      spans[`${last.elType === "widget" ? "_" : ""}grid_column${device}`] = String(span);
    inherited = span;
  }
  return [...cells.slice(0, -1), { ...last, settings: { ...last.settings, ...spans } }];
}

/** A grid container. A number of columns is equal shares; a string is a track list. */
export function grid(box: Box, columns: Columns, elements: readonly Draft[]): Draft {
  const [column, row] = typeof box.gap === "object" ? box.gap : [box.gap ?? 24, box.gap ?? 24];
  return {
    elType: "container",
    settings: {
      container_type: "grid",
      ...boxSettings(box),
      ...defined({
        grid_columns_grid: tracks(columns.desktop),
        grid_columns_grid_tablet: tracks(columns.tablet),
        grid_columns_grid_mobile: tracks(columns.mobile),
        // Elementor's own default is two rows.
        grid_rows_grid: tracks(columns.rows ?? 1),
        grid_gaps: gaps(column, row),
        grid_gaps_mobile: box.gapMobile === undefined ? undefined : gaps(box.gapMobile),
        grid_auto_flow: "row",
        grid_align_items:
          box.across === "center" ? "center" : box.across === "flex-start" ? "start" : "stretch",
      }),
    },
    elements: withoutHoles(elements, columns),
  };
}
