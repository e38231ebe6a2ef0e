// A visitor's ticks, statuses and open sections: in page memory, gone on reload (docs/product.md section 3), unless the visitor
// asked the shop to remember them.
// A store of its own instead of React state, so that a tick draws one row and the bars above it, not two hundred rows.

import type { Progress } from "@store/contract/progress";
import type { SeoEvaluation } from "@store/contract/seo-evaluation";

export interface Worksheet {
  /** Calls back after every change; answers how to stop. */
  subscribe(listener: () => void): () => void;
  isChecked(id: string): boolean;
  setChecked(id: string, checked: boolean): void;
  /** The chosen status, or undefined while nothing was chosen. */
  statusOf(id: string): SeoEvaluation | undefined;
  /** `undefined` takes the choice back. */
  setStatus(id: string, status: SeoEvaluation | undefined): void;
  isOpen(section: string): boolean;
  setOpen(section: string, open: boolean): void;
  /** Points at an item, whose row shows itself; undefined once it has. */
  point(id: string | undefined): void;
  isPointed(id: string): boolean;
  /** How many of these are ticked. */
  countDone(ids: readonly string[]): number;
  /** The lesson opened last. */
  lesson(): string | undefined;
  setLesson(id: string): void;
  /** Where the film of that lesson was left, in whole seconds; 0 from the start. */
  second(): number;
  /** Of another lesson than the last one nothing is kept. */
  setSecond(lessonId: string, second: number): void;
  /** All that is worth remembering. The same object until something in it changes. */
  progress(): Progress;
}

/** A worksheet with what was remembered, else an empty one; all sections open. `visit` is remembered with the rest. */
export function createWorksheet(kept?: Progress, visit?: Progress["visit"]): Worksheet {
  const checked = new Set<string>(kept?.ticked);
  const statuses = new Map<string, SeoEvaluation>(Object.entries(kept?.statuses ?? {}));
  let lesson = kept?.lesson;
  let second = kept?.second ?? 0;
  let progress: Progress | undefined;
  const closed = new Set<string>();
  let pointed: string | undefined;
  const listeners = new Set<() => void>();
  const changed = () => {
    progress = undefined;
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
      if (status) statuses.set(id, status);
      else statuses.delete(id);
      changed();
    },
    isOpen: (section) => !closed.has(section),
    setOpen(section, open) {
      if (open !== closed.has(section)) return;
      if (open) closed.delete(section);
      else closed.add(section);
      for (const listener of listeners) listener();
    },
    point(id) {
      pointed = id;
      for (const listener of listeners) listener();
    },
    isPointed: (id) => id === pointed,
    countDone: (ids) => ids.reduce((done, id) => done + (checked.has(id) ? 1 : 0), 0),
    lesson: () => lesson,
    setLesson(id) {
      if (id === lesson) return;
      lesson = id;
      second = 0;
      changed();
    },
    second: () => second,
    setSecond(lessonId, at) {
      const whole = Math.max(0, Math.floor(at));
      if (lessonId !== lesson || whole === second) return;
      second = whole;
      changed();
    },
    progress() {
      progress ??= {
        ticked: [...checked],
        statuses: Object.fromEntries(statuses),
        ...(lesson !== undefined && { lesson }),
        ...(second > 0 && { second }),
        ...(visit && { visit }),
      };
      return progress;
    },
  };
}
