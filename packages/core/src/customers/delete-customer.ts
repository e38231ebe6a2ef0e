import { StoreError } from "@store/contract/errors";
import { keptTimings } from "@store/contract/timings";
import { auditRow } from "../platform/audit.entity.ts";
import { addCounts } from "../platform/counter.entity.ts";
import { log } from "../platform/log.ts";
import { retryOnConflict } from "../platform/retry.ts";
import { unindexRow } from "../platform/search-index.ts";
import { type Part, put, remove, transact, update } from "../platform/table.ts";
import { ttlOf } from "../platform/time.ts";
import { type Customer, CustomerEntity, helpAttributes, isUser, requireCustomer } from "./customer.entity.ts";
import { LoginEntity, loginKeyOf } from "./login.entity.ts";
import { removePasskeys } from "./passkey.entity.ts";

/**
 * Takes a customer out of the shop: no login, no passkey, no session, no grant, in no list. The row and the orders stay, for the
 * books; a payment that still comes goes to a person. Throws `customer.not_found`.
 */
export async function deleteCustomer(customerId: string, by: string): Promise<void> {
  const isDeleted = await retryOnConflict(5, async () => {
    const customer = await requireCustomer(customerId);
    const { state, createdAt, name, email, phone, detailsFrom } = customer;
    const refused = await transact({
      customer: update(ended(customer)),
      ...(state === "member" && removedLogins(customer)),
      ...(isUser(customer) && {
        users: update(addCounts("ALL", customerId, { users: -1 })),
        ...(detailsFrom === undefined &&
          unindexRow("customer", { id: customerId, at: createdAt }, { name, email, phone })),
      }),
      audit: put(auditRow({ by, action: "customer.delete", target: customerId, before: state })),
    });
    return Object.keys(refused).length === 0;
  });
  if (!isDeleted) throw new StoreError("customer.changed");
  // After the deletion: none can be added any more, because that is a condition on the epoch.
  await removePasskeys(customerId);
  log("customer.deleted", { customerId });
}

/** The address is part of the condition: it says which login and which search rows go. */
function ended({ customerId, state, epoch, email, name, phone, ttl, detailsFrom }: Customer) {
  return CustomerEntity.patch({ customerId })
    .set({
      state: "deleted",
      hasPaid: false,
      epoch: epoch + 1,
      ttl: ttlOf(Date.now() + keptTimings.closedAccount),
    })
    .remove(["grants", ...helpAttributes])
    .where((a, o) =>
      [
        o.eq(a.state, state),
        o.eq(a.epoch, epoch),
        o.eq(a.email, email),
        o.eq(a.name, name),
        o.eq(a.phone, phone),
        detailsFrom === undefined ? o.notExists(a.detailsFrom) : o.eq(a.detailsFrom, detailsFrom),
        ttl === undefined ? o.notExists(a.ttl) : o.exists(a.ttl),
      ].join(" AND "),
    );
}

/** Its own, and the one under the customer ID that releases up to 1.0.0 wrote beside it. */
function removedLogins(customer: Customer): Record<"login" | "idLogin", Part> {
  const { customerId } = customer;
  return {
    login: remove(
      LoginEntity.remove({ loginKey: loginKeyOf(customer) }).where((a, o) => o.eq(a.customerId, customerId)),
    ),
    idLogin: remove(LoginEntity.delete({ loginKey: customerId })),
  };
}
