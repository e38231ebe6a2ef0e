import { StoreError } from "@store/contract/errors";
import type { ResourceType } from "@store/contract/products";
import { ifUnchanged, whenConditionHolds } from "../platform/conditions.ts";
import { log } from "../platform/log.ts";
import { passwordMatches } from "../platform/password.ts";
import type { UseCase } from "../platform/use-case.ts";
import {
  type Customer,
  CustomerEntity,
  grantAttribute,
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
  const giveBackAccount = await takeAccountTry(login?.customerId ?? loginKey(name), giveBackNetwork);
  const matches = await passwordMatches(password, login?.passwordHash);
  if (!matches || !login) throw new StoreError("login.invalid");
  const { customerId, epoch } = login;
  const [customer] = await Promise.all([
    countLogin(customerId, epoch, resourceType),
    giveBackNetwork(),
    giveBackAccount(),
  ]);
  if (!customer) throw await reasonToRefuse(customerId, resourceType);
  const { token, item } = newSession(customerId, epoch, customer.logins ?? 0);
  // Two logins of one place: the later one has it, in whatever order they are written.
  await ifUnchanged(
    SessionEntity.put(item).where((a, o) => `${o.notExists(a.number)} OR ${o.lt(a.number, item.number)}`),
  );
  log("login", { customerId, resource: resourceType });
  return { sessionToken: token };
};

/** Numbers the login of a customer who may enter; answers undefined for one who may not. Anybody who has entered needs no help with it. */
function countLogin(
  customerId: string,
  epoch: number,
  resource: ResourceType | undefined,
): Promise<Customer | undefined> {
  return whenConditionHolds(async () => {
    const { data } = await CustomerEntity.patch({ customerId })
      .set({ lastLoginAt: Date.now() })
      .add({ logins: 1 })
      .remove([...helpAttributes])
      .where((a, o) =>
        [
          o.eq(a.state, "member"),
          o.eq(a.banned, false),
          o.eq(a.epoch, epoch),
          resource === undefined ? o.eq(a.hasPaid, true) : o.exists(a[grantAttribute[resource]]),
        ].join(" AND "),
      )
      .go({ response: "all_new" });
    return data;
  });
}

async function reasonToRefuse(customerId: string, resource: ResourceType | undefined): Promise<StoreError> {
  const customer = await readCustomer(customerId);
  const onlyMissing = customer && mayLogIn(customer) && resource && !owns(customer, resource);
  return onlyMissing ? notBought(resource) : new StoreError("login.invalid");
}
