import { StoreError } from "@store/contract/errors";
import { formatDateTime } from "@store/contract/format";
import { readCustomer } from "../customer/customer.entity.ts";
import { actor } from "../lib/request.ts";
import { useActions } from "../lib/use-case.ts";
import { deleteOrder } from "../order/delete-order.ts";
import { type Order, readOrder } from "../order/order.entity.ts";
import { orderStory } from "../order/order-story.ts";
import { overrideOrder } from "../order/override-order.ts";
import { refundByHand } from "../order/refund-by-hand.ts";
import { readCounts } from "../stats/counter.entity.ts";
import { csvLines } from "./csv.ts";
import { listOrders } from "./list-orders.ts";
import { orderView, userView } from "./views.ts";

const pageSize = 25;
/** Rows of one answer of an export. */
const exportSize = 200;

/** Orders, as admins see and change them. Every change leaves a row in the audit. */
export const adminOrders = useActions("admin-orders", {
  async stats() {
    const { orders, revenue, completed, pending } = await readCounts("ALL");
    return { stats: { total: orders, revenue, completed, pending } };
  },
  async list({ limit = pageSize, ...asked }) {
    const { rows, nextCursor } = await listOrders("orders", { ...asked, limit });
    return { orders: rows.map(orderView), nextCursor };
  },
  async export(asked) {
    const { rows, nextCursor } = await listOrders("orders.csv", { ...asked, limit: exportSize });
    const head = asked.cursor === undefined ? [headLine] : [];
    return { csv: csvLines([...head, ...rows.map(line)]), nextCursor };
  },
  async "update-status"({ orderId, paymentStatus, seen }) {
    await overrideOrder(orderId, paymentStatus, actor().email, seen);
    return {};
  },
  async delete({ orderId }) {
    await deleteOrder(orderId, actor().email);
    return {};
  },
  async story({ orderId }) {
    const [order, lines] = await Promise.all([readOrder(orderId), orderStory(orderId)]);
    if (!order || !lines) throw new StoreError("order.not_found");
    const customer = await readCustomer(order.customerId);
    return { user: customer ? userView(customer) : undefined, orders: [orderView(order)], lines };
  },
  async refund({ orderId, items }) {
    return { refundedAmount: await refundByHand(orderId, items, actor().email) };
  },
});

const headLine = [
  "Order ID",
  "Date (IST)",
  "Status",
  "Customer ID",
  "Customer",
  "Email",
  "Phone",
  "Upsells",
  "Amount",
  "Discount code",
  "Discount",
  "Final amount",
  "Refunded",
  "Source",
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
    order.upsells.join(" "),
    order.subtotal,
    order.discountCode,
    order.discountAmount,
    order.finalAmount,
    order.refundedAmount,
    order.source,
  ];
}
