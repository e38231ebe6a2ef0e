import { requireSealedFacts } from "../../outbox/sealed-facts.entity.ts";
import { setting } from "../../platform/settings.ts";
import type { Composer } from "./composed.ts";

/** To the address that an order has, when its payer asks for the login at another one. */
export const composeAccessRequest: Composer = async ({ mailId, orderId = "", createdAt }) => {
  const { email, name } = await requireSealedFacts("access-request", mailId);
  const siteUrl = setting("siteUrl");
  return { to: email, model: { kind: "access-request", name, orderId, askedAt: createdAt, siteUrl } };
};
