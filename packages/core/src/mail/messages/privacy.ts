// Mails about somebody's own data. They go to the address that asked, whatever became of its rows.
import { privacyMinutes } from "@store/contract/privacy/privacy-terms";
import { requireSealedFacts } from "../../outbox/sealed-facts.entity.ts";
import { setting } from "../../platform/settings.ts";
import type { Composer } from "./composed.ts";

/** The link is made here: it never rests but as a hash. Nothing for an address of which nothing is kept. */
export const composePrivacyLink: Composer = async ({ mailId }) => {
  const { email } = await requireSealedFacts("privacy-link", mailId);
  const url = await setting("privacyLink")(email);
  if (url === undefined) return undefined;
  const siteUrl = setting("siteUrl");
  return { to: email, model: { kind: "privacy-link", name: "", url, minutes: privacyMinutes, siteUrl } };
};

export function composeErasure(kind: "erasure-begun" | "erasure-done"): Composer {
  return async ({ mailId }) => {
    const { email, ...facts } = await requireSealedFacts(kind, mailId);
    const siteUrl = setting("siteUrl");
    return { to: email, model: { kind, ...facts, centreUrl: `${siteUrl}/privacy-centre`, siteUrl } };
  };
}

export const composeComplaintOpened: Composer = async ({ mailId }) => {
  const { email, ...facts } = await requireSealedFacts("complaint-opened", mailId);
  return { to: email, model: { kind: "complaint-opened", ...facts, siteUrl: setting("siteUrl") } };
};

export const composeComplaintAnswered: Composer = async ({ mailId }) => {
  const { email, settleBy: _, ...facts } = await requireSealedFacts("complaint-answered", mailId);
  return { to: email, model: { kind: "complaint-answered", ...facts, siteUrl: setting("siteUrl") } };
};
