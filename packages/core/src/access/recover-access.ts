import { StoreError } from "@store/contract/errors";
import { type Customer, readCustomer } from "../customer/customer.entity.ts";
import { loginKey, readLogin } from "../customer/login.entity.ts";
import { request } from "../lib/request.ts";
import { randomToken } from "../lib/secrets.ts";
import { put, transact } from "../lib/table.ts";
import { ThrottleEntity } from "../lib/throttle.entity.ts";
import { throttle } from "../lib/throttle.ts";
import { minutes, ttlOf } from "../lib/time.ts";
import { useCase } from "../lib/use-case.ts";
import { oweMail } from "../mail/outbox.entity.ts";

/**
 * Owes a way back in to the address on record. Nobody learns who is a customer: unknown, blocked and known take the same
 * requests to the table and get the same answer; what is mailed, and whether, is the worker's business.
 */
export const recoverAccess = useCase("recover-access", async ({ username }) => {
  const name = username.includes("@") ? username.normalize("NFKC").toLowerCase() : username;
  const usernameKey = loginKey(name);
  const [login] = await Promise.all([
    readLogin(name),
    throttle("recover.ip", request().viewerIp),
    throttle("recover.username", usernameKey),
  ]);
  // Both names of an account draw on the same three mails; that this is so must not show.
  const account = login?.customerId ?? usernameKey;
  const [customer, isFree] = await Promise.all([readCustomer(account), hasTry(account)]);
  const mail = isFree && customer && mayRecover(customer) ? oweRecovery(customer) : nothing();
  await transact({ mail: put(mail) });
  return {};
});

/** Owed to a member who is not blocked. */
export function mayRecover({ state, banned, hasPaid }: Customer): boolean {
  return state === "member" && !banned && hasPaid;
}

/** The put of a recovery mail; the worker makes its link when it sends it. */
export function oweRecovery({ customerId }: Customer) {
  const now = Date.now();
  const about = `${customerId}-${now}`;
  return oweMail({ kind: "recovery", about, customerId }, now);
}

async function hasTry(account: string): Promise<boolean> {
  try {
    await throttle("recover.account", account);
    return true;
  } catch (error) {
    if (error instanceof StoreError && error.code === "throttled") return false;
    throw error;
  }
}

/** A row that means nothing and is gone within minutes: writing it takes as long as owing a mail. */
function nothing() {
  const counterKey = `nobody.${randomToken()}`;
  return ThrottleEntity.put({ counterKey, count: 0, ttl: ttlOf(Date.now() + minutes(1)) });
}
