import { requireSealedFacts } from "../../outbox/sealed-facts.entity.ts";
import { setting } from "../../platform/settings.ts";
import type { Composer } from "./composed.ts";

/** A mail of samples, to the address an admin typed. */
export function composeTestMail(kind: "welcome-test" | "cart-test"): Composer {
  return async ({ mailId }) => {
    const { email } = await requireSealedFacts(kind, mailId);
    return { to: email, model: { kind, siteUrl: setting("siteUrl") } };
  };
}
