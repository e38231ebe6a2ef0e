// Makes the pages of the revision that holds anew, where they fell behind.
import { type CurrentOffer, readCurrentOffer } from "../offer/current-offer.entity.ts";
import { offerOf } from "../offer/current-offer.ts";
import { alarm, log } from "../platform/log.ts";
import { sitePages } from "../providers/site-pages.ts";
import { endLease, stagePages, takeLease } from "./stage-pages.ts";

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
