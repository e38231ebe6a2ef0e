import { StoreError } from "@store/contract/errors";
import { auditRow } from "../platform/audit.entity.ts";
import { log } from "../platform/log.ts";
import { retryOnConflict } from "../platform/retry.ts";
import { put, transact, update } from "../platform/table.ts";
import { CustomerEntity, requireCustomer } from "./customer.entity.ts";
import { endSessions } from "./end-sessions.ts";

/**
 * Blocks or unblocks a customer. Once it returns, no login succeeds and every open session is over. Throws
 * `customer.not_found`, and `customer.changed` when others keep changing it.
 */
export async function setBlocked(customerId: string, banned: boolean, by: string): Promise<void> {
  const action = banned ? "customer.block" : "customer.unblock";
  const isSet = await retryOnConflict(10, async () => {
    const customer = await requireCustomer(customerId);
    if (customer.banned === banned) return true;
    const refused = await transact({
      ...(customer.state === "member"
        ? endSessions(customer, { banned })
        : { customer: update(onlyFlag(customerId, banned)) }),
      audit: put(auditRow({ by, action, target: customerId })),
    });
    if (Object.keys(refused).length > 0) return false;
    log(action, { customerId });
    return true;
  });
  if (!isSet) throw new StoreError("customer.changed");
}

/** A customer who has never paid has no login and no session. */
function onlyFlag(customerId: string, banned: boolean) {
  return CustomerEntity.patch({ customerId })
    .set({ banned })
    .where((a, o) => o.eq(a.state, "reserved"));
}
