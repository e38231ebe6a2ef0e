import type { OfferChange } from "@store/contract/calls/admin-offer";
import { StoreError } from "@store/contract/errors";
import { keepProducts } from "@store/contract/offer/keep-products";
import { offerChanges } from "@store/contract/offer/offer-changes";
import { offerNotes, offerProblems } from "@store/contract/offer/offer-problems";
import type { Offer } from "@store/contract/offer/offer-shape";
import { heldAt, isWaited, readCurrentOffer } from "../offer/current-offer.entity.ts";
import { offerOf } from "../offer/current-offer.ts";
import { type OfferDraft, OfferDraftEntity } from "../offer/offer-draft.entity.ts";
import { RevisionEntity } from "../offer/revision.entity.ts";
import { readWaitingOffer } from "../offer/waiting-offer.entity.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { actor } from "../platform/request.ts";
import { readRevisions } from "../platform/revision-counter.ts";
import type { UseActions } from "../platform/use-case.ts";
import { sitePages } from "../providers/site-pages.ts";
import { publishOffer } from "./publish.ts";
import { receiptOf, weightOf } from "./receipt.ts";
import { callOff, scheduleOffer } from "./schedule.ts";

const pageSize = 20;

/** What the shop sells and says, as admins draft and publish it. Every publishing leaves a row in the audit. */
export const adminOffer: UseActions<"admin-offer"> = {
  async current() {
    const [pointer, draft] = await Promise.all([readCurrentOffer(), readDraft()]);
    const held = pointer && heldAt(pointer, Date.now());
    const { rev, since, honoured, pagesRev } = held ?? { rev: 1, since: 0, honoured: [], pagesRev: 1 };
    const waiting = held && isWaited(held) ? await readWaitingOffer() : undefined;
    const until = honoured.at(-1)?.until;
    return {
      ...{ rev, since, offer: await theOffer(rev) },
      ...(until !== undefined && until > Date.now() && { honouredUntil: until }),
      // The first is what the site was built with.
      ...(rev > 1 && pagesRev < rev && { pagesBehind: true as const }),
      ...(waiting && { waiting: { ...waiting, changes: JSON.parse(waiting.changes) as OfferChange[] } }),
      ...(draft && { draft: { ...draft, offer: JSON.parse(draft.offer) as Offer } }),
    };
  },
  async "save-draft"({ baseRev, version, offer }) {
    const draft = { baseRev, version: version + 1, offer: JSON.stringify(offer) };
    const saved = await ifUnchanged(
      OfferDraftEntity.put({ name: "draft", ...draft, by: actor().email, at: Date.now() }).where((a, o) =>
        version === 0 ? o.notExists(a.version) : o.eq(a.version, version),
      ),
    );
    if (!saved) throw new StoreError("offer.changed");
    return { version: draft.version };
  },
  async "drop-draft"({ version }) {
    const dropped = await ifUnchanged(
      OfferDraftEntity.remove({ name: "draft" }).where((a, o) => o.eq(a.version, version)),
    );
    if (!dropped) throw new StoreError("offer.changed");
    return {};
  },
  async check({ offer }) {
    const was = await theOffer(await heldRev());
    return {
      problems: offerProblems(offer),
      notes: offerNotes(offer, Date.now()),
      changes: offerChanges(was, keepProducts(was, offer)),
    };
  },
  async preview({ offer, page }) {
    const rev = await heldRev();
    const found = (await sitePages().render(offer, rev)).find(({ path }) => path === page);
    if (!found) throw new StoreError("request.not_found");
    return { html: found.html, ...weightOf(found) };
  },
  async receipt() {
    return receiptOf(await theDraft());
  },
  async publish({ baseRev, version, note, endsNow, at }) {
    const draft = await theDraft();
    if (draft.version !== version || draft.baseRev !== baseRev) throw new StoreError("offer.changed");
    const offer: Offer = JSON.parse(draft.offer);
    const by = actor().email;
    const publication = {
      offer,
      baseRev,
      by,
      note,
      endsNow,
      draft: version,
      action: "offer.publish",
    } as const;
    return { rev: await (at === undefined ? publishOffer(publication) : scheduleOffer(publication, at)) };
  },
  async "call-off"({ rev }) {
    return callOff(rev, actor().email);
  },
  async history({ before }) {
    const { data } = await RevisionEntity.query
      .byRev({})
      .lt({ rev: before ?? 99_999_999 })
      .go({ order: "desc", limit: pageSize });
    const [newest, oldest] = [data[0], data.at(-1)];
    const sales = newest && oldest ? await readRevisions(oldest.rev, newest.rev) : undefined;
    return {
      revisions: data.map(({ rev, at, by, note, changes }) => {
        const { sales: orders = 0, gross = 0, returned = 0 } = sales?.get(rev) ?? {};
        return {
          ...{ rev, at, by, note, changes: JSON.parse(changes) as OfferChange[] },
          sold: { orders, gross: gross / 100, returned: returned / 100 },
        };
      }),
    };
  },
  async revision({ rev }) {
    return { offer: await theOffer(rev) };
  },
  async back({ baseRev, rev }) {
    const offer = await theOffer(rev);
    const by = actor().email;
    return {
      rev: await publishOffer({ offer, baseRev, by, note: `Back to ${rev}`, action: "offer.back" }),
    };
  },
};

async function heldRev(): Promise<number> {
  const pointer = await readCurrentOffer();
  return pointer ? heldAt(pointer, Date.now()).rev : 1;
}

async function theOffer(rev: number): Promise<Offer> {
  const offer = await offerOf(rev);
  if (!offer) throw new StoreError("offer.not_found");
  return offer;
}

async function readDraft(): Promise<OfferDraft | null> {
  return (await OfferDraftEntity.get({ name: "draft" }).go({ consistent: true })).data;
}

async function theDraft(): Promise<OfferDraft> {
  const draft = await readDraft();
  if (!draft) throw new StoreError("offer.no_draft");
  return draft;
}
