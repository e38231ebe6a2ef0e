// The Indian financial year: April to March, by the calendar of Asia/Kolkata. Days are `yyyy-mm-dd`.

/** `2627` for a day between April 2026 and March 2027. */
export function yearOf(day: string): string {
  const begins = firstYear(day);
  return `${String(begins).slice(2)}${String(begins + 1).slice(2)}`;
}

/** Papers are kept for 72 months from the year's annual return, which is due on 31 December after the year. */
export function keptUntil(day: string): string {
  return `${firstYear(day) + 7}-12-31`;
}

/** Books of a company are kept for eight financial years after theirs (Companies Act, 2013, section 128(5)). */
export function keptForBooks(day: string): string {
  return `${firstYear(day) + 9}-03-31`;
}

function firstYear(day: string): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) >= 4 ? year : year - 1;
}
