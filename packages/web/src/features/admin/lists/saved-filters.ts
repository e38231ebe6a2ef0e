// Filters that an admin gave a name, in this browser alone: one key per list. Words of a search are never among them: they
// may be somebody's address.
import { readLocal, writeLocal } from "../../../lib/local.ts";

/** Names and values of a list's address, without its search. */
export type Filter = Readonly<Record<string, string>>;

export interface SavedFilter {
  name: string;
  filter: Filter;
}

export const longestName = 40;
const most = 12;

/** In the order in which they were saved. */
export function readSaved(list: string): readonly SavedFilter[] {
  const found = readLocal(keyOf(list));
  return Array.isArray(found) ? found.filter(isSaved).slice(0, most) : [];
}

/** One of the same name is replaced; beyond a dozen the oldest goes. */
export function withSaved(all: readonly SavedFilter[], one: SavedFilter): readonly SavedFilter[] {
  const name = one.name.trim().slice(0, longestName);
  return [...without(all, name), { ...one, name }].slice(-most);
}

export function without(all: readonly SavedFilter[], name: string): readonly SavedFilter[] {
  return all.filter((each) => each.name !== name);
}

export function keepSaved(list: string, all: readonly SavedFilter[]): void {
  writeLocal(keyOf(list), all.length === 0 ? undefined : all);
}

export function isSame(one: Filter, other: Filter): boolean {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.every((name) => one[name] === other[name]);
}

function isSaved(value: unknown): value is SavedFilter {
  if (typeof value !== "object" || value === null) return false;
  const { name, filter } = value as Partial<SavedFilter>;
  if (typeof name !== "string" || name === "" || name.length > longestName) return false;
  if (typeof filter !== "object" || filter === null || Array.isArray(filter)) return false;
  return Object.values(filter).every((part) => typeof part === "string" && part.length <= 100);
}

function keyOf(list: string): string {
  return `admin_filters_${list}`;
}
