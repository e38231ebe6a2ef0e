// How requests come in where no socket brings them: one after the other, and whatever else is due in between.
import { setImmediate as immediate } from "node:timers/promises";

let last: Promise<unknown> = Promise.resolve();

/** Waits for a turn of the event loop that no other request has. */
export function turn(): Promise<unknown> {
  last = last.then(() => immediate());
  return last;
}
