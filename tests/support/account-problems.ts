// I2 and I7: what customers hold, and what they log in with.
import { grantsBy } from "@store/core/customers/customer.entity";
import { grantsOf } from "@store/core/orders/lines";
import type { Order } from "@store/core/orders/order.entity";
import { emailHash } from "@store/core/platform/address-hash";
import { passwordMatches } from "@store/core/platform/password";
import { mailsOf } from "./mail-worker.ts";
import { same } from "./same.ts";
import type { Rows } from "./table-rows.ts";

const known = new Set<string>();

const wasCompleted = ({ paidAt }: Order) => paidAt !== undefined;

const isCompleted = ({ status }: Order) => status === "completed";

/** I2: what a customer holds is what the completed orders of that customer give, no more and no less. */
export function grantProblems({ customer: customers, order: orders }: Rows): string[] {
  return customers.flatMap((customer) => {
    const { customerId, state, hasPaid } = customer;
    // Anybody who was deleted holds nothing, whatever they once bought.
    const isGone = state === "deleted";
    const own = orders.filter((order) => !isGone && order.customerId === customerId && isCompleted(order));
    const due = own.flatMap((order) => grantsBy(order.orderId, grantsOf(order)).grants ?? []);
    const held = customer.grants ?? [];
    const problems = same(held, due) ? [] : [`I2 ${customerId} holds [${held}], but due is [${due}]`];
    // A free order keeps nothing of what it would only repeat: by itself it gives nothing.
    const giving = own.filter((order) => grantsOf(order).length > 0);
    if (hasPaid !== giving.length > 0)
      problems.push(
        `I2 ${customerId} hasPaid is ${hasPaid} with ${giving.length} orders that give something`,
      );
    const everCompleted = orders.some((order) => order.customerId === customerId && wasCompleted(order));
    if (!isGone && (state === "member") !== everCompleted) problems.push(`I2 ${customerId} is ${state}`);
    return problems;
  });
}

/** One login per member, of the same epoch, and none for anybody else. */
export function loginProblems({ customer: customers, login: logins }: Rows): string[] {
  return customers.flatMap(({ customerId, state, email, epoch }) => {
    // Releases up to 1.0.0 wrote another under the customer ID, by which nobody logs in any more; a deletion takes it along.
    const isOfNow = ({ loginKey }: { loginKey: string }) => state === "deleted" || loginKey !== customerId;
    const own = logins.filter((login) => login.customerId === customerId && isOfNow(login));
    const keys = state === "member" ? [emailHash(email)] : [];
    const problems = same(
      own.map(({ loginKey }) => loginKey),
      keys,
    )
      ? []
      : [`${customerId} (${state}) has ${own.length} logins`];
    if (own.some((login) => login.epoch !== epoch))
      problems.push(`${customerId}: a login is of another epoch`);
    return problems;
  });
}

/** I7: every password that was mailed is the one that logs in. */
export async function passwordProblems({
  outbox,
  login: logins,
  order: orders,
  customer: customers,
}: Rows): Promise<string[]> {
  const problems: string[] = [];
  for (const { orderId, kind, about } of outbox) {
    const [mail] = mailsOf(kind, about);
    if (mail?.kind !== "credentials") continue;
    const order = orders.find((candidate) => candidate.orderId === orderId);
    const own = logins.filter(
      ({ customerId, loginKey }) => customerId === mail.customerId && loginKey !== customerId,
    );
    // Anybody who has another password since then logs in with that one; anybody who was deleted, with none.
    const holder = customers.find((one) => one.customerId === mail.customerId);
    if (holder?.passwordOrderId !== orderId || holder?.state === "deleted") continue;
    if (mail.customerId !== order?.customerId || own.length !== 1)
      problems.push(`I7 ${orderId} mailed to ${mail.customerId}`);
    for (const { passwordHash } of own) {
      // An argon2 hash takes its time: what has been seen to match is not tried again.
      const pair = `${mail.password} ${passwordHash}`;
      if (!known.has(pair) && !(await passwordMatches(mail.password, passwordHash)))
        problems.push(`I7 ${orderId}: the mailed password does not log in`);
      known.add(pair);
    }
  }
  return problems;
}
