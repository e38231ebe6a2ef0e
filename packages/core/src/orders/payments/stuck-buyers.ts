import {
  type Customer,
  CustomerEntity,
  helpAttributes,
  mayLogIn,
  readCustomer,
} from "../../customers/customer.entity.ts";
import { enqueueMail } from "../../outbox/outbox.entity.ts";
import { suppressionOf } from "../../outbox/suppression.entity.ts";
import { listShards } from "../../platform/list-shards.ts";
import { alarm, log } from "../../platform/log.ts";
import { forEachLimit } from "../../platform/pool.ts";
import { put, transact, update } from "../../platform/table.ts";

const atOnce = 5;
const perShard = 250;

/**
 * Offers help, once, to everybody who paid a day ago and has never logged in; from then on they are on the admin's list
 * until they do. Safe to overlap, to be killed and to be late. Answers how many were found, and mails enqueued.
 */
export async function stuckBuyers(): Promise<{ found: number; enqueued: number }> {
  const due = await dueForHelp();
  const counts = { found: due.length, enqueued: 0 };
  await forEachLimit(due, atOnce, async (customerId) => {
    try {
      if (await offerHelp(customerId)) counts.enqueued++;
    } catch (error) {
      alarm("help.stuck", { customerId, error: String(error) });
    }
  });
  log("job.done", { job: "stuck-buyers", ...counts });
  return counts;
}

async function dueForHelp(): Promise<string[]> {
  const helpAt = Date.now();
  const shards = await Promise.all(
    listShards.map((helpShard) =>
      CustomerEntity.query
        .neverLoggedIn({ help: "due", helpShard })
        .lte({ helpAt })
        .go({ limit: perShard, attributes: ["customerId"] }),
    ),
  );
  return shards.flatMap(({ data }) => data.map(({ customerId }) => customerId));
}

/** True when a mail was enqueued now. An address that returned its mails is left to the admin. */
async function offerHelp(customerId: string): Promise<boolean> {
  const customer = await readCustomer(customerId);
  if (customer?.help !== "due") return false;
  const suppressed = await suppressionOf(customer.email);
  const mayBeMailed = suppressed === undefined || suppressed === "unsubscribed";
  const isBuyer = mayLogIn(customer);
  const now = Date.now();
  const refused = await transact({
    customer: update(isBuyer ? offered(customer, now) : forgotten(customer)),
    mail:
      isBuyer && mayBeMailed
        ? put(enqueueMail({ kind: "help", about: customerId, customerId }, now))
        : undefined,
  });
  if (Object.keys(refused).length > 0 || !isBuyer) return false;
  log("help.offered", { customerId, mailed: mayBeMailed });
  return mayBeMailed;
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
    .remove([...helpAttributes])
    .where((a, o) => `${o.eq(a.help, "due")} AND ${o.eq(a.epoch, epoch)}`);
}
