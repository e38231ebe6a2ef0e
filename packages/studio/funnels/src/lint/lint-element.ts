// Faults of one element: settings that Elementor would drop, ignore or fill from the customer's own kit.
import { type Element, freeWidgets, type Json, type Settings } from "../elementor/types.ts";
import { fonts } from "../kit/fonts.ts";
import { unmetCondition } from "./conditions.ts";
import { type Control, controlsOf, findControl } from "./controls.ts";
import { explicit, leftovers } from "./explicit.ts";
import type { Report } from "./fault.ts";
import { lintScreens } from "./screens.ts";
import { valueFault } from "./values.ts";

type Row = { readonly [key: string]: Json };
const placeholder = /^#your-[a-z0-9-]+$/;
const realTarget = /^(https:\/\/|mailto:|tel:\+?\d)/;

/** Whether a link leads somewhere: an anchor of the page, a marked placeholder or a real address. */
function linkFault(url: string, anchors: ReadonlySet<string>): string | undefined {
  if (url === "" || url === "#") return "a link leads nowhere";
  if (url.startsWith("#") && !placeholder.test(url))
    return anchors.has(url.slice(1)) ? undefined : `no element has the anchor ${url}`;
  if (url.startsWith("/")) return anchors.has(url) ? undefined : `no page of the kit is at ${url}`;
  return placeholder.test(url) || realTarget.test(url) ? undefined : `not a target: ${url}`;
}

function lintRows(control: Control, rows: Json, anchors: ReadonlySet<string>, report: Report): void {
  if (!Array.isArray(rows) || rows.length === 0) {
    report(`${control.name} is a list that may not be empty`);
    return;
  }
  const seen = new Set<string>();
  rows.forEach((entry: Json, index) => {
    const row = entry as Row;
    const at = `${control.name}[${index}]`;
    const id = String(row._id ?? "");
    if (!/^[0-9a-f]{7}$/.test(id)) report(`${at} needs an _id of seven hex digits`);
    if (seen.has(id)) report(`${at} has an _id that another row has`);
    seen.add(id);
    for (const [key, value] of Object.entries(row)) {
      if (!control.fields?.includes(key)) report(`${at} has no field ${key}`);
      const type = key.endsWith("icon") ? "icons" : key === "link" ? "url" : undefined;
      const fault = type && valueFault({ name: key, type, default: "", condition: {} }, value);
      if (fault) report(`${at}.${key}: ${fault}`);
    }
    const url = (row.link as Row | undefined)?.url;
    const mayBePlain = control.name === "icon_list" && url === "";
    if (row.link !== undefined && !mayBePlain) {
      const fault = linkFault(String(url), anchors);
      if (fault) report(`${at}: ${fault}`);
    }
  });
}

function lintSettings(
  table: ReadonlyMap<string, Control>,
  settings: Settings,
  anchors: ReadonlySet<string>,
  report: Report,
): void {
  for (const [key, value] of Object.entries(settings)) {
    // The name in the Structure panel stands in no list of settings, and is kept (checked in Elementor 4.2.3 and 3.35.9).
    if (key === "_title") {
      if (typeof value !== "string" || value.trim() === "") report("_title is empty");
      continue;
    }
    // Which of the site's values a setting follows: of kits alone, and held by the linter of kits.
    if (key === "__globals__") {
      for (const followed of Object.keys(value as Row))
        if (!findControl(table, followed)) report(`${followed} follows the site: no such setting`);
      continue;
    }
    const found = findControl(table, key);
    if (!found) {
      report(
        /_(tablet|mobile)$/.test(key) && table.has(key.replace(/_(tablet|mobile)$/, ""))
          ? `${key}: this setting is the same on all screens`
          : `${key}: no such setting`,
      );
      continue;
    }
    const { control } = found;
    if (control.type.includes("repeater")) lintRows(control, value, anchors, report);
    else {
      const fault = valueFault(control, value);
      if (fault) report(`${key}: ${fault}`);
    }
    const unmet = unmetCondition(table, settings, control);
    if (unmet) report(`${key} is ignored: ${unmet}`);
    if (control.type === "font" && !(String(value) in fonts))
      report(`${key}: ${String(value)} is not a family of src/kit/fonts.ts`);
    if (control.type === "url" && key === "link") {
      const fault = linkFault(String((value as Row).url), anchors);
      if (fault) report(fault);
    }
  }
}

/** Faults of an element itself; its children are the caller's business. */
export function lintElement(
  element: Element,
  parent: Element | undefined,
  anchors: ReadonlySet<string>,
  report: Report,
): void {
  if (!/^[0-9a-f]{8}$/.test(element.id)) report("the id must be eight hex digits");
  const type = element.elType === "widget" ? (element.widgetType ?? "") : String(element.elType);
  if (element.elType !== "container" && element.elType !== "widget") {
    report(`unknown elType ${type}: Elementor drops it with all its children`);
    return;
  }
  if (element.elType === "widget" && !freeWidgets.some((widget) => widget === type)) {
    report(`the widget "${type}" is not free`);
    return;
  }
  const table = controlsOf(type);
  if (!table) {
    report(`no control table for ${type}`);
    return;
  }
  if (element.elType === "widget" && !parent) report("a widget must stand in a container");
  if (element.elType === "widget" && element.elements.length > 0 && !type.startsWith("nested-"))
    report("this widget takes no children");
  if (element.isInner !== (element.elType === "container" && Boolean(parent)))
    report("isInner is true for nested containers only");
  lintSettings(table, element.settings, anchors, report);
  lintScreens(element, report);
  for (const key of explicit(element))
    if (element.settings[key] === undefined)
      report(`${key} is not set: it would come from the customer's site kit`);
  for (const message of leftovers(element)) report(message);
  if (type === "nested-accordion" || type === "nested-tabs") {
    const items = element.settings[type === "nested-tabs" ? "tabs" : "items"];
    if (!Array.isArray(items) || items.length !== element.elements.length)
      report("needs one child container for each item");
  }
  const shrinks =
    ["center", "flex-start", "flex-end"].includes(String(parent?.settings.flex_align_items)) &&
    String(parent?.settings.flex_direction ?? "column").startsWith("column");
  if (
    shrinks &&
    ["progress", "nested-tabs", "nested-accordion", "video", "image-box", "divider"].includes(type)
  )
    report(`a ${type} collapses in a column that does not stretch`);
}
