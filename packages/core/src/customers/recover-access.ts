import { StoreError } from "@store/contract/errors";
import { enqueueMail } from "../outbox/outbox.entity.ts";
import { request } from "../platform/request.ts";
import { randomToken } from "../platform/secrets.ts";
import { put, transact } from "../platform/table.ts";
import { ThrottleEntity } from "../platform/throttle.entity.ts";
import { throttle } from "../platform/throttle.ts";
import { minutes, ttlOf } from "../platform/time.ts";
import type { UseCase } from "../platform/use-case.ts";
import { type Customer, mayLogIn, readCustomer } from "./customer.entity.ts";
import { loginKey, readLogin } from "./login.entity.ts";
import { takeAll } from "./login-limits.ts";

/**
 * Enqueues a way back in to the address on record. Nobody learns who is a customer: unknown, blocked and known take the
 * same requests to the table and get the same answer; what is mailed, and whether, is the worker's business. Anybody can
 * ask with an address, and use up its mails of the day. The customer ID stands in our mails alone: asked with it, the
 * owner has mails of their own.
 */
export const recoverAccess: UseCase<"recover-access"> = async ({ username }) => {
  const byEmail = username.includes("@");
  const name = byEmail ? username.normalize("NFKC").toLowerCase() : username;
  const usernameKey = loginKey(name);
  const [login] = await Promise.all([
    readLogin(name),
    takeAll("recover.ip", "recover.wide", ""),
    throttle("recover.username", `${usernameKey} ${request().viewerIp}`),
  ]);
  // That there are mails left must not show.
  const account = login?.customerId ?? usernameKey;
  const [customer, isFree] = await Promise.all([
    readCustomer(account),
    hasTry(byEmail ? "recover.by-email" : "recover.by-id", account),
  ]);
  const mail = isFree && customer && mayLogIn(customer) ? enqueueRecovery(customer) : decoyWrite();
  await transact({ mail: put(mail) });
  return {};
};

/** The put of a recovery mail; the worker makes its link when it sends it. */
export function enqueueRecovery({ customerId }: Customer) {
  const now = Date.now();
  const about = `${customerId}-${now}`;
  return enqueueMail({ kind: "recovery", about, customerId }, now);
}

async function hasTry(rule: "recover.by-email" | "recover.by-id", account: string): Promise<boolean> {
  try {
    await throttle(rule, account);
    return true;
  } catch (error) {
    if (error instanceof StoreError && error.code === "throttled") return false;
    throw error;
  }
}

/** A row that means nothing and is gone within minutes: writing it takes as long as enqueueing a mail. */
function decoyWrite() {
  const counterKey = `nobody.${randomToken()}`;
  return ThrottleEntity.put({ counterKey, count: 0, ttl: ttlOf(Date.now() + minutes(1)) });
}
