import { csvLines } from "@store/contract/csv";
import { formatDateTime } from "@store/contract/format";
import { providers } from "@store/contract/providers";
import type { Order } from "../order.entity.ts";
import { netOf } from "./views.ts";

/** A page of the orders' file; the first one carries the head line. */
export function ordersCsv(orders: readonly Order[], isFirst: boolean): string {
  return csvLines([...(isFirst ? [headLine] : []), ...orders.map(line)]);
}

const headLine = [
  "Order ID",
  "Date (IST)",
  "Status",
  "Customer ID",
  "Customer",
  "Email",
  "Phone",
  "Products",
  "Amount",
  "Discount code",
  "Discount",
  "Final amount",
  "Refunded",
  "Of that on its way",
  "Source",
  "Paid through",
  "Payment ID",
  "Bank reference",
  "Fee",
  "Tax on the fee",
  "Net",
];

function line(order: Order) {
  return [
    order.orderId,
    formatDateTime(order.createdAt),
    order.status,
    order.customerId,
    order.name,
    order.email,
    order.phone,
    order.lines.map(({ product }) => product).join(" "),
    order.subtotal,
    order.discountCode,
    order.discountAmount,
    order.finalAmount,
    order.refundedAmount,
    order.refundPending ?? 0,
    order.source,
    order.provider && providers[order.provider].name,
    order.paymentId,
    order.references?.[0],
    ...[order.fee, order.feeTax, netOf(order)].map((paise) => paise && paise / 100),
  ];
}
