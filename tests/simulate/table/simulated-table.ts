// The table of a simulated world: the laptop's engine on plain values and in memory. Nothing in it waits for a timer.
import type { Change } from "@store/dev/table/capacity";
import { createEngine, findTable, itemsOf } from "@store/dev/table/engine";
import { ask } from "@store/dev/table/operations";
import { allOf } from "@store/dev/table/schema";
import { memoryStore, type Saved } from "@store/dev/table/store";
import { tableDefinition } from "@store/dev/table/table-definition";
import type { Input, Item } from "@store/dev/table/values";

export interface SimulatedTable {
  /** Makes the table, before any world. */
  open(): Promise<void>;
  /** Carries out one request, whole. Rejects with an ApiError. */
  ask(operation: string, input: Input): Promise<Input>;
  items(): Item[];
  save(): Saved;
  restore(saved: Saved): void;
  /** Takes rows away whose time is over, as TTL does within two days. */
  endRows(now: number): Promise<void>;
  /** Rows that ended: checks still read what they promised. */
  ended: Item[];
  /** Told of each item that a request changed, after the whole request. */
  onChange: (change: Change) => void;
}

export function simulatedTable(name: string): SimulatedTable {
  const store = memoryStore();
  const publish = (changes: Change[]) => {
    for (const change of changes) table.onChange(change);
  };
  const stream = { publish, onRecords: () => () => {}, stop: async () => {} };
  const engine = createEngine(store, () => Date.now(), stream);
  const { ttlAttribute, ...definition } = tableDefinition(name);
  const table: SimulatedTable = {
    open: async () => void (await ask(engine, "CreateTable", { ...definition })),
    ask: (operation, input) => ask(engine, operation, input),
    items: () => [...itemsOf(engine, allOf(findTable(engine, name)))],
    save: store.save,
    restore(saved) {
      table.ended = [];
      store.restore(saved);
    },
    ended: [],
    async endRows(now) {
      for (const item of table.items().filter(({ ttl }) => typeof ttl === "number" && ttl * 1000 < now)) {
        await ask(engine, "DeleteItem", { TableName: name, Key: { pk: item.pk, sk: item.sk } });
        table.ended.push(item);
      }
    },
    onChange: () => {},
  };
  return table;
}
