import type { ResourceType } from "@store/contract/products";
import { ifUnchanged, whenConditionHolds } from "../platform/conditions.ts";
import { log } from "../platform/log.ts";
import { type Customer, CustomerEntity, helpAttributes } from "./customer.entity.ts";
import { SessionEntity } from "./session.entity.ts";
import { newSession } from "./session.ts";

/**
 * Numbers the login of a customer who may enter; answers undefined for one who may not any more: whatever takes a grant
 * changes the epoch. Anybody who has entered needs no help with it.
 */
export function countLogin(customerId: string, epoch: number): Promise<Customer | undefined> {
  return whenConditionHolds(async () => {
    const { data } = await CustomerEntity.patch({ customerId })
      .set({ lastLoginAt: Date.now() })
      .add({ logins: 1 })
      .remove([...helpAttributes])
      .where((a, o) =>
        [o.eq(a.state, "member"), o.eq(a.banned, false), o.eq(a.epoch, epoch), o.eq(a.hasPaid, true)].join(
          " AND ",
        ),
      )
      .go({ response: "all_new" });
    return data;
  });
}

/** The token of a new session for a login that was counted. */
export async function openSession(
  { customerId, epoch, logins = 0 }: Customer,
  resource: ResourceType | undefined,
): Promise<string> {
  const { token, item } = newSession(customerId, epoch, logins);
  // Two logins of one place: the later one has it, in whatever order they are written.
  await ifUnchanged(
    SessionEntity.put(item).where((a, o) => `${o.notExists(a.number)} OR ${o.lt(a.number, item.number)}`),
  );
  log("login", { customerId, resource });
  return token;
}
