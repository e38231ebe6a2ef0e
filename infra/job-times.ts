// When the clock starts which job.
import type { JobName } from "./needs.ts";

/** How often each scheduled job runs, in minutes. */
export const schedules = {
  "mail-sweep": 1,
  "abandoned-carts": 1,
  reconcile: 5,
  "number-invoices": 1,
  "render-pages": 1,
  canary: 60,
  "privacy-requests": 60,
  "stuck-buyers": 60,
  "unmatched-payments": 1440,
  retention: 1440,
} as const satisfies Partial<Record<JobName, number>>;

/** When a job that runs once a day does, by the clock of Asia/Kolkata: the day before is over by then. */
export const dailyAt = {
  "unmatched-payments": { hour: 3, minute: 20 },
  retention: { hour: 4, minute: 10 },
} as const satisfies Partial<Record<keyof typeof schedules, { hour: number; minute: number }>>;

/** The schedule of a job, as EventBridge wants it. */
export function scheduleOf(name: keyof typeof schedules): `rate(${string})` | `cron(${string})` {
  const daily: Partial<Record<JobName, { hour: number; minute: number }>> = dailyAt;
  const at = daily[name];
  if (at) return `cron(${at.minute} ${at.hour} * * ? *)`;
  const minutes: number = schedules[name];
  return minutes === 1 ? "rate(1 minute)" : `rate(${minutes} minutes)`;
}

/** The canary's silence is seen at the gateway, which it calls each hour: `NoCalls` in stacks/watch-list.ts. */
export function isWatched(job: string): boolean {
  return job !== "canary";
}
