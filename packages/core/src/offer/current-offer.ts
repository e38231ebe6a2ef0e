// The offer that a function works with: the pointer is asked for every ten seconds, a revision once for good.
import { firstOffer } from "@store/contract/offer/first-offer";
import { offer, setOffer } from "@store/contract/offer/offer";
import type { Offer } from "@store/contract/offer/offer-shape";
import { seconds } from "../platform/time.ts";
import { type CurrentOffer, heldAt, isDue, isWaited, readCurrentOffer } from "./current-offer.entity.ts";
import { RevisionEntity } from "./revision.entity.ts";
import { readWaitingOffer } from "./waiting-offer.entity.ts";

/** How old the pointer may be. A price that was replaced is honoured for longer: it decides nothing wrong. */
const fresh = seconds(10);

/** Of a shop that has published nothing: its first offer is in the code. */
const unpublished: CurrentOffer = { name: "current", rev: 1, since: 0, honoured: [], pagesRev: 0 };

let pointer: CurrentOffer = unpublished;
let readAt = Number.NEGATIVE_INFINITY;
const revisions = new Map<number, Offer>();

/** From now on `offer` is what holds. Called before the work of each function that reads it. */
export async function useCurrentOffer(): Promise<void> {
  const now = Date.now();
  // What waits holds from its second on, however new the pointer is.
  if (Math.abs(now - readAt) < fresh && !isDue(pointer, now)) return;
  const next = heldAt((await readCurrentOffer()) ?? unpublished, now);
  const found = await offerOf(next.rev);
  if (!found) throw new Error(`Revision ${next.rev} of the offer is not there`);
  pointer = next;
  readAt = now;
  if (found !== offer) setOffer(found);
}

/** The next function reads all of it anew: this process has published. */
export function clearOffers(): void {
  readAt = Number.NEGATIVE_INFINITY;
  revisions.clear();
}

/** The revision that holds. A page that names a later one was made since the pointer was read. */
export async function currentRev(named = 1): Promise<number> {
  if (named > pointer.rev) {
    readAt = Number.NEGATIVE_INFINITY;
    await useCurrentOffer();
  }
  return pointer.rev;
}

/** The offer of a revision; undefined for one that never was. */
export async function offerOf(rev: number): Promise<Offer | undefined> {
  const known = revisions.get(rev);
  if (known) return known;
  const { data } = await RevisionEntity.get({ rev }).go();
  const json = data?.offer ?? (rev > 1 ? await begunOffer(rev) : undefined);
  const found: Offer | undefined = json === undefined ? undefined : JSON.parse(json);
  if (found) revisions.set(rev, found);
  // A shop that has published nothing asks again: its first revision may come any time.
  return found ?? (rev === 1 ? firstOffer : undefined);
}

/** One that holds by the clock, and has no row among the revisions yet. Before its second it may be called off. */
async function begunOffer(rev: number): Promise<string | undefined> {
  const waiting = await readWaitingOffer();
  return waiting?.rev === rev && waiting.at <= Date.now() ? waiting.offer : undefined;
}

/** The revision that `offer` is. */
export const revInUse = () => pointer.rev;

/** What waits for its second. */
export function waitingOffer(): { rev: number; at: number } | undefined {
  return isWaited(pointer) ? { rev: pointer.nextRev, at: pointer.nextAt } : undefined;
}

/** Whether a revision that was replaced is still charged to whom its page was shown. */
export function isHonoured(rev: number): boolean {
  const { honoured } = pointer;
  return honoured.some((one) => one.rev === rev && one.until > Date.now());
}

/** Whether prices that were mailed may still be asked for: not those of a revision whose prices were ended at once. */
export function isPromised({ rev, until }: { rev: number; until: number }): boolean {
  return until > Date.now() && (rev === pointer.rev || pointer.honoured.some((one) => one.rev === rev));
}
