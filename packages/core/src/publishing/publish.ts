// One revision takes the place of another: pages are made and written aside, then the table says that it holds, then the
// pages are switched. Whatever fails before that leaves the old offer and its pages whole.
import { StoreError } from "@store/contract/errors";
import { keepProducts } from "@store/contract/offer/keep-products";
import { offerProblems } from "@store/contract/offer/offer-problems";
import { type CurrentOffer, readCurrentOffer } from "../offer/current-offer.entity.ts";
import { clearOffers, offerOf } from "../offer/current-offer.ts";
import { alarm, log } from "../platform/log.ts";
import { commit, type Publication } from "./commit-offer.ts";
import { priceHistoryOf } from "./price-history.ts";
import { endLease, stagePages, takeLease } from "./stage-pages.ts";

/** Publishes, and answers the number of the revision. */
export async function publishOffer(publication: Publication): Promise<number> {
  const { baseRev } = publication;
  const before = await requireCurrent(baseRev);
  const was = await offerOf(baseRev);
  if (!was) throw new StoreError("offer.not_found");
  const now = Date.now();
  const next = keepProducts(was, publication.offer);
  const offer = { ...next, priceHistory: await priceHistoryOf(was, next, now) };
  const [problem] = offerProblems(offer);
  if (problem) throw new StoreError("offer.refused", { issue: problem.sentence }, { fields: [problem.path] });
  if (!(await takeLease(before, now))) {
    await requireCurrent(baseRev);
    throw new StoreError("offer.busy");
  }
  const rev = baseRev + 1;
  const staged = await stagePages(offer, rev).catch(async (error: unknown) => {
    await endLease(baseRev);
    alarm("offer.not_rendered", { rev, error: String(error) });
    throw new StoreError("offer.not_rendered", {}, { cause: error });
  });
  await commit({ ...publication, offer }, was, before, now);
  clearOffers();
  log("offer.published", { rev });
  // The offer holds by now: pages that stay behind are an alarm, and made by `render-pages`.
  await staged().catch((error: unknown) => alarm("offer.pages_behind", { rev, error: String(error) }));
  return rev;
}

async function requireCurrent(baseRev: number): Promise<CurrentOffer> {
  const current = await readCurrentOffer();
  if (!current) throw new StoreError("offer.not_found");
  if (current.rev !== baseRev) throw new StoreError("offer.changed");
  return current;
}
