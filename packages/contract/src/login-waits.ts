// How long buyers wait between their payment and their login, as counts in steps: figures that add up over days.

/** The upper ends of the steps, in seconds. What took longer than the last is counted in one more. */
export const waitSteps = [2, 4, 8, 15, 30, 60, 120, 300, 600, 3600] as const;

/** Nobody should wait longer. Seconds. */
export const longestWait = 600;

/** The step that a wait (milliseconds) is counted in. */
export function waitStep(milliseconds: number): number {
  const step = waitSteps.findIndex((seconds) => milliseconds <= seconds * 1000);
  return step === -1 ? waitSteps.length : step;
}

/**
 * Within how many seconds a share (0 to 1) of the buyers were let in: the upper end of the step that holds the last of
 * them. Infinity where that step has none; undefined when nobody was counted.
 */
export function waitedWithin(counts: readonly number[], share: number): number | undefined {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all <= 0) return undefined;
  let seen = 0;
  const step = counts.findIndex((count) => {
    seen += count;
    return seen >= all * share;
  });
  return waitSteps[step] ?? Number.POSITIVE_INFINITY;
}
