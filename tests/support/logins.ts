// Logins of customers, and what they open.

import type { ResourceType, UpsellId } from "@store/contract/products";
import { validateLogin } from "@store/core/customers/validate-login";
import { verifyResourceToken } from "@store/core/customers/verify-resource-token";
import { readContent } from "@store/goods/read-content";
import { as, askStatus, newMember, unique } from "./buyers.ts";

export const logIn = (
  username: string,
  password: string,
  resourceType: ResourceType = "checklist",
  ip = unique(),
) => as({ ip }, () => validateLogin({ username, password, resourceType }));
export const verify = (sessionToken: string, resourceType: ResourceType = "checklist") =>
  verifyResourceToken(readContent)({ sessionToken, resourceType });

/** A buyer who has read the password on the thank-you page. */
export async function memberWithPassword(details: { upsells?: UpsellId[]; email?: string } = {}) {
  const { email, ...basket } = details;
  const member = await newMember(basket, { email });
  return { ...member, password: (await askStatus(member)).credentials?.password ?? "" };
}
