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

/** The months of its year up to a day, `yyyy-mm`, the first of them first. */
export function monthsOfYear(day: string): string[] {
  const begins = firstYear(day);
  const all = Array.from({ length: 12 }, (_, index) => {
    const month = ((index + 3) % 12) + 1;
    return `${begins + (month < 4 ? 1 : 0)}-${String(month).padStart(2, "0")}`;
  });
  return all.filter((month) => month <= day.slice(0, 7));
}

function firstYear(day: string): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) >= 4 ? year : year - 1;
}
