import { StoreError } from "@store/contract/errors";
import { resourceTypes } from "@store/contract/products";
import { linkTimings } from "@store/contract/timings";
import { areasOf } from "../customers/area-progress.ts";
import { ownedBy, owns } from "../customers/customer.entity.ts";
import type { ReadContent } from "../customers/get-resource.ts";
import { passkeysOf, passkeyViews } from "../customers/passkey.entity.ts";
import { readAllProgress } from "../customers/progress.entity.ts";
import { SessionEntity } from "../customers/session.entity.ts";
import { isLive, lastUseOf, readSessionToken, requireSession } from "../customers/session.ts";
import { invoiceToken } from "../platform/invoice-link.ts";
import type { UseCase } from "../platform/use-case.ts";
import { guaranteeMode, guaranteeOf } from "./guarantee.ts";
import { linesView } from "./lines.ts";
import { type Order, OrderEntity } from "./order.entity.ts";
import { stateOf } from "./order-state.ts";

const mostOrders = 100;

/**
 * What the customer owns and how far they are, has ordered, and where they are logged in. One round trip; given only once the
 * check has passed.
 */
export const readAccount =
  (readContent: ReadContent): UseCase<"read-account"> =>
  async ({ sessionToken }) => {
    const claim = readSessionToken(sessionToken);
    if (!claim) throw new StoreError("session.invalid");
    const { customerId } = claim;
    const [{ customer, session }, orders, sessions, progress, passkeys] = await Promise.all([
      requireSession(sessionToken),
      OrderEntity.query.byCustomer({ customerId }).go({ order: "desc", limit: mostOrders }),
      SessionEntity.query.byPlace({ customerId }).go({ pages: "all", consistent: true }),
      readAllProgress(customerId),
      passkeysOf(customerId),
    ]);
    const { email, name } = customer;
    const now = Date.now();
    const areas = resourceTypes.filter((resource) => owns(customer, resource));
    return {
      customerId,
      email,
      name,
      areas,
      progress: areasOf(areas, await readContent("outline"), progress),
      owned: ownedBy(customer),
      licence: owns(customer, "agency-license"),
      orders: orders.data.flatMap(orderView),
      sessions: sessions.data
        .filter((each) => isLive(each, customer, now))
        .map((each) => ({
          device: each.device,
          signedInAt: each.issuedAt,
          usedAt: lastUseOf(each),
          current: each.place === session.place,
        }))
        .sort((one, other) => Number(other.current) - Number(one.current) || other.usedAt - one.usedAt),
      passkeys: passkeyViews(passkeys, customer),
    };
  };

/** Nothing for an order that nobody has paid. */
function orderView(order: Order) {
  const state = stateOf(order);
  if (state === "pending" || state === "failed" || order.deletedAt !== undefined) return [];
  const { orderId, paidAt, createdAt, claimedAt, finalAmount, refundedAmount, source, lines } = order;
  const mode = guaranteeMode();
  const claimable = mode === "off" ? undefined : guaranteeOf(order, Date.now());
  const hasInvoices = source === "paid" && finalAmount > 0 && paidAt !== undefined;
  const invoices = hasInvoices ? { invoices: invoiceToken(orderId, linkTimings.invoiceInAccount) } : {};
  return [
    {
      orderId,
      at: paidAt ?? createdAt,
      amount: finalAmount,
      refundedAmount,
      state,
      source,
      lines: linesView(lines),
      ...(claimable && { guarantee: { ...claimable, asks: mode === "ask" } }),
      ...(claimedAt !== undefined && { claimedAt }),
      ...invoices,
    },
  ];
}
