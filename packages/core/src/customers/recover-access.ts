import { enqueueMail } from "../outbox/outbox.entity.ts";
import { request } from "../platform/request.ts";
import { put, transact } from "../platform/table.ts";
import { throttle } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";
import { type Customer, mayLogIn, readCustomer } from "./customer.entity.ts";
import { readLoginBy, usernameKeyOf } from "./login.entity.ts";
import { takeAll } from "./login-limits.ts";
import { decoyWrite, hasTry } from "./unknown-account.ts";

/**
 * Enqueues a way back in to the address on record. Nobody learns who is a customer: unknown, blocked and known take the
 * same requests to the table and get the same answer; what is mailed, and whether, is the worker's business. Anybody can
 * ask with an address, and use up its mails of the day. The customer ID stands in our mails alone: asked with it, the
 * owner has mails of their own.
 */
export const recoverAccess: UseCase<"recover-access"> = async ({ username }) => {
  const byEmail = username.includes("@");
  const name = byEmail ? username.normalize("NFKC").toLowerCase() : username;
  const usernameKey = usernameKeyOf(name);
  const [login] = await Promise.all([
    readLoginBy(usernameKey),
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
