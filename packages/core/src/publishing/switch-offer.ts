// A revision waited for its second, which has come. It holds by the clock already; this writes it down, and shows its pages.
import type { Offer } from "@store/contract/offer/offer-shape";
import type { WithNext } from "../offer/current-offer.entity.ts";
import { clearOffers, offerOf } from "../offer/current-offer.ts";
import { readWaitingOffer, type WaitingOffer } from "../offer/waiting-offer.entity.ts";
import { alarm, log } from "../platform/log.ts";
import { sitePages } from "../providers/site-pages.ts";
import { commit } from "./commit-offer.ts";
import { endLease, showPages, stagePages, takeLease } from "./stage-pages.ts";

/** Answers false where another is making pages. Until this is through, the pages of before are honoured. */
export async function switchOffer(current: WithNext): Promise<boolean> {
  const now = Date.now();
  const { rev: baseRev, nextRev: rev, nextAt } = current;
  if (!(await takeLease(current, now))) return false;
  try {
    const [was, waiting] = await Promise.all([offerOf(baseRev), readWaitingOffer()]);
    if (!was || waiting?.rev !== rev) throw new Error(`Revision ${rev} waited, and is not there`);
    const offer: Offer = JSON.parse(waiting.offer);
    const pages = await pagesOf(waiting, offer);
    const { by, note, endsNow } = waiting;
    await commit(
      { offer, baseRev, by, note, endsNow, action: "offer.publish", due: nextAt },
      ...([was, current, now] as const),
    );
    clearOffers();
    log("offer.published", { rev });
    await showPages(rev, pages).catch(async () => {
      // What lay aside is gone, as on a laptop that has begun anew meanwhile.
      await showPages(rev, await stagePages(offer, rev));
    });
    return true;
  } catch (error) {
    // Of whichever revision holds by now.
    await Promise.all([endLease(baseRev), endLease(rev)]);
    alarm("offer.pages_behind", { rev, error: String(error) });
    throw error;
  }
}

/** Those that lie aside; made anew where a deploy has come between. */
async function pagesOf(waiting: WaitingOffer, offer: Offer) {
  return waiting.build === (await sitePages().build()) ? waiting : stagePages(offer, waiting.rev);
}
