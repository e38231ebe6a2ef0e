// How much goes wrong in a run. Each seed draws its own weather, often none of a kind: everything at once would hide one
// fault behind another.
import type { Chance } from "./chance.ts";

/** Odds from 0 to 1, per request, call or message. */
export const fair = {
  /** The table answers ProvisionedThroughputExceeded. */
  throttled: 0,
  /** The table answers TransactionConflict, to transactions and single writes. */
  conflict: 0,
  /** The table's answer never arrives; what was written stays written. */
  lost: 0,
  /** The table takes up to a second. */
  slowTable: 0,
  /** A batch comes back with keys that were not read or written. */
  unprocessed: 0,
  /** The provider takes up to 16 seconds. */
  slowProvider: 0,
  /** The line to the provider breaks, before the call takes effect or after it. */
  cutProvider: 0,
  /** The provider answers 429. */
  busyProvider: 0,
  /** The provider answers 500, and keeps that answer under the call's key. */
  brokenProvider: 0,
  /** The mail carrier refuses for now. */
  mailFails: 0,
  /** The mail carrier takes a mail, and its answer is lost. */
  mailAnswerLost: 0,
  /** A call's process dies at some moment. */
  killed: 0,
  /** A webhook comes twice. */
  doubled: 0,
  /** A webhook never comes, however often the provider would try. */
  neverSent: 0,
  /** A webhook comes minutes late, after those of later events. */
  delayed: 0,
  /** The stream never tells the mail worker. */
  deaf: 0,
};

export type Weather = typeof fair;
export type WeatherKind = keyof Weather;

export function drawWeather(chance: Chance): Weather {
  const often = (...values: number[]) => chance.pick(values);
  return {
    throttled: often(0, 0, 0.02, 0.1),
    conflict: often(0, 0, 0.02, 0.08),
    lost: often(0, 0, 0.02, 0.06),
    slowTable: often(0, 0.05, 0.3),
    unprocessed: often(0, 0, 0.3),
    slowProvider: often(0, 0.1, 0.3, 0.6),
    cutProvider: often(0, 0, 0.05, 0.2),
    busyProvider: often(0, 0, 0, 0.1),
    brokenProvider: often(0, 0, 0, 0.1),
    mailFails: often(0, 0, 0.2),
    mailAnswerLost: often(0, 0, 0.1),
    killed: often(0, 0, 0.15, 0.3),
    doubled: often(0, 0.3),
    neverSent: often(0, 0, 0.2, 1),
    delayed: often(0, 0.2),
    deaf: often(0, 0, 0.3),
  };
}
