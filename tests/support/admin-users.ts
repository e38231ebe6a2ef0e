// What admins do with customers, and the customers it is done to.

import { validateLogin } from "@store/core/customers/validate-login";
import { verifyResourceToken } from "@store/core/customers/verify-resource-token";
import { adminUsers } from "@store/core/orders/admin/admin-users";
import { acting, type Person } from "./admin.ts";
import { as, askStatus, newBuyer, newMember, place, unique } from "./buyers.ts";
import { readTable } from "./table-rows.ts";

type Actions = typeof adminUsers;

/** One action after the other, by the admin who is there when it is done. */
export const actionsOf =
  (admin: () => Person) =>
  <Name extends keyof Actions>(name: Name, input: Parameters<Actions[Name]>[0]) =>
    acting(admin(), () =>
      (adminUsers[name] as (input: unknown) => ReturnType<Actions[Name]>)(input),
    ) as ReturnType<Actions[Name]>;

/** What the audit has about a customer. */
export const audits = async (userId: string) =>
  (await readTable()).audit
    .filter(({ target }) => target === userId)
    .map(({ action, by }) => `${action} ${by}`);

/** Somebody who stands in an open gate. */
export async function newVisitor() {
  const member = await newMember();
  const password = (await askStatus(member)).credentials?.password ?? "";
  const resourceType = "checklist";
  const logIn = (username = member.buyer.email, secret = password) =>
    as({ ip: unique() }, () => validateLogin({ username, password: secret, resourceType }));
  const { sessionToken } = await logIn();
  const enter = () => verifyResourceToken(async () => undefined)({ sessionToken, resourceType });
  const userId = member.order.customerId;
  const { email, phone, name: fullName } = member.buyer;
  return { ...member, userId, logIn, enter, profile: { email, phone, fullName } };
}

/** Somebody who has ordered and not paid. */
export async function newReserved() {
  const { buyer } = await place(await newBuyer());
  const { customerId: userId, email, phone, name: fullName } = buyer;
  return { userId, profile: { email, phone, fullName } };
}
