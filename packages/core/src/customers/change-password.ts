import { StoreError } from "@store/contract/errors";
import { auditRow } from "../platform/audit.entity.ts";
import { log } from "../platform/log.ts";
import { hashPassword } from "../platform/password.ts";
import { retryOnConflict } from "../platform/retry.ts";
import { put, transact } from "../platform/table.ts";
import { isCommonPassword } from "./common-password.ts";
import { requireCustomer } from "./customer.entity.ts";
import { endSessions } from "./end-sessions.ts";
import { enqueuePasswordChanged } from "./password-changed.ts";

/**
 * A new password by an admin's hand, which keeps to the customer's own rule. Every open session ends, and the customer is
 * told by mail. Throws `customer.not_found`, `password.common`, and `customer.no_login` for somebody who has never paid.
 */
export async function changePassword(customerId: string, password: string, by: string): Promise<void> {
  let passwordHash: string | undefined;
  const changed = await retryOnConflict(5, async () => {
    const customer = await requireCustomer(customerId);
    if (customer.state !== "member") throw new StoreError("customer.no_login");
    if (isCommonPassword(password, customer))
      throw new StoreError("password.common", {}, { fields: ["password"] });
    passwordHash ??= await hashPassword(password);
    const refused = await transact({
      ...endSessions(customer, { passwordHash }),
      mail: put(enqueuePasswordChanged(customer, { byAdmin: true })),
      audit: put(auditRow({ by, action: "customer.password", target: customerId })),
    });
    return Object.keys(refused).length === 0;
  });
  if (!changed) throw new StoreError("customer.changed");
  log("customer.password", { customerId });
}
