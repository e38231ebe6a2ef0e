// One counter per rule, key and fixed window. The try is reserved before the work: counting after it loses a race.
import { StoreError } from "@store/contract/errors";
import { sha256 } from "./secrets.ts";
import { isRefusal } from "./table.ts";
import { ThrottleEntity } from "./throttle.entity.ts";
import { days, hours, minutes, ttlOf } from "./time.ts";

/** Limits of SECURITY.md. `window` in milliseconds. */
const rules = {
  "login.account": { limit: 5, window: minutes(15) },
  "login.ip": { limit: 20, window: minutes(10) },
  "discount.ip": { limit: 20, window: minutes(1) },
  "discount.miss": { limit: 30, window: hours(1) },
  "sign-up.ip": { limit: 30, window: minutes(10) },
  "test-mail.admin": { limit: 30, window: hours(1) },
  "setup.ip": { limit: 10, window: minutes(10) },
  // A page saves once in 0.8 seconds at the most.
  "progress.customer": { limit: 750, window: minutes(10) },
  "order.ip": { limit: 10, window: minutes(10) },
  "cart.ip": { limit: 60, window: minutes(10) },
  "cart.address": { limit: 30, window: hours(1) },
  "recover.ip": { limit: 10, window: hours(1) },
  "recover.username": { limit: 3, window: days(1) },
  "recover.account": { limit: 3, window: days(1) },
  "resend.ip": { limit: 10, window: hours(1) },
  "resend.account": { limit: 3, window: days(1) },
  "reset.ip": { limit: 20, window: minutes(10) },
} as const;

export type ThrottleRule = keyof typeof rules;

/** Takes one try for `who`, or throws `throttled` with the minutes until the window ends. */
export async function throttle(rule: ThrottleRule, who: string): Promise<void> {
  const limit: number = rules[rule].limit;
  const { counterKey, ends } = windowOf(rule, who);
  try {
    await ThrottleEntity.update({ counterKey })
      .add({ count: 1 })
      .set({ ttl: ttlOf(ends) })
      .where((a, o) => `${o.notExists(a.count)} OR ${o.lt(a.count, limit)}`)
      .go();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw tooMany(ends);
  }
}

/** Throws `throttled` when no try is left, and takes none. */
export async function checkThrottle(rule: ThrottleRule, who: string): Promise<void> {
  const { counterKey, ends } = windowOf(rule, who);
  const { data } = await ThrottleEntity.get({ counterKey }).go({ consistent: true });
  if ((data?.count ?? 0) >= rules[rule].limit) throw tooMany(ends);
}

function windowOf(rule: ThrottleRule, who: string) {
  const { window } = rules[rule];
  const number = Math.floor(Date.now() / window);
  return { counterKey: `${rule}.${sha256(who)}.${number}`, ends: (number + 1) * window };
}

function tooMany(ends: number): StoreError {
  const wait = Math.max(1, ends - Date.now());
  return new StoreError(
    "throttled",
    { minutes: Math.ceil(wait / minutes(1)) },
    { retryAfter: Math.ceil(wait / 1000) },
  );
}
