// What keeps it a secret who is a customer: the same work and the same answer for an account that is not there.
import { StoreError } from "@store/contract/errors";
import type { ThrottleRule } from "../platform/limit-rules.ts";
import { randomToken } from "../platform/secrets.ts";
import { ThrottleEntity } from "../platform/throttle.entity.ts";
import { throttle } from "../platform/throttle.ts";
import { minutes, ttlOf } from "../platform/time.ts";

/** Takes one try. That none is left must not show: false then. */
export async function hasTry(rule: ThrottleRule, account: string): Promise<boolean> {
  try {
    await throttle(rule, account);
    return true;
  } catch (error) {
    if (error instanceof StoreError && error.code === "throttled") return false;
    throw error;
  }
}

/** A row that means nothing and is gone within minutes: writing it takes as long as enqueueing a mail. */
export function decoyWrite() {
  const counterKey = `nobody.${randomToken()}`;
  return ThrottleEntity.put({ counterKey, count: 0, ttl: ttlOf(Date.now() + minutes(1)) });
}
