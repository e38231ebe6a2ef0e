// When to give up on a program that waits for something that nobody will ever answer. Not by a clock, which a busy
// machine makes meaningless, but by what the program does: while it makes resources, keeps promises, has something
// built or uses the processor, it is on its way. One that does nothing of this turn after turn has stopped.

export interface Signs {
  /** Anything that changes while the program gets on: resources made, promises open. */
  state: string;
  /** Work that others do for it: bundles under way. */
  busy: boolean;
  /** Microseconds of processor time that the process has used so far. */
  cpu: number;
}

/** Turns without a sign of life before it is called stopped. */
export const quietTurns = 200;

/** Less than this in one turn is the watching itself. Microseconds. */
const idle = 10_000;

/** Told the signs of each turn, answers whether the program has stopped. */
export function stopped(turns = quietTurns): (signs: Signs) => boolean {
  let last: Signs | undefined;
  let quiet = 0;
  return (signs) => {
    const alive =
      last === undefined || signs.busy || signs.state !== last.state || signs.cpu - last.cpu >= idle;
    quiet = alive ? 0 : quiet + 1;
    last = signs;
    return quiet >= turns;
  };
}
