import { requireSealedFacts } from "../../outbox/sealed-facts.entity.ts";
import { setting } from "../../platform/settings.ts";
import type { Composer } from "./composed.ts";

/** A new admin's first login. */
export const composeAdminInvite: Composer = async ({ mailId }) => {
  const facts = await requireSealedFacts("admin-invite", mailId);
  const siteUrl = setting("siteUrl");
  return {
    to: facts.email,
    model: { kind: "admin-invite", loginUrl: `${siteUrl}/admin/login`, siteUrl, ...facts },
  };
};
