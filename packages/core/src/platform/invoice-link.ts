// The signed link that a mail carries to an order's tax papers. It opens these, of this order, and nothing else.
import { linkTimings } from "@store/contract/timings";
import { setting } from "./settings.ts";
import { issueToken, readToken } from "./tokens.ts";

/** The token stands in the fragment, which no server and no log ever sees. */
export function invoiceLink(orderId: string): string {
  return `${setting("siteUrl")}/invoice#${invoiceToken(orderId, linkTimings.invoiceInMail)}`;
}

/** What stands in such a link. `lasts` in milliseconds. */
export function invoiceToken(orderId: string, lasts: number): string {
  return issueToken("invoices", orderId, Date.now() + lasts);
}

/** The order that a link is of. */
export function readInvoiceLink(token: string): string | undefined {
  return readToken<string>("invoices", token);
}
