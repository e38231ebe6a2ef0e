import { picturesNamedIn } from "@store/contract/content/picture-name";
import { OfferDraftEntity } from "../offer/offer-draft.entity.ts";
import { RevisionEntity } from "../offer/revision.entity.ts";
import { readWaitingOffer } from "../offer/waiting-offer.entity.ts";
import { eachPage } from "../platform/each-page.ts";
import { log } from "../platform/log.ts";
import { forEachLimit } from "../platform/pool.ts";
import { setting } from "../platform/settings.ts";
import { days } from "../platform/time.ts";

/** So long an admin may have a form open with a picture that nothing names yet. */
const keptUnnamed = days(30);

/** Takes away pictures that were tried and left: no revision names them, nor the draft, nor an offer that waits. Answers how many. */
export async function clearPictures(): Promise<number> {
  const store = setting("sitePictures");
  const old = (await store.list()).filter(({ at }) => at < Date.now() - keptUnnamed);
  const named = old.length > 0 ? await namedPictures() : new Set<string>();
  const left = old.filter(({ file }) => !named.has(file));
  await forEachLimit(left, 8, async ({ file }) => {
    await store.remove(file);
    log("content.picture_cleared", { file });
  });
  return left.length;
}

async function namedPictures(): Promise<Set<string>> {
  const named = new Set<string>();
  const add = (offer: string) => {
    for (const file of picturesNamedIn(offer)) named.add(file);
  };
  await eachPage(
    (cursor) => RevisionEntity.query.byRev({}).go({ cursor, attributes: ["offer"] }),
    (revisions) => {
      for (const { offer } of revisions) add(offer);
    },
  );
  const [draft, waiting] = await Promise.all([
    OfferDraftEntity.get({ name: "draft" }).go({ consistent: true }),
    readWaitingOffer(),
  ]);
  for (const found of [draft.data, waiting]) if (found) add(found.offer);
  return named;
}
