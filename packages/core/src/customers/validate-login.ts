import { StoreError } from "@store/contract/errors";
import { passwordMatches } from "../platform/password.ts";
import type { UseCase } from "../platform/use-case.ts";
import { mayLogIn, owns, readCustomer } from "./customer.entity.ts";
import { loginKey, readLogin } from "./login.entity.ts";
import { takeAccountTry, takeNetworkTry } from "./login-limits.ts";
import { countLogin, openSession } from "./open-session.ts";
import { notBought } from "./session.ts";

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
  return { sessionToken: await openSession(customer, resourceType) };
};
