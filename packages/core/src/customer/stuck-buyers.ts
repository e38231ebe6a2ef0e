import { alarm, log } from "../lib/log.ts";
import { put, transact, update } from "../lib/table.ts";
import { oweMail } from "../mail/outbox.entity.ts";
import { suppressionOf } from "../mail/suppression.entity.ts";
import { type Customer, CustomerEntity, readCustomer } from "./customer.entity.ts";
import { emailHash } from "./login.entity.ts";

const atOnce = 5;
const perRun = 1000;

/**
 * Offers help, once, to everybody who paid a day ago and has never logged in; from then on they are on the admin's list
 * until they do. Safe to overlap, to be killed and to be late. Answers how many were found, and mails owed.
 */
export async function stuckBuyers(): Promise<{ found: number; owed: number }> {
  const { data } = await CustomerEntity.query
    .unseen({ help: "due" })
    .lte({ helpAt: Date.now() })
    .go({ limit: perRun });
  const due = data.map(({ customerId }) => customerId);
  const counts = { found: due.length, owed: 0 };
  const workers = Array.from({ length: atOnce }, async () => {
    for (let customerId = due.shift(); customerId !== undefined; customerId = due.shift()) {
      try {
        if (await offerHelp(customerId)) counts.owed++;
      } catch (error) {
        alarm("help.stuck", { customerId, error: String(error) });
      }
    }
  });
  await Promise.all(workers);
  log("job.done", { job: "stuck-buyers", ...counts });
  return counts;
}

/** True when a mail is owed now. An address that returned its mails is left to the admin. */
async function offerHelp(customerId: string): Promise<boolean> {
  const customer = await readCustomer(customerId);
  if (customer?.help !== "due") return false;
  const suppressed = await suppressionOf(emailHash(customer.email));
  const mayHear = suppressed === undefined || suppressed === "unsubscribed";
  const isBuyer = customer.state === "member" && customer.hasPaid && !customer.banned;
  const now = Date.now();
  const refused = await transact({
    customer: update(isBuyer ? offered(customer, now) : forgotten(customer)),
    mail: isBuyer && mayHear ? put(oweMail({ kind: "help", about: customerId, customerId }, now)) : undefined,
  });
  if (Object.keys(refused).length > 0 || !isBuyer) return false;
  log("help.offered", { customerId, mailed: mayHear });
  return mayHear;
}

/** Holds only while nobody has logged in, and no other run was quicker. */
function offered({ customerId, epoch }: Customer, now: number) {
  return CustomerEntity.patch({ customerId })
    .set({ help: "sent", helpAt: now })
    .where((a, o) => `${o.eq(a.help, "due")} AND ${o.eq(a.epoch, epoch)}`);
}

/** Blocked, refunded or deleted: no longer a buyer who waits. */
function forgotten({ customerId, epoch }: Customer) {
  return CustomerEntity.patch({ customerId })
    .remove(["help", "helpAt"])
    .where((a, o) => `${o.eq(a.help, "due")} AND ${o.eq(a.epoch, epoch)}`);
}
