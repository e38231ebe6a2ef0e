import { ifUnchanged } from "../platform/conditions.ts";
import { log } from "../platform/log.ts";
import type { UseCase } from "../platform/use-case.ts";
import { SessionEntity } from "./session.entity.ts";
import { readSessionToken } from "./session.ts";

/** Ends a session: a copy of its token opens nothing any more. Anybody who is out already gets the same answer. */
export const logout: UseCase<"logout"> = async ({ sessionToken }) => {
  const claim = readSessionToken(sessionToken);
  if (!claim) return {};
  const { customerId, place, tokenHash } = claim;
  // Whose place was taken by a newer login does not end that one.
  const ended = await ifUnchanged(
    SessionEntity.remove({ customerId, place }).where((a, o) => o.eq(a.tokenHash, tokenHash)),
  );
  if (ended) log("logout", { customerId });
  return {};
};
