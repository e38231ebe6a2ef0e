// Durations in milliseconds.
export const seconds = (count: number) => count * 1000;
export const minutes = (count: number) => seconds(count * 60);
export const hours = (count: number) => minutes(count * 60);
export const days = (count: number) => hours(count * 24);

/** `yyyy-mm` in UTC: the partition of a month. */
export function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7);
}

/** `2026-01` -> `2025-12` */
export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, "0")}`;
}

/** `2026-12` -> `2027-01` */
export function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

/** The first moment of a day (`yyyy-mm-dd`) in Asia/Kolkata. Epoch milliseconds. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00+05:30`);
}

/** DynamoDB's TTL is in seconds, and deletion is late: `expiresAt` in milliseconds is compared in code. */
export function ttlOf(at: number): number {
  return Math.ceil(at / 1000);
}
