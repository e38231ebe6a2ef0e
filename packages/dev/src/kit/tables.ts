// The memory of a stand-in: tables of rows, held in memory and, where there is a disk, kept there. A piece of work is one
// transaction, so that `kill -9` between two effects of one request cannot happen. Rows are values: replace them, never
// change them in place.

/** Rows of one kind, by id, oldest first. */
export interface Table<Row> {
  get(id: string): Row | undefined;
  put(id: string, row: Row): void;
  remove(id: string): void;
  values(): Iterable<Row>;
  /** The rows that are wanted. */
  list(isWanted?: (row: Row) => unknown): Row[];
  readonly size: number;
}

/** What keeps rows by their places: `table/disk-store.ts`. */
export interface Disk {
  rows(places: { from: string; to: string }): Iterable<[place: string, row: unknown]>;
  /** All of it is there for good when this returns; undefined takes a row away. */
  write(changes: [place: string, row: unknown][]): void;
  close(): Promise<void>;
}

/** On the disk a row lies by the number of its first put, with its table and id. */
type Kept = [table: string, id: string, row: unknown];
interface Entry {
  place: string;
  row: unknown;
}

/** Opens what is on the disk, or tables that live in memory only. */
export function openTables(disk?: Disk) {
  const tables = new Map<string, Map<string, Entry>>();
  let places = 0;
  /** What the rows touched by the current piece of work were before it; undefined outside of one. */
  let before: Map<string, { table: string; id: string; entry: Entry | undefined }> | undefined;

  for (const [place, kept] of disk?.rows({ from: "", to: "\uffff" }) ?? []) {
    const [table, id, row] = kept as Kept;
    entriesOf(table).set(id, { place, row });
    places = Number(place);
  }

  function entriesOf(table: string): Map<string, Entry> {
    const entries = tables.get(table) ?? new Map<string, Entry>();
    tables.set(table, entries);
    return entries;
  }

  function set(table: string, id: string, row: unknown): void {
    if (!before) {
      write(() => set(table, id, row));
      return;
    }
    const entries = entriesOf(table);
    const entry = entries.get(id);
    const key = `${table}\n${id}`;
    if (!before.has(key)) before.set(key, { table, id, entry });
    if (row === undefined) entries.delete(id);
    else entries.set(id, { place: entry?.place ?? String(++places).padStart(12, "0"), row });
  }

  /** Runs `work`; all its changes reach the disk together, or, when it throws, none happen at all. */
  function write<Result>(work: () => Result): Result {
    if (before) return work();
    before = new Map();
    try {
      const result = work();
      const changes = [...before.values()].flatMap(({ table, id, entry }): [string, unknown][] => {
        const now = entriesOf(table).get(id);
        const isElsewhere = entry && entry.place !== now?.place;
        return [
          ...(isElsewhere ? [[entry.place, undefined] as [string, unknown]] : []),
          ...(now ? [[now.place, [table, id, now.row]] as [string, unknown]] : []),
        ];
      });
      if (changes.length > 0) disk?.write(changes);
      return result;
    } catch (error) {
      for (const { table, id, entry } of before.values())
        if (entry) entriesOf(table).set(id, entry);
        else entriesOf(table).delete(id);
      throw error;
    } finally {
      before = undefined;
    }
  }

  return {
    table<Row>(name: string): Table<Row> {
      const entries = entriesOf(name);
      const rows = () => [...entries.values()].map(({ row }) => row as Row);
      return {
        // The one place where a row that was read back is taken for what was once put there.
        get: (id) => entries.get(id)?.row as Row | undefined,
        put: (id, row) => set(name, id, row),
        remove: (id) => set(name, id, undefined),
        values: rows,
        list: (isWanted = () => true) => rows().filter(isWanted),
        get size() {
          return entries.size;
        },
      };
    },
    write,
    close: async () => disk?.close(),
  };
}
