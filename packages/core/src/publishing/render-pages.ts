// The pages of a revision: made, written aside, and switched to, by one at a time.
import type { Offer } from "@store/contract/offer/offer-shape";
import { type CurrentOffer, CurrentOfferEntity, readCurrentOffer } from "../offer/current-offer.entity.ts";
import { offerOf } from "../offer/current-offer.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { alarm, log } from "../platform/log.ts";
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

/** Makes them, and writes them aside. What it answers shows them and ends the lease. */
export async function stagePages(offer: Offer, rev: number): Promise<() => Promise<void>> {
  const [pages, pagesBuild] = await Promise.all([sitePages().render(offer, rev), sitePages().build()]);
  const show = await sitePages().stage(rev, pages);
  return async () => {
    await show();
    await ifUnchanged(
      CurrentOfferEntity.patch({ name: "current" })
        .set({ pagesRev: rev, pagesBuild })
        .remove(["busyUntil"])
        .where((a, o) => o.eq(a.rev, rev)),
    );
  };
}

/** Makes the pages of the revision that holds: after each deploy, since they point to what a build made. Safe to repeat. */
export async function renderCurrent(): Promise<void> {
  const current = await readCurrentOffer();
  if (current) await renderAgain(current);
}

/** The same, every five minutes, for pages that fell behind: by a switch that failed, or a publisher of the build before. */
export async function renderPages(): Promise<void> {
  const current = await readCurrentOffer();
  const behind =
    current && (current.pagesRev !== current.rev || current.pagesBuild !== (await sitePages().build()));
  if (behind) await renderAgain(current);
  log("job.done", { job: "render-pages", behind: behind ? 1 : 0 });
}

async function renderAgain(current: CurrentOffer): Promise<void> {
  const { rev } = current;
  const offer = await offerOf(rev);
  // The publisher that has the lease makes pages too; what that leaves behind is found five minutes later.
  if (!offer || !(await takeLease(current, Date.now()))) return;
  try {
    await (await stagePages(offer, rev))();
  } catch (error) {
    await endLease(rev);
    alarm("offer.pages_behind", { rev, error: String(error) });
    throw error;
  }
}
