// The pages of a revision: made, written aside, and switched to, by one at a time.
import type { Offer } from "@store/contract/offer/offer-shape";
import { type CurrentOffer, CurrentOfferEntity } from "../offer/current-offer.entity.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { minutes } from "../platform/time.ts";
import { sitePages } from "../providers/site-pages.ts";

/** How long a publisher who makes pages may keep others waiting: longer than a function that does may run. */
const lease = minutes(2);

/** Answers false where another has it, or another revision holds by now. */
export function takeLease({ rev }: CurrentOffer, now: number): Promise<boolean> {
  return ifUnchanged(
    CurrentOfferEntity.patch({ name: "current" })
      .set({ busyUntil: now + lease })
      .where((a, o) => `${o.eq(a.rev, rev)} AND (${o.notExists(a.busyUntil)} OR ${o.lt(a.busyUntil, now)})`),
  );
}

export async function endLease(rev: number): Promise<void> {
  await ifUnchanged(
    CurrentOfferEntity.patch({ name: "current" })
      .remove(["busyUntil"])
      .where((a, o) => o.eq(a.rev, rev)),
  );
}

/** Pages that lie aside. */
interface StagedPages {
  place: string;
  files: readonly string[];
  build: string;
}

/** Makes them, and writes them aside. */
export async function stagePages(offer: Offer, rev: number): Promise<StagedPages> {
  const [pages, build] = await Promise.all([sitePages().render(offer, rev), sitePages().build()]);
  return { place: await sitePages().stage(rev, pages), files: pages.map(({ file }) => file), build };
}

/** Puts them in the place of those that are shown, and ends the lease. */
export async function showPages(rev: number, { place, files, build }: StagedPages): Promise<void> {
  await sitePages().show(place, files);
  await ifUnchanged(
    CurrentOfferEntity.patch({ name: "current" })
      .set({ pagesRev: rev, pagesBuild: build })
      .remove(["busyUntil"])
      .where((a, o) => o.eq(a.rev, rev)),
  );
}
