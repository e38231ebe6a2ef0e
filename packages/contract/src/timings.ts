// What waits how long, as far as buyers or owners notice it. Milliseconds. How often a job looks is in infra/needs.ts
// (`schedules`), how long a payment page lives and is asked about in core/src/orders/settlement.

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
const days = 24 * hours;

/** What moves on a page by itself. */
export const pageTimings = {
  offerCountdown: 10 * minutes,
  popupDelay: 3 * seconds,
  popupVisible: 5 * seconds,
  popupInterval: 10 * seconds,
  adminSetupRedirect: 2 * seconds,
} as const;

/** Reminders of a basket that was left. */
export const cartTimings = {
  /** From the last change of the basket to the first. */
  first: 5 * minutes,
  /** From the first to the later ones. */
  second: 24 * hours,
  third: 72 * hours,
  /** A reminder that would come so late is none. */
  tooLate: 1 * days,
  /** One series to an address in so long. */
  seriesEvery: 7 * days,
} as const;

/** A buyer's login. */
export const sessionTimings = {
  /** Without use. */
  idle: 12 * hours,
  longest: 7 * days,
  /** Use is written down so often. */
  refreshAfter: 15 * minutes,
} as const;
