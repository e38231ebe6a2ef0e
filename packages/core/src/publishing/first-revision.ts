import { firstOffer } from "@store/contract/offer/first-offer";
import { AskedPriceEntity } from "../offer/asked-price.entity.ts";
import { CurrentOfferEntity } from "../offer/current-offer.entity.ts";
import { RevisionEntity } from "../offer/revision.entity.ts";
import { sha256 } from "../platform/secrets.ts";
import { numbered, put, transact } from "../platform/table.ts";
import { askedPrices } from "./commit-offer.ts";

/** An empty shop publishes the offer that came with the code. In any other this changes nothing. */
export async function publishFirstOffer(now: number): Promise<void> {
  const offer = JSON.stringify(firstOffer);
  const revision = { rev: 1, offer, sha256: sha256(offer), changes: "[]", by: "the first start", note: "" };
  const prices = [...askedPrices(firstOffer)].map(([product, price]) =>
    put(AskedPriceEntity.put({ product, at: now, price, rev: 1 })),
  );
  await transact({
    revision: put(RevisionEntity.create({ ...revision, at: now })),
    current: put(
      CurrentOfferEntity.create({ name: "current", rev: 1, since: now, honoured: [], pagesRev: 0 }),
    ),
    ...numbered("price", prices),
  });
}
