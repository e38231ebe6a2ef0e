import type { CallInput } from "@store/contract/calls";
import { StoreError } from "@store/contract/errors";
import { numberOf } from "@store/contract/gst/invoice-number";
import { linkTimings } from "@store/contract/timings";
import { readOrder } from "../orders/order.entity.ts";
import { readCheckoutToken } from "../platform/checkout-token.ts";
import { readInvoiceLink } from "../platform/invoice-link.ts";
import { throttle } from "../platform/throttle.ts";
import type { UseCase } from "../platform/use-case.ts";
import type { Invoice } from "./invoice.entity.ts";
import { numberInvoices } from "./number-invoices.ts";
import { plainReceipt } from "./plain-receipt.ts";
import { withBuyer } from "./sealed-buyer.ts";

/** A numbered paper as bytes; given by the function, which alone carries the library. */
export type RenderInvoice = (
  invoice: Pick<Invoice, "orderId" | "facts" | "against" | "numberedAt"> & {
    number: string;
    sentBack?: number;
  },
) => Promise<Uint8Array>;

/**
 * The papers of an order, and the PDF of one. A paper that waits for its number gets it now: anybody who asks first. A shop
 * without tax papers gives a plain receipt. Throws
 * `paper.link`, `paper.not_found`, `order.not_found`, `throttled`.
 */
export function getInvoice(render: RenderInvoice): UseCase<"get-invoice"> {
  return async (input) => {
    const orderId = await orderOf(input);
    await throttle("invoice.order", orderId);
    const all = await invoicesOf(orderId);
    const invoices = all.map(({ number, facts: { kind, day, total } }) => ({ number, kind, day, total }));
    if (input.number === undefined) return { invoices };
    const chosen = all.find(({ number }) => number === input.number);
    if (!chosen) throw new StoreError("invoice.not_found");
    const base64 = Buffer.from(await render(withBuyer(chosen))).toString("base64");
    return { invoices, file: { name: `${chosen.number.replaceAll("/", "-")}.pdf`, base64 } };
  };
}

async function invoicesOf(orderId: string) {
  const numbered = await numberInvoices(orderId);
  if (numbered.length > 0) return numbered.map((invoice) => ({ ...invoice, number: numberOf(invoice) }));
  const order = await readOrder(orderId);
  const receipt = order && plainReceipt(order);
  return receipt ? [receipt] : [];
}

/** Whose papers the asker may see. */
async function orderOf({ link, checkoutToken, orderId }: CallInput<"get-invoice">): Promise<string> {
  if (link !== undefined) {
    const named = readInvoiceLink(link);
    if (named === undefined) throw new StoreError("invoice.link");
    return named;
  }
  if (checkoutToken === undefined || orderId === undefined) throw new StoreError("invoice.link");
  // As long as the thank-you page can be looked at.
  const claim = readCheckoutToken(checkoutToken, linkTimings.checkoutGrace);
  const order = await readOrder(orderId);
  if (!order || order.checkoutId !== claim.checkoutId) throw new StoreError("order.not_found");
  return orderId;
}
