import { ifUnchanged } from "../platform/conditions.ts";
import { log } from "../platform/log.ts";
import type { UseCase } from "../platform/use-case.ts";
import type { Customer } from "./customer.entity.ts";
import { SessionEntity } from "./session.entity.ts";
import { isLive, requireFreshSession } from "./session.ts";

/** Ends all sessions of the customer but the one that asks; a login that begins meanwhile stays. Throws `session.log_in_again`. */
export const endOtherSessions: UseCase<"end-other-sessions"> = async ({ sessionToken }) => {
  const { customer, session } = await requireFreshSession(sessionToken);
  const others = (await liveSessions(customer)).filter(({ place }) => place !== session.place);
  const ended = await Promise.all(
    others.map(({ customerId, place, tokenHash }) =>
      ifUnchanged(SessionEntity.remove({ customerId, place }).where((a, o) => o.eq(a.tokenHash, tokenHash))),
    ),
  );
  const count = ended.filter(Boolean).length;
  log("sessions.ended", { customerId: customer.customerId, count });
  return { ended: count };
};

async function liveSessions(customer: Customer) {
  const { customerId } = customer;
  const { data } = await SessionEntity.query.byPlace({ customerId }).go({ pages: "all", consistent: true });
  const now = Date.now();
  return data.filter((session) => isLive(session, customer, now));
}
