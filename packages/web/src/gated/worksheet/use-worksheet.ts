// Each hook re-renders its component only when its own small answer changes.

import type { Progress } from "@store/contract/progress";
import { useState, useSyncExternalStore } from "react";
import { createWorksheet, type Worksheet } from "./worksheet.ts";

/** One worksheet for as long as the page is open; it starts with what was remembered, and remembers this visit. */
export function useNewWorksheet(kept: Progress | undefined, visit: Progress["visit"]): Worksheet {
  return useState(() => createWorksheet(kept, visit))[0];
}

/** Whether one item is ticked. */
export function useChecked(sheet: Worksheet, id: string): boolean {
  return useSyncExternalStore(sheet.subscribe, () => sheet.isChecked(id));
}

/** The status chosen for one item, or `initial`. */
export function useStatus(sheet: Worksheet, id: string, initial: string): string {
  return useSyncExternalStore(sheet.subscribe, () => sheet.statusOf(id) ?? initial);
}

/** Whether a section is open. */
export function useOpen(sheet: Worksheet, section: string): boolean {
  return useSyncExternalStore(sheet.subscribe, () => sheet.isOpen(section));
}

/** Whether an address led to this item. */
export function usePointed(sheet: Worksheet, id: string): boolean {
  return useSyncExternalStore(sheet.subscribe, () => sheet.isPointed(id));
}

/** How many of these items are ticked. */
export function useDone(sheet: Worksheet, ids: readonly string[]): number {
  return useSyncExternalStore(sheet.subscribe, () => sheet.countDone(ids));
}

/** In how many of these groups every item is ticked; a group of none is not counted. */
export function useDoneGroups(sheet: Worksheet, groups: readonly (readonly string[])[]): number {
  return useSyncExternalStore(
    sheet.subscribe,
    () => groups.filter((ids) => ids.length > 0 && sheet.countDone(ids) === ids.length).length,
  );
}

/** The lesson opened last. */
export function useLesson(sheet: Worksheet): string | undefined {
  return useSyncExternalStore(sheet.subscribe, sheet.lesson);
}

/** Where the film of that lesson was left, in seconds. */
export function useSecond(sheet: Worksheet): number {
  return useSyncExternalStore(sheet.subscribe, sheet.second);
}
