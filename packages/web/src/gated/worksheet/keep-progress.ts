// Saves a worksheet while its visitor wants it remembered: a moment after the last change, and at once when the page
// is left. One save at a time, each with the whole of it, so that the last word is the visitor's.
import type { Progress } from "@store/contract/progress";
import type { Worksheet } from "./worksheet.ts";

export type Save = (progress: Progress | null) => Promise<boolean>;
/** `saving` from the first change on; `failed` until a later save succeeds. */
export type Keeping = "off" | "saving" | "saved" | "failed";

/** Milliseconds without a change before a save. */
export const pause = 800;

interface Keeper {
  state(): Keeping;
  subscribe(listener: () => void): () => void;
  /** Begins to remember, with what is there now; or forgets everything that was kept. */
  set(on: boolean): void;
  /** Saves what waits, now. */
  flush(): void;
}

/** Watches a worksheet; `on` when the account already keeps something. */
export function createKeeper(sheet: Worksheet, on: boolean, save: Save): Keeper {
  let state: Keeping = on ? "saved" : "off";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let wanted: { progress: Progress | null } | undefined;
  let last: Progress = sheet.progress();
  const listeners = new Set<() => void>();
  const become = (next: Keeping) => {
    state = next;
    for (const listener of listeners) listener();
  };

  async function drain(): Promise<void> {
    if (running) return;
    running = true;
    while (wanted) {
      const { progress } = wanted;
      wanted = undefined;
      const good = await save(progress).catch(() => false);
      if (wanted) continue;
      become(good ? (progress ? "saved" : "off") : "failed");
    }
    running = false;
  }
  const send = (progress: Progress | null) => {
    clearTimeout(timer);
    timer = undefined;
    wanted = { progress };
    become("saving");
    void drain();
  };

  sheet.subscribe(() => {
    const now = sheet.progress();
    if (now === last || state === "off") return;
    last = now;
    if (state !== "saving") become("saving");
    clearTimeout(timer);
    timer = setTimeout(() => send(sheet.progress()), pause);
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(wish) {
      last = sheet.progress();
      send(wish ? last : null);
    },
    flush() {
      if (timer !== undefined) send(sheet.progress());
    },
  };
}
