// Days without hours: a day is counted from 1970-01-01, and a week may have any days off.

/** Mondays first, `1` for a day off: what spreadsheets take as well. */
type Week = string;

/** Days since 1970-01-01. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}

/** `2026-11-24` of a day number. */
export function dayText(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10);
}

/** So many calendar days later. */
export function addDays(day: string, count: number): string {
  return dayText(dayNumber(day) + count);
}

/** Whether work is done that day. */
export function isWorkday(day: number, week: Week, holidays: ReadonlySet<number>): boolean {
  // 1970-01-01 was a Thursday.
  return week[(day + 3) % 7] !== "1" && !holidays.has(day);
}

/** So many working days after a day, or before it for a negative count; the day itself for 0. */
export function addWorkdays(day: number, count: number, week: Week, holidays: ReadonlySet<number>): number {
  const step = Math.sign(count);
  let at = day;
  for (let left = Math.abs(count); left > 0; ) {
    at += step;
    if (isWorkday(at, week, holidays)) left -= 1;
  }
  return at;
}
