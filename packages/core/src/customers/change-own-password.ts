import { StoreError } from "@store/contract/errors";
import { log } from "../platform/log.ts";
import { hashPassword, passwordMatches } from "../platform/password.ts";
import { put, transact } from "../platform/table.ts";
import { throttlePart } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";
import { isCommonPassword } from "./common-password.ts";
import { endSessions } from "./end-sessions.ts";
import { loginKeyOf, readLoginBy } from "./login.entity.ts";
import { takeAccountTry } from "./login-limits.ts";
import { enqueuePasswordChanged } from "./password-changed.ts";
import { SessionEntity } from "./session.entity.ts";
import { newSession, requireSession } from "./session.ts";

/**
 * A password of the customer's own choice, for somebody who knows the present one: a session alone, perhaps left open somewhere,
 * is not enough. Every session ends, the customer is told by mail, and this browser goes on with another token, all in one
 * write. Throws `password.wrong`, `password.common`, `session.invalid`, `throttled`.
 */
export const changeOwnPassword: UseCase<"change-own-password"> = async (input) => {
  const { customer, session } = await requireSession(input.sessionToken);
  const { customerId, epoch } = customer;
  const loginKey = loginKeyOf(customer);
  const [login, giveBack] = await Promise.all([readLoginBy(loginKey), takeAccountTry(loginKey)]);
  if (!(await passwordMatches(input.current, login?.passwordHash))) {
    throw new StoreError("password.wrong", {}, { fields: ["current"] });
  }
  await giveBack();
  if (isCommonPassword(input.password, customer)) {
    throw new StoreError("password.common", {}, { fields: ["password"] });
  }
  const next = newSession(customerId, epoch + 1, session.place);
  const limit = throttlePart("password.changed", customerId);
  const refused = await transact({
    limit: limit.part,
    ...endSessions(customer, { passwordHash: await hashPassword(input.password) }),
    session: put(SessionEntity.put(next.item)),
    mail: put(enqueuePasswordChanged(customer, { byAdmin: false })),
  });
  if (refused.limit) throw limit.refusal();
  // Blocked, or changed elsewhere, meanwhile.
  if (Object.keys(refused).length > 0) throw new StoreError("session.invalid");
  log("password.changed", { customerId });
  return { sessionToken: next.token };
};
