// What waits how long, as far as buyers or owners notice it. Milliseconds. How often a job looks is in infra/job-times.ts
// (`schedules`), how often something may be tried in core/src/platform/limit-rules.ts, the terms of privacy requests in
// privacy/privacy-terms.ts.

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
  /** Prices that a mail about a basket named, to whom they were mailed. */
  pricesHold: 72 * hours,
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

/** The mails on how to begin, after the first payment. */
export const startTimings = {
  "start-1": 1 * days,
  "start-3": 3 * days,
  "start-7": 7 * days,
} as const;

/** How long a link or a token opens something. */
export const linkTimings = {
  /** The checkout, before anybody has said who they are: a tab may stay open. */
  visit: 7 * days,
  /** The checkout of a person who has signed up. */
  checkout: 2 * hours,
  /** Beyond that, what the page after the payment asks. */
  checkoutGrace: 24 * hours,
  /** A login by a code of the mail. */
  loginCode: 10 * minutes,
  /** A passkey may be made or used so long after it was asked for. */
  passkeyChallenge: 5 * minutes,
  /** After a login a way in may be added or taken away, and other sessions ended. */
  freshLogin: 10 * minutes,
  invoiceInMail: 30 * days,
  invoiceInAccount: 1 * days,
  invoiceInAdmin: 10 * minutes,
} as const;

/** A payment, and when the schedule asks the provider about it. */
export const paymentTimings = {
  /** Providers want half an hour at least; latency and clocks eat the rest. */
  page: 35 * minutes,
  /** An order with an open page. */
  poll: 5 * minutes,
  /** Money that is on its way. */
  slowPoll: 1 * hours,
  /** A fee that was not told with its payment is asked for so long. */
  feeMayCome: 1 * days,
  /** A refund that the bank has not taken, should its message be lost. */
  refundPoll: 24 * hours,
  /** A refund that is done can still fail at the buyer's bank: it is looked at so often and for so long. */
  doneRefundPoll: 7 * days,
  refundMayFail: 30 * days,
  /** From a failure that the provider will only repeat to another key: by then its own books show whether money went back. */
  refundAskAgain: 1 * hours,
  /** Money that may come late is looked for so long after nobody could begin to pay any more. */
  firstLateLook: 15 * minutes,
  /** From a payment that failed to the mail about it. */
  failedMail: 5 * minutes,
} as const;

/** How long rows stay. */
export const keptTimings = {
  /** A basket, after its last change. */
  cart: 30 * days,
  /** A password, or the facts of a mail, that can still be read. */
  sealed: 24 * hours,
  /** A customer's row that is nobody's account any more. */
  closedAccount: 400 * days,
  /** Who began to buy and did not pay. */
  unpaid: 400 * days,
  /** Pictures of findings, once the licence that they came with has ended. */
  findingPictures: 90 * days,
  /** What was mailed, and the notices that tell of the same. */
  mails: 400 * days,
} as const;
