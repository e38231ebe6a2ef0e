import { StoreError } from "@store/contract/errors";
import { passwordMatches } from "../platform/password.ts";
import type { UseCase } from "../platform/use-case.ts";
import { readCustomer } from "./customer.entity.ts";
import { loginKeyOf, readLoginBy, usernameKeyOf } from "./login.entity.ts";
import { type GiveBack, takeAccountTry, takeNetworkTry, takeTogether } from "./login-limits.ts";
import { openSession } from "./open-session.ts";

/**
 * A session, for every area that the customer owns. One answer for unknown, wrong, unpaid and blocked, after the same
 * work; only a person with the right password learns that something was not bought. Email and customer ID count together:
 * tries are of the address, which the customer's row has.
 */
export const validateLogin: UseCase<"validate-login"> = async ({ username, password, resourceType }) => {
  const name = username.includes("@") ? username.normalize("NFKC").toLowerCase() : username;
  const { login, giveBack } = name.includes("@") ? await findByAddress(name) : await findById(name);
  const matches = await passwordMatches(password, login?.passwordHash);
  if (!matches || !login) throw new StoreError("login.invalid");
  const sessionToken = await openSession(login.customerId, login.epoch, resourceType, giveBack);
  if (sessionToken === undefined) throw new StoreError("login.invalid");
  return { sessionToken };
};

type Login = Awaited<ReturnType<typeof readLoginBy>>;

async function findByAddress(address: string): Promise<{ login: Login; giveBack: GiveBack }> {
  const loginKey = usernameKeyOf(address);
  const [login, giveBack] = await Promise.all([readLoginBy(loginKey), takeTries(loginKey)]);
  return { login, giveBack };
}

/** An ID of a sign-up with somebody's address is not that person's. */
async function findById(customerId: string): Promise<{ login: Login; giveBack: GiveBack }> {
  const customer = await readCustomer(customerId);
  const loginKey = customer ? loginKeyOf(customer) : usernameKeyOf(customerId);
  const [login, giveBack] = await Promise.all([readLoginBy(loginKey), takeTries(loginKey)]);
  return { login: login?.customerId === customerId ? login : null, giveBack };
}

/** A try of the network and one of the account. Who has none of one uses up none of the other. */
function takeTries(account: string): Promise<GiveBack> {
  return takeTogether([takeNetworkTry(), takeAccountTry(account)]);
}
