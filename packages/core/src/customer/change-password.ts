import { StoreError } from "@store/contract/errors";
import { owePasswordChanged } from "../access/password-changed.ts";
import { auditRow } from "../audit/audit.entity.ts";
import { log } from "../lib/log.ts";
import { hashPassword } from "../lib/password.ts";
import { put, transact } from "../lib/table.ts";
import { readCustomer } from "./customer.entity.ts";
import { endSessions } from "./end-sessions.ts";

const tries = 5;

/**
 * A new password by an admin's hand. Every open session ends, and the customer is told by mail. Throws
 * `customer.not_found`, and `customer.no_login` for who has never paid.
 */
export async function changePassword(customerId: string, password: string, by: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  for (let attempt = 1; attempt <= tries; attempt++) {
    const customer = await readCustomer(customerId);
    if (!customer || customer.state === "merged" || customer.state === "deleted")
      throw new StoreError("customer.not_found");
    if (customer.state !== "member") throw new StoreError("customer.no_login");
    const refused = await transact({
      ...endSessions(customer, { passwordHash }),
      mail: put(owePasswordChanged(customer, { byAdmin: true })),
      audit: put(auditRow({ by, action: "customer.password", target: customerId })),
    });
    if (Object.keys(refused).length === 0) return log("customer.password", { customerId });
  }
  throw new StoreError("customer.changed");
}
