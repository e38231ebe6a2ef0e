// Conditions of controls: a setting whose condition is not met is stored and never used.
import type { Json, Settings } from "../elementor/types.ts";
import type { Control } from "./controls.ts";

function valueAt(table: ReadonlyMap<string, Control>, settings: Settings, key: string): Json {
  const found = /^([^[]+)(?:\[([^\]]+)\])?$/.exec(key);
  const name = found?.[1] ?? key;
  const part = found?.[2];
  const value = settings[name] ?? table.get(name)?.default ?? "";
  if (!part) return value;
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? ((value as { [key: string]: Json })[part] ?? "")
    : "";
}

const same = (one: Json, other: Json) =>
  one === other || (typeof one !== "object" && typeof other !== "object" && String(one) === String(other));

/** The first part of a control's condition that the settings do not meet. */
export function unmetCondition(
  table: ReadonlyMap<string, Control>,
  settings: Settings,
  control: Control,
): string | undefined {
  for (const [rawKey, wanted] of Object.entries(control.condition)) {
    const not = rawKey.endsWith("!");
    const key = not ? rawKey.slice(0, -1) : rawKey;
    // Some deprecated controls carry a condition on themselves; it says only that they are shown once they hold something.
    if (key === control.name || key.startsWith(`${control.name}[`)) continue;
    const value = valueAt(table, settings, key);
    const met = Array.isArray(wanted)
      ? wanted.some((option: Json) => same(option, value))
      : same(wanted as Json, value);
    if (met === not) return `${key} ${not ? "must not be" : "must be"} ${JSON.stringify(wanted)}`;
  }
  return undefined;
}
