// Virtual time. It stands still during a test until the test moves it.
import { vi } from "vitest";

/** Moves the date on, for the shop, its table, Stripe and the mail carrier alike. */
export function travel(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}
