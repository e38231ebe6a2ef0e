// Makes the pages of the revision that holds anew, where they fell behind.
import { type CurrentOffer, isDue, readCurrentOffer } from "../offer/current-offer.entity.ts";
import { offerOf } from "../offer/current-offer.ts";
import { alarm, log } from "../platform/log.ts";
import { minutes } from "../platform/time.ts";
import { sitePages } from "../providers/site-pages.ts";
import { endLease, showPages, stagePages, takeLease } from "./stage-pages.ts";
import { switchOffer } from "./switch-offer.ts";

/** The job comes each minute, and may meet the lease of one that died. */
const late = minutes(3);

/** Makes the pages of the revision that holds: after each deploy, since they point to what a build made. Safe to repeat. */
export async function renderCurrent(): Promise<void> {
  const current = await readCurrentOffer();
  if (current) await renderAgain(current);
}

/**
 * Each minute: switches to a revision whose second has come, and makes pages that fell behind, by a switch that failed or a
 * publisher of the build before.
 */
export async function renderPages(): Promise<void> {
  const current = await readCurrentOffer();
  const now = Date.now();
  if (current && isDue(current, now)) {
    const { nextRev: rev, nextAt: at } = current;
    if (now - at > late) alarm("offer.switch_late", { rev, at });
    await switchOffer(current);
    log("job.done", { job: "render-pages", behind: 1 });
    return;
  }
  const behind =
    current && (current.pagesRev !== current.rev || current.pagesBuild !== (await sitePages().build()));
  if (behind) await renderAgain(current);
  log("job.done", { job: "render-pages", behind: behind ? 1 : 0 });
}

async function renderAgain(current: CurrentOffer): Promise<void> {
  const { rev } = current;
  const offer = await offerOf(rev);
  // The publisher that has the lease makes pages too; what that leaves behind is found a minute later.
  if (!offer || !(await takeLease(current, Date.now()))) return;
  try {
    await showPages(rev, await stagePages(offer, rev));
  } catch (error) {
    await endLease(rev);
    alarm("offer.pages_behind", { rev, error: String(error) });
    throw error;
  }
}
