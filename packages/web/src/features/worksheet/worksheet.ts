// A visitor's ticks, statuses and open sections: in page memory, gone on reload (SPEC.txt section 3).
// A store of its own instead of React state, so that a tick draws one row and the bars above it, not two hundred rows.

export interface Worksheet {
  /** Calls back after every change; answers how to stop. */
  subscribe(listener: () => void): () => void;
  isChecked(id: string): boolean;
  setChecked(id: string, checked: boolean): void;
  /** The chosen status, or undefined while nothing was chosen. */
  statusOf(id: string): string | undefined;
  setStatus(id: string, status: string): void;
  isOpen(section: string): boolean;
  setOpen(section: string, open: boolean): void;
  /** How many of these are ticked. */
  countDone(ids: readonly string[]): number;
}

/** An empty worksheet; all sections open. */
export function createWorksheet(): Worksheet {
  const checked = new Set<string>();
  const statuses = new Map<string, string>();
  const closed = new Set<string>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isChecked: (id) => checked.has(id),
    setChecked(id, value) {
      if (value === checked.has(id)) return;
      if (value) checked.add(id);
      else checked.delete(id);
      changed();
    },
    statusOf: (id) => statuses.get(id),
    setStatus(id, status) {
      if (statuses.get(id) === status) return;
      statuses.set(id, status);
      changed();
    },
    isOpen: (section) => !closed.has(section),
    setOpen(section, open) {
      if (open !== closed.has(section)) return;
      if (open) closed.delete(section);
      else closed.add(section);
      changed();
    },
    countDone: (ids) => ids.reduce((done, id) => done + (checked.has(id) ? 1 : 0), 0),
  };
}
