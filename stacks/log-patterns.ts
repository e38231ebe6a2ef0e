// Lines of the log that CloudWatch counts. By their words and not as JSON, because Lambda writes words of its own before
// a line that a function prints. Inside a JSON text a quote is escaped, so that no value can look like a field.

/** A text as a term of a filter pattern; a line matches when it has all terms. */
const term = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const field = (name: string, value: string) => term(`"${name}":"${value}"`);

export const logPatterns = {
  /** Whatever a person must look at. */
  alarm: field("level", "alarm"),
  /** Money that was not taken for a payment. */
  review: `${field("level", "alarm")} ${field("event", "payment.review")}`,
  /** A coupon code that does not exist, or not any more: many of them are somebody who guesses. */
  couponMiss: field("event", "discount.missed"),
  /** What went wrong in a visitor's browser. */
  clientError: field("event", "client.error"),
  /** A request that was turned away for being one too many, by the gateway or by the shop; in the gateway's own log. */
  turnedAway: field("status", "429"),
  /** A job that came to its end. */
  jobDone: (job: string) => `${field("event", "job.done")} ${field("job", job)}`,
};
