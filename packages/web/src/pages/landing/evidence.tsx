import { formatDate } from "@store/contract/format";
import type { Claim } from "@store/contract/offer/settings";
import { provenClaims } from "../../lib/claims.ts";

/** Where each figure and voice of the pages comes from. Absent where none is shown, and for the sample's. */
export function Evidence() {
  if (provenClaims.length === 0) return null;
  return (
    <section id="evidence" aria-labelledby="h-evidence" className="wrap scroll-mt-16 pb-sec">
      <h2 id="h-evidence" className="text-d3">
        Where these figures come from
      </h2>
      <dl className="mt-5 border-t-[1.5px] border-ink text-sm">
        {provenClaims.map((claim) => (
          <div
            key={wordsOf(claim)}
            className="grid gap-x-8 gap-y-1 border-b border-rule py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="font-semibold">{wordsOf(claim)}</dt>
            <dd className="mute">
              {claim.evidence}, {formatDate(Date.parse(claim.asOf))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function wordsOf(claim: Claim): string {
  return claim.kind === "testimonial" ? `${claim.name}, ${claim.role}` : `${claim.figure} ${claim.text}`;
}
