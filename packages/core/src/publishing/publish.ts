// One revision takes the place of another: pages are made and written aside, then the table says that it holds, then the
// pages are switched. Whatever fails before that leaves the old offer and its pages whole.
import { StoreError } from "@store/contract/errors";
import { formatDateTime } from "@store/contract/format";
import { keepProducts } from "@store/contract/offer/keep-products";
import { offerProblems } from "@store/contract/offer/offer-problems";
import type { Offer } from "@store/contract/offer/offer-shape";
import { type CurrentOffer, isDue, isWaited, readCurrentOffer } from "../offer/current-offer.entity.ts";
import { clearOffers, offerOf } from "../offer/current-offer.ts";
import { alarm, log } from "../platform/log.ts";
import { commit, type Publication } from "./commit-offer.ts";
import { priceHistoryOf } from "./price-history.ts";
import { endLease, showPages, stagePages, takeLease } from "./stage-pages.ts";
import { switchOffer } from "./switch-offer.ts";

/** Publishes, and answers the number of the revision. */
export async function publishOffer(publication: Publication): Promise<number> {
  const now = Date.now();
  const { before, was, offer, rev, pages } = await prepare(publication, now);
  await commit({ ...publication, offer }, was, before, now);
  clearOffers();
  log("offer.published", { rev });
  // The offer holds by now: pages that stay behind are an alarm, and made by `render-pages`.
  await showPages(rev, pages).catch((error: unknown) =>
    alarm("offer.pages_behind", { rev, error: String(error) }),
  );
  return rev;
}

/** The offer as it will hold from `at` on, with its pages aside and the lease taken. Refuses what may not be published. */
export async function prepare({ baseRev, offer: wanted }: Publication, at: number) {
  const before = await requireCurrent(baseRev);
  const was = await offerOf(baseRev);
  if (!was) throw new StoreError("offer.not_found");
  const next = keepProducts(was, wanted);
  const offer: Offer = { ...next, priceHistory: await priceHistoryOf(was, next, at) };
  const [problem] = offerProblems(offer);
  if (problem) throw new StoreError("offer.refused", { issue: problem.sentence }, { fields: [problem.path] });
  if (!(await takeLease(before, Date.now()))) {
    await requireCurrent(baseRev);
    throw new StoreError("offer.busy");
  }
  const rev = baseRev + 1;
  const pages = await stagePages(offer, rev).catch(async (error: unknown) => {
    await endLease(baseRev);
    alarm("offer.not_rendered", { rev, error: String(error) });
    throw new StoreError("offer.not_rendered", {}, { cause: error });
  });
  return { before, was, offer, rev, pages };
}

/** The pointer, of a shop in which that revision holds and nothing waits. */
async function requireCurrent(baseRev: number): Promise<CurrentOffer> {
  const current = await readCurrentOffer();
  if (!current) throw new StoreError("offer.not_found");
  if (isDue(current, Date.now())) {
    // It holds already; who publishes over it has seen so.
    if (!(await switchOffer(current))) throw new StoreError("offer.busy");
    return requireCurrent(baseRev);
  }
  if (current.rev !== baseRev) throw new StoreError("offer.changed");
  if (isWaited(current)) {
    const { nextRev, nextAt } = current;
    throw new StoreError("offer.waiting", { rev: `${nextRev}`, at: formatDateTime(nextAt) });
  }
  return current;
}
