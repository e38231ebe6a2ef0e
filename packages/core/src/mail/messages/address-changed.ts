import { requireSealedFacts } from "../../outbox/sealed-facts.entity.ts";
import { setting } from "../../platform/settings.ts";
import type { Composer } from "./composed.ts";

/** Goes to the address that an account had before. */
export const composeAddressChanged: Composer = async ({ mailId, createdAt }) => {
  const { email, name, customerId } = await requireSealedFacts("address-changed", mailId);
  const siteUrl = setting("siteUrl");
  return { to: email, model: { kind: "address-changed", name, customerId, changedAt: createdAt, siteUrl } };
};
