// Figures as people read them: Indian grouping, a real minus sign, no digit that means nothing.

import type { Unit } from "@store/contract/calculator-content";

const words: Partial<Record<Unit, readonly [one: string, many: string]>> = {
  days: ["day", "days"],
  orders: ["order", "orders"],
  parcels: ["parcel", "parcels"],
  people: ["person", "people"],
  visitors: ["visitor", "visitors"],
  kilobytes: ["KB", "KB"],
  seconds: ["s", "s"],
  mbps: ["Mbps", "Mbps"],
};

/** People come whole; what chance makes of orders may have a tenth. Two decimals for all else. */
const decimals: Partial<Record<Unit, number>> = { people: 0, visitors: 0, orders: 1, kilobytes: 0 };

/** Indian grouping with at most so many decimals: `2,43,000`, `1.89`. */
export function formatNumber(value: number, decimals: number): string {
  const text = new Intl.NumberFormat("en-IN", { maximumFractionDigits: decimals }).format(Math.abs(value));
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** A figure with its unit: `₹1,260`, `5%`, `10 days`. `null` is "none". */
export function formatUnit(value: number | string | null, unit: Unit): string {
  if (value === null) return "none";
  if (unit === "date") return formatDay(String(value));
  if (typeof value === "string") return value;
  if (unit === "rupees") {
    const text = formatNumber(Math.abs(value), Math.abs(value) < 10 ? 2 : 0);
    return value < 0 && text !== "0" ? `−₹${text}` : `₹${text}`;
  }
  if (unit === "percent") return `${formatNumber(value * 100, 2)}%`;
  const text = formatNumber(value, decimals[unit] ?? 2);
  const [one, many] = words[unit] ?? ["", ""];
  return many ? `${text} ${text === "1" ? one : many}` : text;
}

/** `2026-11-24` as `Tue, 24 Nov 2026`; what is no date stays as it is. */
export function formatDay(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) return day;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: "UTC",
    weekday: "short",
    day: "2-digit",
    month: "short",
    year: "numeric",
  });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${part.weekday}, ${part.day} ${part.month?.slice(0, 3)} ${part.year}`;
}

/** What stands beside a field: `₹`, `%`, `days`. */
export function signOf(unit: Unit): string {
  if (unit === "rupees") return "₹";
  if (unit === "percent") return "%";
  return words[unit]?.[1] ?? "";
}
