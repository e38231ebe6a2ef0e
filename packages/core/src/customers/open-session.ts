import type { ResourceType } from "@store/contract/products";
import { ifUnchanged, whenConditionHolds } from "../platform/conditions.ts";
import { ContentionError } from "../platform/contention.ts";
import { log } from "../platform/log.ts";
import { retryOnConflict } from "../platform/retry.ts";
import { drawPlace } from "../platform/secrets.ts";
import { type Customer, CustomerEntity, helpAttributes, owns } from "./customer.entity.ts";
import type { GiveBack } from "./login-limits.ts";
import { mostSessions, SessionEntity } from "./session.entity.ts";
import { isLive, longestSession, newSession, notBought, type Session } from "./session.ts";

/**
 * The token of a new session for a customer who may enter, and has the resource; undefined for one who may not enter any more. Throws
 * `login.not_bought`. The row is written beside the count of the login, into a place that may be free: what it is worth is known
 * with the count, and nobody has its token before. Only where the place is taken it is a second step. `giveBack`: of the tries that the
 * login took, none of which failed.
 */
export async function openSession(
  customerId: string,
  epoch: number,
  resource: ResourceType | undefined,
  giveBack: GiveBack,
): Promise<string | undefined> {
  const first = newSession(customerId, epoch, drawPlace(mostSessions));
  const [customer, isOpen] = await Promise.all([
    countLogin(customerId, epoch),
    takeFree(first.item),
    giveBack(),
  ]);
  const isBought = customer !== undefined && (resource === undefined || owns(customer, resource));
  if (isOpen && !isBought) await end(first.item);
  if (!customer) return undefined;
  // They got in, though not here: nobody need help them with their password.
  if (resource !== undefined && !isBought) throw notBought(resource);
  const token = isOpen ? first.token : await takeOldest(customer, first.item.issuedAt);
  log("login", { customerId, resource });
  return token;
}

/**
 * Counts the login of a customer who may enter; undefined for one who may not any more: whatever takes a grant
 * changes the epoch. Anybody who has entered needs no help with it.
 */
function countLogin(customerId: string, epoch: number): Promise<Customer | undefined> {
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

/** False where the place has a session that may be good. */
function takeFree(session: Session): Promise<boolean> {
  const { epoch, issuedAt } = session;
  return ifUnchanged(
    SessionEntity.put(session).where((a, o) =>
      [
        o.notExists(a.tokenHash),
        o.lte(a.expiresAt, issuedAt),
        o.lte(a.issuedAt, issuedAt - longestSession),
        // A later epoch ended this login, and not that session.
        o.lt(a.epoch, epoch),
      ].join(" OR "),
    ),
  );
}

/**
 * A free place, or that of the oldest session; never that of a session of a later epoch, which ended this login's. Who was overtaken by
 * as many logins as there are places has a session that is over.
 */
async function takeOldest(customer: Customer, loggedInAt: number): Promise<string> {
  const { customerId, epoch } = customer;
  const token = await retryOnConflict(mostSessions + 2, async (attempt) => {
    const { data } = await SessionEntity.query.byPlace({ customerId }).go({ pages: "all", consistent: true });
    const older = Array.from({ length: mostSessions }, (_, place) => {
      const known = data.find((session) => session.place === place);
      if (known && known.epoch > epoch) return { place, known, since: Number.POSITIVE_INFINITY };
      const isTaken = known && isLive(known, customer, loggedInAt);
      return { place, known, since: isTaken ? known.issuedAt : 0 };
    })
      .filter(({ since }) => since < loggedInAt)
      .sort((one, other) => one.since - other.since);
    // Many at once would all want the same place.
    const free = older.filter(({ since }) => since === 0);
    const wanted = free.length > 0 ? free : attempt === 1 ? older.slice(0, 1) : older;
    const chosen = wanted[drawPlace(Math.max(1, wanted.length))];
    const { token, item } = newSession(customerId, epoch, chosen?.place ?? 0);
    if (!chosen) return token;
    const { known } = chosen;
    const isOurs = await ifUnchanged(
      SessionEntity.put(item).where((a, o) =>
        known ? o.eq(a.tokenHash, known.tokenHash) : o.notExists(a.tokenHash),
      ),
    );
    return isOurs ? token : undefined;
  });
  if (token === undefined) throw new ContentionError(`All places of ${customerId} kept changing`);
  return token;
}

/** Of a login that leads nowhere. Nothing of it stays: its customer may have been erased meanwhile. */
async function end({ customerId, place, tokenHash }: Session): Promise<void> {
  await ifUnchanged(
    SessionEntity.remove({ customerId, place }).where((a, o) => o.eq(a.tokenHash, tokenHash)),
  );
}
