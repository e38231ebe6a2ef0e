// What tests and the simulation may do to the table from outside its API.

import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "./engine.ts";
import { validationError } from "./errors.ts";
import type { Aim, Failure } from "./faults.ts";
import type { HeatRow } from "./heat.ts";
import type { ConflictMode } from "./locks.ts";

/** The settings and orders of one stand-in. */
export interface DynamoControl {
  /** `as-aws` (from the start): who meets a running transaction is refused. `wait`: everybody waits for everybody. */
  conflicts(mode: ConflictMode): void;
  /** How long a transaction holds its items before it commits: milliseconds, or a pause of one's own. 0: not at all. */
  holdTransactions(pause: number | (() => Promise<void>)): void;
  /** The next `count` requests that fit end so. The first order that fits a request is used up by it. */
  failNext(count: number, failure: Failure, aim?: Aim): void;
  /** How many ordered failures have not been met yet. */
  faultsLeft(): number;
  /** Counts from now on, anew, the write units that each partition key takes (false: no longer). */
  countHeat(on?: boolean): void;
  /** What has been counted, the hottest partition key first; indexes are rows of their own. */
  heat(): HeatRow[];
  /** As at the start: no orders, no hold, conflicts as on AWS. */
  reset(): void;
}

/** The control of one engine. */
export function makeControl(engine: Engine): DynamoControl {
  return {
    conflicts(mode) {
      if (mode !== "as-aws" && mode !== "wait") throw validationError("conflicts are as-aws or wait");
      engine.locks.mode = mode;
    },
    holdTransactions(pause) {
      engine.pause =
        typeof pause === "function" ? pause : pause > 0 ? async () => void (await sleep(pause)) : undefined;
    },
    failNext: engine.faults.failNext,
    faultsLeft: engine.faults.left,
    countHeat: (on = true) => engine.heat.count(on),
    heat: engine.heat.rows,
    reset() {
      engine.faults.clear();
      engine.pause = undefined;
      engine.locks.mode = "as-aws";
      engine.heat.count(false);
    },
  };
}
