/** `yyyy-mm-dd` in Asia/Kolkata. `at` in epoch milliseconds. */
export function dayOfIndia(at: number): string {
  return new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 10);
}
