// What a person would have been called for.
import { vi } from "vitest";

export interface Alarm {
  event: string;
  orderId?: string;
  reason?: string;
}

/** Alarms about an order, oldest first. */
export function alarmsAbout(orderId: string): Alarm[] {
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line));
  return lines
    .filter((line) => line.includes('"level":"alarm"'))
    .map((line) => JSON.parse(line) as Alarm)
    .filter((alarm) => alarm.orderId === orderId);
}
