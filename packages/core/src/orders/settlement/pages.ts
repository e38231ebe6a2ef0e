// The payment pages of an order: asking for one, asking about them, closing them.

import { brand } from "@store/contract/brand";
import { StoreError } from "@store/contract/errors";
import { ifUnchanged } from "../../platform/conditions.ts";
import { log } from "../../platform/log.ts";
import { setting } from "../../platform/settings.ts";
import { type Parts, update } from "../../platform/table.ts";
import { minutes } from "../../platform/time.ts";
import {
  type Hints,
  type PageRequest,
  PaymentRefused,
  type Payments,
  type ProviderPage,
} from "../../providers/payments.ts";
import type { Order } from "../order.entity.ts";
import { mayBeLate, type Page, PageEntity, referenceOf } from "../page.entity.ts";
import { productsOf } from "../products.ts";
import type { OrderRecord } from "../record.ts";
import { noteOf, type SeenPage } from "./judge.ts";

/** Providers want half an hour at least; latency and clocks eat the rest. */
const pageLife = minutes(35);

/** The row of an order's next page, before the provider is asked for it. */
export function nextPage(order: Order, attempt: number, now: number): Page {
  const { orderId, finalAmount, provider } = order;
  if (!provider) throw new Error(`Nobody is asked for the money of ${orderId}`);
  return {
    orderId,
    attempt,
    provider,
    state: "asked",
    amount: finalAmount * 100,
    expiresAt: now + pageLife,
    createdAt: now,
  };
}

/** Where a buyer comes back to. The order id is no secret; what it shows needs the browser's checkoutToken. */
export function thankYouUrl(orderId: string): string {
  return `${setting("siteUrl")}/thank-you?order=${orderId}`;
}

export function paymentsOf(order: Order): Promise<Payments> {
  if (!order.provider) throw new Error(`Nobody is asked for the money of ${order.orderId}`);
  return setting("payments")(order.provider);
}

/**
 * The page of a row that was written before: the provider gives the same page for the same row, however often and by
 * whomever it is asked. `refused` when it never will, so that there is no page and never was; `changed` when somebody
 * else has noted something of the row meanwhile. Throws `payment.unavailable` when the provider does not answer: the row
 * stays, and the next press asks again.
 */
export async function openPage(
  order: Order,
  page: Page,
): Promise<(Page & { url: string }) | "refused" | "changed"> {
  const { orderId, attempt } = page;
  const payments = await paymentsOf(order);
  let seen: ProviderPage;
  try {
    seen = await payments.open(pageRequest(order, page));
  } catch (error) {
    log("page.failed", { orderId, attempt, error: String(error) });
    if (!(error instanceof PaymentRefused)) throw new StoreError("payment.unavailable", {}, { cause: error });
    // Refused to one press, it may have been opened for another before.
    return (await note(page, { state: "refused" })) ? "refused" : "changed";
  }
  const { id: pageId, url } = seen;
  // Paid or over already: whoever asks looks at the order again.
  if (url === null || !seen.open) throw new StoreError("order.conflict");
  if (!(await note(page, { state: "open", pageId, url }))) return "changed";
  log("page.opened", { orderId, attempt, pageId });
  return { ...page, state: "open", pageId, url };
}

/** A page that a signed message names. */
export interface Notified {
  attempt: number;
  pageId?: string | undefined;
  hints?: Hints | undefined;
}

/** What the provider says of every page that can still matter. One that has outlived its time is closed first. */
export async function readPages({ order, pages }: OrderRecord, notified?: Notified): Promise<SeenPage[]> {
  const now = Date.now();
  return Promise.all(
    pages.map(async (page) => {
      const named = notified?.attempt === page.attempt ? notified : undefined;
      const pageId = page.pageId ?? named?.pageId;
      if (pageId === undefined) return { page, seen: undefined };
      const matters = page.state !== "closed" || mayBeLate(page) || named !== undefined;
      if (!matters) return { page, seen: undefined };
      const payments = await paymentsOf(order);
      const hints = { ...page.hints, ...named?.hints };
      const isOver = page.state !== "paid" && page.state !== "closed" && page.expiresAt <= now;
      const seen = isOver ? await payments.close(pageId, hints) : await payments.read(pageId, hints);
      return { page, seen };
    }),
  );
}

/** Makes sure that nobody can begin to pay the order any more, and says how its pages then stand. */
export async function closePages({ order, pages }: OrderRecord): Promise<SeenPage[]> {
  return Promise.all(
    pages.map(async (page) => {
      if (page.pageId === undefined) {
        // Nobody has its address. From here on nobody can be given it.
        const closed = page.state !== "asked" || (await note(page, { state: "closed" }));
        if (!closed) throw new StoreError("order.conflict");
        return { page: { ...page, state: "closed" as const }, seen: undefined };
      }
      if (page.state !== "open") return { page, seen: undefined };
      return { page, seen: await (await paymentsOf(order)).close(page.pageId, page.hints) };
    }),
  );
}

/** The writes that go with closed pages: nobody can begin to pay on them any more. */
export function closedParts(pages: readonly SeenPage[], now: number): Parts {
  const open = pages.filter(({ page }) => page.state === "open");
  return Object.fromEntries(
    open.map((one) => {
      const { attempt, lateUntil, hints } = noteOf(one, now);
      const noted = { state: "closed" as const, ...(lateUntil && { lateUntil }), ...(hints && { hints }) };
      return [`page${attempt}`, update(PageEntity.patch({ orderId: one.page.orderId, attempt }).set(noted))];
    }),
  );
}

/** Writes what became of a page that was asked for. False when somebody else has noted something before. */
async function note(page: Page, noted: Partial<Pick<Page, "state" | "pageId" | "url">>): Promise<boolean> {
  const { orderId, attempt } = page;
  return ifUnchanged(
    PageEntity.patch({ orderId, attempt })
      .set(noted)
      .where((a, o) => {
        const asked = o.eq(a.state, "asked");
        if (noted.pageId === undefined) return asked;
        return `${asked} OR (${o.eq(a.state, "open")} AND ${o.eq(a.pageId, noted.pageId)})`;
      }),
  );
}

/** One line per product when the full price is paid; one line for the whole when a discount was rounded over it. */
function pageRequest(order: Order, page: Page): PageRequest {
  const { orderId, customerId, name, email, phone } = order;
  const products = productsOf(order);
  const all = products.map((product) => product.name).join(" + ");
  const lines =
    order.discountAmount === 0
      ? products.map((product) => ({ name: product.name, amount: product.price * 100 }))
      : [{ name: `${all} (${order.discountCode})`, amount: page.amount }];
  return {
    reference: referenceOf(page),
    orderId,
    attempt: page.attempt,
    amount: page.amount,
    description: `${brand.name}, ${orderId}: ${all}`,
    lines,
    buyer: { customerId, name, email, phone },
    expiresAt: page.expiresAt,
    successUrl: thankYouUrl(orderId),
    cancelUrl: `${setting("siteUrl")}/checkout`,
  };
}
