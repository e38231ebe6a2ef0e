import type { PaymentCause } from "@store/contract/payment-causes";
import type { Hints, ProviderPage, Taken } from "../../providers/payments.ts";
import type { Order } from "../order.entity.ts";
import type { Page, PageState } from "../page.entity.ts";

/** A page of the order, with what the provider says of it; undefined when it was not asked. */
export interface SeenPage {
  page: Page;
  seen: ProviderPage | undefined;
}

/** What is to be noted of a page. */
export interface PageNote {
  attempt: number;
  state: PageState;
  pageId?: string;
  url?: string;
  lateUntil?: number;
  hints?: Hints;
}

/** What all pages of an order come to. */
export interface Verdict {
  /** The payment that is the order's own. */
  sale?: Taken | undefined;
  /** Further payments of the same order. */
  more: Taken[];
  /** Why something that claims to be paid is not a payment of this order. */
  mismatch?: string | undefined;
  /** Money is coming, or not: nobody can tell yet. */
  underWay: boolean;
  /** Somebody may still pay. */
  open: boolean;
  /** Nobody may begin to pay any more, and money may come until then all the same. */
  lateUntil?: number | undefined;
  /** Why the last try to pay failed. */
  cause?: PaymentCause | undefined;
  /** What became of each page. */
  pages: PageNote[];
}

/** Pure: the same facts always mean the same. `live`: the mode that every payment must have. */
export function judge(order: Order, pages: readonly SeenPage[], live: boolean, now: number): Verdict {
  const claims = pages.flatMap(({ page, seen }) =>
    seen ? seen.taken.map((taken) => ({ taken, page, seen })) : [],
  );
  const mismatches = claims.map(({ taken, page, seen }) => mismatch(order, page, seen, taken, live));
  const good = claims.filter((_, index) => mismatches[index] === undefined).map(({ taken }) => taken);
  // The one that is in the books already, else the first that came.
  const [sale] = [...good].sort(
    (one, other) =>
      Number(other.paymentId === order.paymentId) - Number(one.paymentId === order.paymentId) ||
      one.at - other.at,
  );
  return {
    sale,
    more: good.filter((taken) => taken !== sale),
    mismatch: mismatches.find((reason) => reason !== undefined),
    underWay: pages.some(({ seen }) => seen?.underWay === true),
    open: pages.some(({ page, seen }) => (seen ? seen.open : mayOpen(page, now))),
    lateUntil: latest(
      pages.map(({ page, seen }) => (seen ?? page).lateUntil ?? 0),
      now,
    ),
    cause: pages.flatMap(({ seen }) => seen?.cause ?? []).at(-1),
    pages: pages.map((one) => noteOf(one, now)),
  };
}

function latest(times: number[], now: number): number | undefined {
  const time = Math.max(0, ...times);
  return time > now ? time : undefined;
}

/** What is to be kept of a page, as far as it is not known yet. */
export function noteOf({ page, seen }: SeenPage, now: number): PageNote {
  const { lateUntil = 0, hints } = seen ?? page;
  return {
    attempt: page.attempt,
    state: stateOf(page, seen, now),
    // Opened, and the note of it was lost: the provider has named it.
    ...(seen && page.pageId === undefined && { pageId: seen.id, ...(seen.url && { url: seen.url }) }),
    ...(lateUntil !== (page.lateUntil ?? 0) && { lateUntil }),
    ...(hints && !sameHints(hints, page.hints) && { hints }),
  };
}

function sameHints(one: Hints, other: Hints = {}): boolean {
  return one.providerOrderId === other.providerOrderId && one.disputeId === other.disputeId;
}

/** Whether a note says something of its page that is not written there. */
export function saysNew(page: Page | undefined, { attempt: _, state, ...more }: PageNote): boolean {
  return page?.state !== state || Object.keys(more).length > 0;
}

/** A page that was asked for may still be handed out, until its own end. */
function mayOpen({ state, expiresAt }: Page, now: number): boolean {
  return (state === "asked" || state === "open") && expiresAt > now;
}

function stateOf(page: Page, seen: ProviderPage | undefined, now: number): PageState {
  // Nobody was given the address of a page that was only asked for.
  if (!seen) return page.state === "asked" && page.expiresAt <= now ? "closed" : page.state;
  if (seen.taken.length > 0) return "paid";
  return seen.open || seen.underWay ? "open" : "closed";
}

function mismatch(
  order: Order,
  { attachedBy }: Page,
  page: ProviderPage,
  { paymentId, amount }: Taken,
  live: boolean,
): string | undefined {
  // Whose payment it is was said by an admin, and is kept with the page.
  if (attachedBy === undefined && page.orderId !== order.orderId) return "order id";
  if (page.currency !== "inr") return "currency";
  if (page.amount !== order.finalAmount * 100 || amount !== page.amount) return "amount";
  if (page.live !== live) return "live mode";
  return paymentId === "" ? "paid without a payment" : undefined;
}
