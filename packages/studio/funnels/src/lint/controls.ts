// The control tables: every setting of every element of Elementor 4.2.3, read from its own registry. One file each in
// controls/: name, control type, allowed values, default, then `if` a condition or `fields=` of a repeater.
import { existsSync, readFileSync } from "node:fs";
import type { Json } from "../elementor/types.ts";

export interface Control {
  name: string;
  type: string;
  options?: readonly string[];
  default: Json;
  condition: Record<string, Json>;
  fields?: readonly string[];
}

const tables = new Map<string, ReadonlyMap<string, Control>>();

function parseLine(line: string): Control {
  const [name = "", type = "", options = "", ...rest] = line.split("\t");
  let fallback: Json = "";
  let condition: Record<string, Json> = {};
  let fields: string[] | undefined;
  for (const part of rest) {
    if (part.startsWith("default=")) {
      try {
        fallback = JSON.parse(part.slice(8)) as Json;
      } catch {
        fallback = "";
      }
    } else if (part.startsWith("if {")) condition = JSON.parse(part.slice(3)) as Record<string, Json>;
    else if (part.startsWith("fields=")) fields = part.slice(7).split(",");
  }
  const closed = (type === "select" || type === "choose" || type === "visual_choice") && options !== "";
  return {
    name,
    type,
    default: fallback,
    condition,
    ...(closed ? { options: options.split("|") } : {}),
    ...(fields ? { fields } : {}),
  };
}

/** The table of an element, or nothing for one that is not free or not known. */
export function controlsOf(element: string): ReadonlyMap<string, Control> | undefined {
  const known = tables.get(element);
  if (known) return known;
  const file = new URL(`../../controls/${element}.tsv`, import.meta.url);
  if (!/^[a-z_-]+$/.test(element) || !existsSync(file)) return undefined;
  const table = new Map(
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.includes("\t"))
      .map((line) => [line.slice(0, line.indexOf("\t")), parseLine(line)] as const),
  );
  tables.set(element, table);
  return table;
}

/**
 * Settings that take `_tablet` and `_mobile`. Elementor makes those variants on the fly, so the tables do not list
 * them (they list only variants with a default of their own).
 */
const responsive = [
  /typography(_number|_title)?_(font_size|line_height|letter_spacing|word_spacing)$/,
  /^_?(padding|margin)$/,
  /^(width|boxed_width|min_height|height|space|align|icon_align|text_align|icon_size|icon_padding|icon_spacing|row_gap)$/,
  /^flex_(direction|justify_content|align_items|gap|wrap|align_content)$/,
  /^grid_(columns_grid|rows_grid|gaps|auto_flow|justify_items|align_items|justify_content|align_content)$/,
  /^(_|image_|button_|)border_(width|radius)$/,
  /^background_(image|position|size|repeat|bg_width|xpos|ypos)$/,
  /^shape_divider_(top|bottom)_(width|height)$/,
  /^_flex_(align_self|order|order_custom|size|grow|shrink)$/,
  /^_(element_width|element_custom_width|z_index|offset_x|offset_y|offset_x_end|offset_y_end|grid_column|grid_row)$/,
  /^(text_padding|title_padding|content_padding|object-fit|object-position|space_between|paragraph_spacing|columns)$/,
  /^(icon_alignment|icon_gap|testimonial_alignment|title_bottom_space|icon_space|image_space|image_size|image_height|gap|size)$/,
  /^_?grid_(column|row)(_custom)?$/,
  /^(title_gap|number_position|title_horizontal_alignment|icon_vertical_offset|z_index)$/,
];

interface Found {
  control: Control;
  device: "" | "_tablet" | "_mobile";
}

/** The control behind a setting's key, with its screen; nothing when Elementor would ignore the key. */
export function findControl(table: ReadonlyMap<string, Control>, key: string): Found | undefined {
  const exact = table.get(key);
  if (exact) return { control: exact, device: "" };
  const device = key.endsWith("_tablet") ? "_tablet" : key.endsWith("_mobile") ? "_mobile" : undefined;
  if (!device) return undefined;
  const base = key.slice(0, -device.length);
  const control = table.get(base);
  return control && responsive.some((pattern) => pattern.test(base)) ? { control, device } : undefined;
}
