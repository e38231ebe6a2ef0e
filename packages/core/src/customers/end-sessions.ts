import { type Part, update } from "../platform/table.ts";
import { type Customer, CustomerEntity } from "./customer.entity.ts";
import { LoginEntity, loginKeyOf } from "./login.entity.ts";

interface Ending {
  banned?: boolean;
  hasPaid?: boolean;
  /** Grants to take: `grantsBy`. */
  revoke?: Pick<Customer, "grants">;
  /** Grants to give: `grantsBy`. */
  grant?: Pick<Customer, "grants">;
  /** A new password. */
  passwordHash?: string;
  /** The order whose mail tells it. Without one, anybody who changed it knows it. */
  passwordOrderId?: string;
  /** It was given, or chosen, by way of the mailbox alone. */
  passwordFrom?: "mailbox";
}

/**
 * The parts of a transaction that end every session of a customer: a new epoch on the customer and the login, with
 * what else changes. Holds only while the epoch is the one that was read, and with `hasPaid` the grants too.
 */
export function endSessions(customer: Customer, ending: Ending): Record<"customer" | "login", Part> {
  const { customerId, epoch, grants = [] } = customer;
  const { banned, hasPaid, revoke, grant, passwordHash, passwordOrderId, passwordFrom } = ending;
  const isChanged = passwordHash !== undefined && passwordOrderId === undefined;
  const clears = [
    ...(isChanged ? (["passwordOrderId"] as const) : []),
    ...(passwordOrderId === undefined ? [] : (["passwordChangedAt"] as const)),
  ];
  return {
    customer: update(
      CustomerEntity.patch({ customerId })
        .set({
          epoch: epoch + 1,
          ...(banned !== undefined && { banned }),
          ...(hasPaid !== undefined && { hasPaid }),
          // A person who knew the former password may have made a passkey.
          ...(passwordHash !== undefined && { passkeyEpoch: epoch + 1 }),
          ...(isChanged && { passwordChangedAt: Date.now() }),
          ...(passwordOrderId !== undefined && { passwordOrderId }),
          ...(passwordFrom !== undefined && { passwordFrom }),
        })
        .add(grant ?? {})
        .delete(revoke ?? {})
        .remove(clears)
        .where((a, o) => {
          // Whether anything is left was judged from what was read: what others gave meanwhile must be seen.
          const asRead = () =>
            grants.length === 0 ? o.notExists(a.grants) : `${o.size(a.grants)} = ${o.escape(grants.length)}`;
          return [o.eq(a.epoch, epoch), ...(hasPaid === undefined ? [] : [asRead()])].join(" AND ");
        }),
    ),
    login: update(
      LoginEntity.patch({ loginKey: loginKeyOf(customer) })
        .set({ epoch: epoch + 1, ...(passwordHash !== undefined && { passwordHash }) })
        .where((a, o) => o.eq(a.customerId, customerId)),
    ),
  };
}
