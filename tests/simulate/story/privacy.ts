// People who want to be forgotten in the middle of it all.
import { issuePrivacyToken } from "@store/core/platform/privacy-token";
import { shop } from "../shop.ts";
import type { Chance } from "../world/chance.ts";
import type { Stage } from "./stage.ts";
import { day } from "./times.ts";

interface Ask {
  do: "ask to be erased" | "take it back";
  buyer: number;
}

/** A person who reads the mailbox has the token of the mailed link. */
const byLink = (
  { calls, buyers }: Stage,
  { do: name, buyer }: Ask,
  work: (privacyToken: string) => Promise<unknown>,
) => {
  const { email = "" } = buyers[buyer] ?? {};
  void calls.call(`${email} asks: ${name}`, () => work(issuePrivacyToken(email).privacyToken));
};

export const privacyActs = {
  "ask to be erased": (stage: Stage, ask: Ask): void =>
    byLink(stage, ask, (privacyToken) => shop.privacy.erase({ privacyToken, words: "ERASE" })),
  "take it back": (stage: Stage, ask: Ask): void =>
    byLink(stage, ask, (privacyToken) => shop.privacy.undo({ privacyToken })),
};

export function drawPrivacy(chance: Chance, buyers: number) {
  return Array.from({ length: chance.below(3) }, () => {
    const buyer = chance.below(buyers);
    const at = chance.between(0, 250) * day;
    const back = { do: "take it back" as const, buyer, at: at + chance.between(0, 8) * day };
    return [{ do: "ask to be erased" as const, buyer, at }, ...(chance.strikes(0.2) ? [back] : [])];
  }).flat();
}
