import { StoreError } from "@store/contract/errors";
import { ifUnchanged, whenConditionHolds } from "../platform/conditions.ts";
import { log } from "../platform/log.ts";
import { passwordMatches } from "../platform/password.ts";
import type { UseCase } from "../platform/use-case.ts";
import {
  type Customer,
  CustomerEntity,
  helpAttributes,
  mayLogIn,
  owns,
  readCustomer,
} from "./customer.entity.ts";
import { loginKey, readLogin } from "./login.entity.ts";
import { takeAccountTry, takeNetworkTry } from "./login-limits.ts";
import { SessionEntity } from "./session.entity.ts";
import { newSession, notBought } from "./session.ts";

/**
 * A session, for every area that the customer owns. One answer for unknown, wrong, unpaid and blocked, after the same
 * work; only a person with the right password learns that something was not bought. Email and customer ID count together,
 * therefore the account's try comes after the login row.
 */
export const validateLogin: UseCase<"validate-login"> = async ({ username, password, resourceType }) => {
  const name = username.includes("@") ? username.normalize("NFKC").toLowerCase() : username;
  const [login, giveBackNetwork] = await Promise.all([readLogin(name), takeNetworkTry()]);
  const account = login?.customerId ?? loginKey(name);
  // Of an unknown name a customer is looked for as well, who is not there: the same work.
  const [giveBackAccount, known] = await Promise.all([
    takeAccountTry(account, giveBackNetwork),
    readCustomer(account),
  ]);
  const matches = await passwordMatches(password, login?.passwordHash);
  if (!matches || !login) throw new StoreError("login.invalid");
  const { customerId, epoch } = login;
  const mayEnter = known && mayLogIn(known) && (resourceType === undefined || owns(known, resourceType));
  const [customer] = await Promise.all([
    mayEnter ? countLogin(customerId, epoch) : undefined,
    giveBackNetwork(),
    giveBackAccount(),
  ]);
  if (!customer) {
    const onlyMissing = known && mayLogIn(known) && !mayEnter && resourceType;
    throw onlyMissing ? notBought(resourceType) : new StoreError("login.invalid");
  }
  const { token, item } = newSession(customerId, epoch, customer.logins ?? 0);
  // Two logins of one place: the later one has it, in whatever order they are written.
  await ifUnchanged(
    SessionEntity.put(item).where((a, o) => `${o.notExists(a.number)} OR ${o.lt(a.number, item.number)}`),
  );
  log("login", { customerId, resource: resourceType });
  return { sessionToken: token };
};

/**
 * Numbers the login of a customer who may enter; answers undefined for one who may not any more: whatever takes a grant
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
