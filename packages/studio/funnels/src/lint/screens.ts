// Faults that show on one screen and not on another: sizes, spacing, rows and columns.
import type { Element, Json, Settings } from "../elementor/types.ts";
import type { Report } from "./fault.ts";

type Row = { readonly [key: string]: Json };

/** Letter spacing follows the size of the type and never closes words; nothing is too small to read. */
function lintType(element: Element, key: string, value: Json, report: Report): void {
  const { settings } = element;
  const row = value as Row;
  if (/_letter_spacing(_tablet|_mobile)?$/.test(key)) {
    const phone = key.endsWith("_mobile");
    if (row.unit !== "em") report(`${key} must be in em: pixels do not follow the size`);
    else if (Number(row.size) < (phone ? -0.02 : -0.03))
      report(`${key} of ${Number(row.size)}em closes the gaps`);
    else if (!phone && Number(row.size) < 0 && settings[`${key}_mobile`] === undefined)
      report(`${key} is tight and has no value for phones`);
  }
  const least = element.widgetType === "text-editor" ? 15 : 14;
  if (/_font_size(_tablet|_mobile)?$/.test(key) && row.unit === "px" && Number(row.size) < least)
    report(`${key} is ${Number(row.size)}px, the least is ${least}`);
  if (element.widgetType === "progress" && key === "display_percentage" && value !== "")
    report("the percentage inside a bar is set in 11 pixels: say it in the title");
}

/** Columns that stay empty behind the last cell of a grid on one screen. */
function holeIn(grid: Element, device: string): number {
  const setting = (settings: Settings, key: string) => {
    const wanted = ["", "_tablet", "_mobile"];
    return wanted
      .slice(0, wanted.indexOf(device) + 1)
      .reverse()
      .map((suffix) => settings[`${key}${suffix}`])
      .find((value) => value !== undefined);
  };
  const tracks = setting(grid.settings, "grid_columns_grid") as Row | undefined;
  if (tracks?.unit !== "fr") return 0;
  const cells = grid.elements.filter(({ settings }) => settings._position !== "absolute");
  const taken = cells.reduce(
    (sum, { settings }) =>
      sum + Number(setting(settings, "grid_column") ?? setting(settings, "_grid_column") ?? 1),
    0,
  );
  const columns = Number(tracks.size);
  return (columns - (taken % columns)) % columns;
}

/** Big type must come down on a phone, columns must stack. */
export function lintScreens(element: Element, report: Report): void {
  const { settings } = element;
  for (const [key, value] of Object.entries(settings)) {
    if (
      key.endsWith("_font_size") &&
      Number((value as Row).size) > 32 &&
      settings[`${key}_mobile`] === undefined
    )
      report(`${key} is above 32px and has no size for phones`);
    lintType(element, key, value, report);
  }
  if (element.elType !== "container") return;
  if (settings._title === undefined)
    report("a container without a _title is one more “Container” in the Structure panel");
  const columns = settings.grid_columns_grid as Row | undefined;
  if (columns && (columns.unit === "custom" || Number(columns.size) > 1)) {
    for (const device of ["_tablet", "_mobile"])
      if (settings[`grid_columns_grid${device}`] === undefined)
        report(`a grid of columns needs grid_columns_grid${device}`);
  }
  for (const device of ["", "_tablet", "_mobile"]) {
    const hole = columns && holeIn(element, device);
    if (hole) report(`the last row of the grid has a hole of ${hole} columns${device.replace("_", " on ")}`);
  }
  if (String(settings.flex_direction ?? "").startsWith("row") && settings.flex_direction_mobile === undefined)
    report("a row must say what it does on phones: flex_direction_mobile");
  const padding = settings.padding as Row | undefined;
  if (padding && Number(padding.top) + Number(padding.bottom) > 96 && settings.padding_mobile === undefined)
    report("a container this tall inside needs padding_mobile");
}
