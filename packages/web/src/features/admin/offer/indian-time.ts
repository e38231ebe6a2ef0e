// A time to come as an owner types and reads it: by Indian clocks, wherever the browser is.
import { dayInIndia, formatDateTime } from "@store/contract/format";
import { isInTime } from "@store/contract/offer/publish-times";
import { figure } from "../parts/figures.ts";

const minute = 60_000;

/** Epoch milliseconds of `2026-12-01T18:00`, the value of a field for date and time; undefined of half a date. */
export function indianTime(value: string): number | undefined {
  const at = Date.parse(`${value}+05:30`);
  return value === "" || Number.isNaN(at) ? undefined : at;
}

/** The value of such a field. */
export function indianValue(at: number): string {
  return `${dayInIndia(at)}T${formatDateTime(at).slice(-5)}`;
}

/** What is wrong with a time that an offer is to wait for. */
export function timeProblem(at: number | undefined, now: number): string | undefined {
  if (at === undefined) return "Choose a day and a time";
  return isInTime(at, now) ? undefined : "Between 2 minutes and 28 days from now";
}

/** `in 5 minutes`, `in 3 hours 20 minutes`, `in 4 days 2 hours`; `now` once it is past. */
export function untilWords(at: number, now: number): string {
  const minutes = Math.ceil((at - now) / minute);
  if (minutes <= 0) return "now";
  if (minutes < 60) return `in ${count(minutes, "minute")}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `in ${count(hours, "hour")}${rest(minutes % 60, "minute")}`;
  return `in ${count(Math.floor(hours / 24), "day")}${rest(hours % 24, "hour")}`;
}

const count = (number: number, name: string) => `${figure(number)} ${name}${number === 1 ? "" : "s"}`;
const rest = (number: number, name: string) => (number === 0 ? "" : ` ${count(number, name)}`);
