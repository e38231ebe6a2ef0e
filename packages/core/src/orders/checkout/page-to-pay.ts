import { StoreError } from "@store/contract/errors";
import { put, transact, update } from "../../platform/table.ts";
import { changed, changeOrder } from "../change-order.ts";
import { type Page, PageEntity } from "../page.entity.ts";
import type { OrderRecord } from "../record.ts";
import { pollInterval } from "../settlement/look-again.ts";
import { closedParts, closePages, nextPage, openPage, paymentsOf } from "../settlement/pages.ts";
import { settle } from "../settlement/settle.ts";

/** More than a patient buyer needs; each costs a row. */
const mostPages = 30;

/**
 * The one page on which a pending order can be paid: the one that is open, or the next. Undefined when the order has
 * changed meanwhile. Throws `payment.unavailable` while the provider does not answer, `order.already_paid`.
 */
export async function pageToPay(
  record: OrderRecord,
  mayGoOn = true,
): Promise<{ sessionId: string; url: string } | undefined> {
  const last = record.pages.at(-1);
  if (last?.state === "asked" && last.expiresAt > Date.now()) {
    const page = await openPage(record.order, last);
    if (page === "changed") return undefined;
    if (page !== "refused") return { sessionId: page.pageId ?? "", url: page.url };
    // The provider will never open it. Another number is another request; one is tried in a press.
    if (!mayGoOn) throw new StoreError("payment.unavailable");
    return another(
      { ...record, pages: [...record.pages.slice(0, -1), { ...last, state: "refused" }] },
      false,
    );
  }
  if (last?.state === "open" && last.expiresAt > Date.now()) {
    const seen = await unlessAway(async () =>
      (await paymentsOf(record.order)).read(last.pageId ?? "", last.hints),
    );
    if (seen.open && seen.url !== null) return { sessionId: seen.id, url: seen.url };
  }
  return another(record, mayGoOn);
}

/** Puts the next page's row, once none of the others can be paid any more, and opens it. */
async function another(
  record: OrderRecord,
  mayGoOn: boolean,
): Promise<{ sessionId: string; url: string } | undefined> {
  const { order, pages } = record;
  const seen = await unlessAway(() => closePages(record));
  const taken = seen.some(
    (one) => one.page.state === "paid" || one.seen?.underWay || (one.seen?.taken.length ?? 0) > 0,
  );
  if (taken) {
    const settled = await settle(order.orderId);
    if (settled?.status === "completed" || settled?.processing) throw new StoreError("order.already_paid");
    throw new StoreError("order.conflict");
  }
  // The provider did not confirm the closing: two open pages must never be.
  if (seen.some((one) => one.seen?.open)) throw new StoreError("payment.unavailable");
  // The page then makes a new order of the same basket.
  if (order.pages >= mostPages) throw new StoreError("order.conflict");
  const now = Date.now();
  const page = nextPage(order, order.pages + 1, now);
  const after = changed(
    order,
    "pending",
    { pages: page.attempt, dueAt: now + pollInterval, processing: undefined },
    now,
  );
  const refused = await transact({
    order: update(changeOrder(order, after)),
    page: put(PageEntity.create(page)),
    ...closedParts(seen, now),
  });
  if (Object.keys(refused).length > 0) return undefined;
  return pageToPay({ ...record, order: after, pages: [...pages.map(shut), page] }, mayGoOn);
}

function shut(page: Page): Page {
  return page.state === "open" ? { ...page, state: "closed" } : page;
}

/** A provider that does not answer is an expected failure of a press. */
export async function unlessAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError("payment.unavailable", {}, { cause: error });
  }
}
