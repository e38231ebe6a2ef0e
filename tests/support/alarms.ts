// What a person would have been called for.
import { vi } from "vitest";

export interface Alarm {
  event: string;
  orderId?: string;
  reason?: string;
  customerId?: string;
  paymentId?: string;
}

/** All alarms, oldest first. */
export function alarms(): Alarm[] {
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => String(line));
  return lines.filter((line) => line.includes('"level":"alarm"')).map((line) => JSON.parse(line) as Alarm);
}

/** Those about an order. */
export function alarmsAbout(orderId: string): Alarm[] {
  return alarms().filter((alarm) => alarm.orderId === orderId);
}
