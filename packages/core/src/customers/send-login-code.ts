import { enqueueSealedMail } from "../outbox/sealed-facts.entity.ts";
import { request } from "../platform/request.ts";
import { put, transact } from "../platform/table.ts";
import { throttle } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";
import { mayLogIn, readCustomer } from "./customer.entity.ts";
import { loginKeyOf, readLoginBy, usernameKeyOf } from "./login.entity.ts";
import { newLoginCode } from "./login-code.entity.ts";
import { takeAll } from "./login-limits.ts";
import { decoyWrite, hasTry } from "./unknown-account.ts";

/**
 * Mails a code for one login to the address on record. Nobody learns who is a customer: unknown, blocked and known take
 * the same requests to the table and get the same answer.
 */
export const sendLoginCode: UseCase<"send-login-code"> = async ({ username }) => {
  const name = username.includes("@") ? username.normalize("NFKC").toLowerCase() : username;
  const usernameKey = usernameKeyOf(name);
  const [login] = await Promise.all([
    readLoginBy(usernameKey),
    takeAll("recover.ip", "recover.wide", ""),
    throttle("login-code.username", `${usernameKey} ${request().viewerIp}`),
  ]);
  const account = login?.customerId ?? usernameKey;
  const [customer, isFree] = await Promise.all([
    readCustomer(account),
    hasTry("login-code.account", account),
  ]);
  const mailed = isFree && customer && mayLogIn(customer) ? customer : undefined;
  // A code that is not mailed is nobody's: else each one that is asked for would be five more guesses at the account.
  const { attempt, code, row } = newLoginCode({
    customerId: mailed?.customerId ?? "nobody",
    epoch: mailed?.epoch ?? 0,
    emailHash: mailed ? loginKeyOf(mailed) : usernameKey,
  });
  const now = Date.now();
  const mail = mailed
    ? enqueueSealedMail(
        { kind: "login-code", about: `${mailed.customerId}-${now}`, customerId: mailed.customerId },
        { email: mailed.email, name: mailed.name, code },
        now,
      )
    : { facts: put(decoyWrite()), mail: put(decoyWrite()) };
  await transact({ code: put(row), ...mail });
  return { attempt };
};
