// Publishing at a time to come: a revision is made with its pages, and waits. It holds from its second on by the clock of each
// function that reads the pointer; the job that switches the pages comes within a minute.
import { StoreError } from "@store/contract/errors";
import { offerChanges } from "@store/contract/offer/offer-changes";
import type { Offer } from "@store/contract/offer/offer-shape";
import { isInTime } from "@store/contract/offer/publish-times";
import { CurrentOfferEntity, isWaited, readCurrentOffer } from "../offer/current-offer.entity.ts";
import { clearOffers, offerOf } from "../offer/current-offer.ts";
import { OfferDraftEntity } from "../offer/offer-draft.entity.ts";
import { readWaitingOffer, WaitingOfferEntity } from "../offer/waiting-offer.entity.ts";
import { auditRow } from "../platform/audit.entity.ts";
import { log } from "../platform/log.ts";
import { put, remove, transact, update } from "../platform/table.ts";
import { seconds } from "../platform/time.ts";
import type { Publication } from "./commit-offer.ts";
import { prepare } from "./publish.ts";
import { endLease } from "./stage-pages.ts";

/** Functions know the pointer of ten seconds ago: one that has read what waits must not charge by what was called off. */
const leastNotice = seconds(30);

/** Answers the number that the revision will have. */
export async function scheduleOffer(publication: Publication, at: number): Promise<number> {
  const now = Date.now();
  if (!isInTime(at, now)) throw new StoreError("offer.time", {}, { fields: ["at"] });
  const { was, offer, rev, pages } = await prepare(publication, at);
  const { baseRev, by, note, endsNow = false, draft } = publication;
  const changes = JSON.stringify(offerChanges(was, offer));
  const { place, build } = pages;
  const words = { offer: JSON.stringify(offer), changes, by, note, endsNow };
  const refused = await transact({
    waiting: put(
      WaitingOfferEntity.put({
        ...{ name: "next", rev, at, setAt: now, ...words },
        ...{ place, build, files: [...pages.files] },
      }),
    ),
    current: update(
      CurrentOfferEntity.patch({ name: "current" })
        .set({ nextRev: rev, nextAt: at })
        .remove(["busyUntil"])
        .where(
          (a, o) => `${o.eq(a.rev, baseRev)} AND (${o.notExists(a.nextRev)} OR ${o.lte(a.nextRev, baseRev)})`,
        ),
    ),
    draft:
      draft === undefined
        ? undefined
        : remove(OfferDraftEntity.remove({ name: "draft" }).where((a, o) => o.eq(a.version, draft))),
    audit: put(auditRow({ by, action: "offer.schedule", target: `OFFER_${rev}`, after: changes })),
  });
  if (Object.keys(refused).length > 0) {
    await endLease(baseRev);
    throw new StoreError("offer.changed");
  }
  clearOffers();
  log("offer.scheduled", { rev, at });
  return rev;
}

/**
 * Nothing waits any more, and what waited is the draft again; a draft that was begun since stays as it is, and who called off
 * has both.
 */
export async function callOff(rev: number, by: string): Promise<{ offer: Offer; restored: boolean }> {
  const now = Date.now();
  const [current, waiting, draft] = await Promise.all([
    readCurrentOffer(),
    readWaitingOffer(),
    OfferDraftEntity.get({ name: "draft" }).go({ consistent: true }),
  ]);
  if (!current || !isWaited(current) || current.nextRev !== rev || waiting?.rev !== rev)
    throw new StoreError("offer.changed");
  const { nextAt: at } = current;
  if (at - now < leastNotice) throw new StoreError("offer.too_late");
  const was = await offerOf(current.rev);
  // Its spans of prices were those of a second that does not come.
  const offer: Offer = { ...JSON.parse(waiting.offer), priceHistory: was?.priceHistory ?? [] };
  const again = { baseRev: current.rev, version: 1, offer: JSON.stringify(offer), by, at: now };
  const restored = draft.data === null;
  const refused = await transact({
    current: update(
      CurrentOfferEntity.patch({ name: "current" })
        .remove(["nextRev", "nextAt"])
        .where((a, o) => `${o.eq(a.nextRev, rev)} AND ${o.eq(a.nextAt, at)}`),
    ),
    waiting: remove(WaitingOfferEntity.remove({ name: "next" })),
    draft: restored
      ? put(OfferDraftEntity.put({ name: "draft", ...again }).where((a, o) => o.notExists(a.version)))
      : undefined,
    audit: put(auditRow({ by, action: "offer.call_off", target: `OFFER_${rev}`, before: waiting.changes })),
  });
  const names = Object.keys(refused);
  // Somebody began a draft at this moment.
  if (names.length > 0 && names.every((name) => name === "draft")) return callOff(rev, by);
  if (names.length > 0) throw new StoreError("offer.changed");
  clearOffers();
  log("offer.called_off", { rev });
  return { offer, restored };
}
