// What tests and the simulation may do to the table from outside its API.
import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "./engine.ts";

/** The settings and orders of one engine. */
export function makeControl(engine: Engine) {
  return {
    /** How long a transaction holds its items before it commits: milliseconds, or a pause of one's own. 0: not at all. */
    holdTransactions(pause: number | (() => Promise<void>)): void {
      engine.pause =
        typeof pause === "function" ? pause : pause > 0 ? async () => void (await sleep(pause)) : undefined;
    },
    /** The next `count` requests that fit end so. The first order that fits a request is used up by it. */
    failNext: engine.faults.failNext,
    /** How many ordered failures have not been met yet. */
    faultsLeft: engine.faults.left,
    /** As at the start: no orders, no hold. */
    reset(): void {
      engine.faults.clear();
      engine.pause = undefined;
    },
  };
}
