// Where rows lie: sorted by their place, changed many at once or not at all. In memory here; `disk-store.ts` has the same
// on disk.
import { type Places, sortedPlaces } from "./sorted-places.ts";

/** A row as it is to be; undefined takes it away. */
export type RowChange = [place: string, row: unknown];

export interface Store {
  get(place: string): unknown;
  /** Rows in the order of their places, or against it. Nobody else writes while they are read. */
  rows(places: Places, reverse?: boolean): Iterable<[place: string, row: unknown]>;
  /** Answers when all of it is there for good; readers see the rows of before until then. */
  commit(changes: RowChange[]): Promise<void>;
  close(): Promise<void>;
}

/** All that lay in a store at one moment. Rows are never changed in place, so that they may be shared. */
export interface Saved {
  rows: ReadonlyMap<string, unknown>;
  places: readonly string[];
}

export function memoryStore() {
  let rows = new Map<string, unknown>();
  let places = sortedPlaces();

  function change([place, row]: RowChange): void {
    const isThere = rows.has(place);
    if (row !== undefined) rows.set(place, row);
    else rows.delete(place);
    if (isThere && row === undefined) places.remove(place);
    if (!isThere && row !== undefined) places.add(place);
  }

  const store: Store = {
    get: (place) => rows.get(place),
    *rows(wanted, reverse = false) {
      for (const place of places.within(wanted, reverse)) yield [place, rows.get(place)];
    },
    async commit(changes) {
      changes.forEach(change);
    },
    close: async () => {},
  };
  return {
    ...store,
    save: (): Saved => ({ rows: new Map(rows), places: places.all() }),
    restore(saved: Saved): void {
      rows = new Map(saved.rows);
      places = sortedPlaces(saved.places);
    },
  };
}
