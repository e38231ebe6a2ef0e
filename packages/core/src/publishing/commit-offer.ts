// The transaction by which a revision holds: with its coupon, and with the prices that begin.
import type { AuditAction } from "@store/contract/audit-actions";
import { StoreError } from "@store/contract/errors";
import { offerChanges, same } from "@store/contract/offer/offer-changes";
import type { Offer } from "@store/contract/offer/offer-shape";
import { cartTimings, paymentTimings } from "@store/contract/timings";
import { offeredCouponParts } from "../coupons/offered-coupon.ts";
import { AskedPriceEntity } from "../offer/asked-price.entity.ts";
import { type CurrentOffer, CurrentOfferEntity } from "../offer/current-offer.entity.ts";
import { OfferDraftEntity } from "../offer/offer-draft.entity.ts";
import { RevisionEntity } from "../offer/revision.entity.ts";
import { auditRow } from "../platform/audit.entity.ts";
import { sha256 } from "../platform/secrets.ts";
import { numbered, put, remove, transact, update } from "../platform/table.ts";
import { endLease } from "./stage-pages.ts";

export interface Publication {
  offer: Offer;
  /** The revision that was current when it was decided. */
  baseRev: number;
  by: string;
  note: string;
  action: AuditAction;
  endsNow?: boolean | undefined;
  /** The draft that it was, by its version. */
  draft?: number | undefined;
  /** It waited, and holds since then. */
  due?: number | undefined;
}

export async function commit(
  publication: Publication,
  was: Offer,
  before: CurrentOffer,
  now: number,
): Promise<void> {
  const { offer, baseRev, by, note, action, endsNow, draft, due } = publication;
  const since = due ?? now;
  const rev = baseRev + 1;
  const changes = JSON.stringify(offerChanges(was, offer));
  const honoured = endsNow
    ? []
    : [
        ...before.honoured.filter(({ until }) => until + cartTimings.pricesHold > now),
        { rev: baseRev, until: now + paymentTimings.page },
      ];
  const json = JSON.stringify(offer);
  const isOffered = same(was.quickCoupon, offer.quickCoupon);
  const refused = await transact({
    revision: put(
      RevisionEntity.create({ rev, offer: json, sha256: sha256(json), changes, by, at: since, note }),
    ),
    current: update(
      CurrentOfferEntity.patch({ name: "current" })
        .set({ rev, since, honoured })
        .remove(["nextRev", "nextAt"])
        .where((a, o) => {
          const waits =
            due === undefined
              ? `${o.notExists(a.nextRev)} OR ${o.lte(a.nextRev, baseRev)}`
              : o.eq(a.nextAt, due);
          return `${o.eq(a.rev, baseRev)} AND (${waits})`;
        }),
    ),
    draft:
      draft === undefined
        ? undefined
        : remove(OfferDraftEntity.remove({ name: "draft" }).where((a, o) => o.eq(a.version, draft))),
    ...numbered("price", pricesThatBegin(was, offer, rev, since)),
    ...(isOffered ? undefined : await offeredCouponParts(offer, by, now)),
    audit: put(auditRow({ by, action, target: `OFFER_${rev}`, after: changes })),
  });
  const names = Object.keys(refused);
  if (names.length === 0) return;
  if (names.every((name) => name === "coupon")) return commit(publication, was, before, now);
  await endLease(baseRev);
  throw new StoreError("offer.changed");
}

function pricesThatBegin(was: Offer, offer: Offer, rev: number, at: number) {
  const [before, after] = [askedPrices(was), askedPrices(offer)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((product) => before.get(product) !== after.get(product))
    .map((product) => {
      const price = after.get(product);
      return put(AskedPriceEntity.put({ product, at, rev, ...(price !== undefined && { price }) }));
    });
}

/** What is asked of whom may buy: nothing for what is hidden or ended. */
export function askedPrices({ products }: Offer): Map<string, number> {
  return new Map(products.filter(({ state }) => state === "shown").map(({ id, price }) => [id, price]));
}
