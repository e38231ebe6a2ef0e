import { actor } from "../../platform/request.ts";
import type { UseCase } from "../../platform/use-case.ts";
import { giveAsGift } from "../settlement/give-as-gift.ts";

/** Opens a resource to a customer as a gift; `username` is an email or a customer ID. Throws `customer.not_found`. */
export const createAuthorizedUser: UseCase<"create-authorized-user"> = async ({ username, resourceType }) => {
  const name = username.includes("@") ? username.normalize("NFKC").toLowerCase() : username;
  await giveAsGift(name, resourceType, actor().email);
  return {};
};
