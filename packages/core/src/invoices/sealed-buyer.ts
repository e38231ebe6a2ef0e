// The buyer of a paper whose order was erased: sealed in the paper's own row until the day until which tax law wants it.

import type { InvoiceFacts } from "../orders/settlement/invoice-facts.ts";
import { erasedName } from "../platform/erased.ts";
import { seal, unseal } from "../platform/secrets.ts";
import { setting } from "../platform/settings.ts";

type Buyer = InvoiceFacts["buyer"];

/** The same for every paper of an order: a credit note of later copies it. */
export function sealInvoiceBuyer(orderId: string, buyer: Buyer): string {
  return seal(setting("privacyKey"), `paper ${orderId}`, JSON.stringify(buyer));
}

/** What is left in clear: where it was supplied, which the return adds up by. */
export function erasedBuyer({ billing }: Buyer): Buyer {
  if (!billing) return { name: erasedName };
  const { country, state } = billing;
  return { name: erasedName, billing: { country, ...(state !== undefined && { state }) } };
}

/** The paper as it was made, for the return and for its PDF. */
export function withBuyer<Row extends { orderId: string; facts: InvoiceFacts; sealedBuyer?: string }>(
  row: Row,
): Row {
  if (row.sealedBuyer === undefined) return row;
  const buyer = JSON.parse(unseal(setting("privacyKey"), `paper ${row.orderId}`, row.sealedBuyer)) as Buyer;
  return { ...row, facts: { ...row.facts, buyer } };
}
