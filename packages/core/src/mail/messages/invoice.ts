import { invoiceLink } from "../../platform/invoice-link.ts";
import type { Composer } from "./composed.ts";
import { readOrderMatter } from "./order-facts.ts";

/** Sent again by an admin: a new link to the order's papers, to the address on record. */
export const composeInvoice: Composer = async (message) => {
  const { to, order, facts } = await readOrderMatter(message);
  return { to, model: { ...facts, kind: "invoice", invoiceUrl: invoiceLink(order.orderId) } };
};
