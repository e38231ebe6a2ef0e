// When an offer may be published that is to wait.
const minute = 60_000;

/** In minutes: functions have to know of it before it holds. */
export const leastWait = 2;
/** In days: the pages that were made for it are kept for thirty. */
export const longestWait = 28;

/** `at` and `now` in epoch milliseconds. */
export function isInTime(at: number, now: number): boolean {
  return at >= now + leastWait * minute && at <= now + longestWait * 24 * 60 * minute;
}
