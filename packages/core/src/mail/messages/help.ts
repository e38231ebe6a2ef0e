import { mayLogIn } from "../../customers/customer.entity.ts";
import { readAccount } from "./account.ts";
import type { Composer } from "./composed.ts";

/** For buyers who have paid and never logged in. */
export const composeHelp: Composer = async (message) => {
  const { customer, to, facts, recoverUrl } = await readAccount(message);
  if (!mayLogIn(customer) || customer.lastLoginAt !== undefined) return undefined;
  const loginUrl = `${facts.siteUrl}/funnel-templates-login`;
  return { to, model: { kind: "help", loginUrl, recoverUrl, ...facts } };
};
