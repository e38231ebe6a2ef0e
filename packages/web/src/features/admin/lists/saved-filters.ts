// Filters that an admin gave a name, in this browser alone: one key per list. A browser may refuse storage; then they
// live as long as the page does, and nothing throws. Words of a search are never among them: they may be somebody's address.

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
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? "[]");
    return Array.isArray(found) ? found.filter(isSaved).slice(0, most) : [];
  } catch {
    return [];
  }
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
  try {
    if (all.length === 0) localStorage.removeItem(keyOf(list));
    else localStorage.setItem(keyOf(list), JSON.stringify(all));
  } catch {
    // Refused: the open page still has them.
  }
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
