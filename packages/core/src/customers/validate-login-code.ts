import { StoreError } from "@store/contract/errors";
import { ifUnchanged } from "../platform/conditions.ts";
import type { UseCase } from "../platform/use-case.ts";
import { mayLogIn, owns, readCustomer } from "./customer.entity.ts";
import { tryLoginCode, useLoginCode } from "./login-code.entity.ts";
import { takeNetworkTry } from "./login-limits.ts";
import { openSession } from "./open-session.ts";
import { notBought } from "./session.ts";

/**
 * A session for the code of a mail, as `validate-login` gives one for the password. A code opens once; where the area was
 * not bought it stays good for another. Throws `login.code_invalid`.
 */
export const validateLoginCode: UseCase<"validate-login-code"> = async ({ attempt, code, resourceType }) => {
  const [giveBack, found] = await Promise.all([takeNetworkTry(), tryLoginCode(attempt, code)]);
  const known = found && (await readCustomer(found.customerId));
  const isTheirs = known?.epoch === found?.epoch && known?.emailHash === found?.emailHash;
  if (!known || !isTheirs || !mayLogIn(known)) throw new StoreError("login.code_invalid");
  if (resourceType !== undefined && !owns(known, resourceType)) {
    await giveBack();
    throw notBought(resourceType);
  }
  const isFirst = await ifUnchanged(useLoginCode(found));
  const sessionToken = isFirst
    ? await openSession(found.customerId, found.epoch, resourceType, giveBack)
    : undefined;
  if (sessionToken === undefined) throw new StoreError("login.code_invalid");
  return { sessionToken };
};
