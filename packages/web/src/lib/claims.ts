// The figures that the shop says of itself, wherever a page shows one.

import { claimsOf } from "@store/contract/honest/shown";
import type { Claim, ClaimKind, FigureClaim } from "@store/contract/offer/settings";

const unproven = { evidence: "Nothing: made up for the sample shop", asOf: "2026-11-01" };

/** As observed. Nobody has counted any of it. */
const sample: readonly FigureClaim[] = [
  { kind: "roas", figure: "7.2x", text: "purchase return on ad spend (ROAS)", ...unproven },
  { kind: "rating", figure: "4.9/5", text: "from 2,500+ happy customers", ...unproven },
  { kind: "customers", figure: "2,500+", text: "happy customers", ...unproven },
  {
    kind: "revenue",
    figure: "$10M+",
    text: "in revenue, as our customers report it, from pages built on these templates.",
    ...unproven,
  },
  {
    kind: "hours",
    figure: "100+",
    text: "Each square is an hour of layout you will not do again.",
    ...unproven,
  },
];

const made = claimsOf(sample);

/** The claim of a kind, if it may be made. */
export function figureClaim(kind: ClaimKind): FigureClaim | undefined {
  return made.find((claim): claim is FigureClaim => claim.kind === kind);
}

/** Claims whose proof a visitor can read: those of the brand. */
export const provenClaims: readonly Claim[] = made === sample ? [] : made;
