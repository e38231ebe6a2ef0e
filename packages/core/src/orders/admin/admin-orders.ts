import type { AccessRequest as AccessRequestRow } from "@store/contract/admin-rows";
import { StoreError } from "@store/contract/errors";
import { readCustomer } from "../../customers/customer.entity.ts";
import { closeNotice } from "../../outbox/close-notice.ts";
import { openNotices } from "../../outbox/notice.entity.ts";
import { readCounts, salesOf } from "../../platform/counter.entity.ts";
import { actor } from "../../platform/request.ts";
import type { UseActions } from "../../platform/use-case.ts";
import { type ProviderId, providerIds } from "../../providers/payments.ts";
import { readOrder } from "../order.entity.ts";
import { type AccessRequest, openAccessRequests } from "../payments/access-request.entity.ts";
import { dismissRequest, grantRequest } from "../payments/ask-person.ts";
import { attachPayment, dismissPayment } from "../payments/attach-payment.ts";
import { listUnmatched } from "../payments/find-unmatched.ts";
import { refundByHand } from "../payments/refund-by-hand.ts";
import { refundOfNotice } from "../payments/refund-of-notice.ts";
import { refundUnmatched } from "../payments/refund-unmatched.ts";
import { readRecord } from "../record.ts";
import { deleteOrder } from "../settlement/delete-order.ts";
import { overrideOrder } from "../settlement/override-order.ts";
import { auditExport } from "./audit-export.ts";
import { guaranteeReport } from "./guarantee-report.ts";
import { listOrders } from "./list-orders.ts";
import { noticeView } from "./notice-view.ts";
import { storyOf } from "./order-story.ts";
import { ordersCsv } from "./orders-csv.ts";
import { settlementFile } from "./settlement-file.ts";
import { ledgerView, orderView, sessionView, unmatchedView, userView } from "./views.ts";

const pageSize = 25;
/** Rows of one answer of an export. */
const exportSize = 200;

/** Payments without an order that are shown at once. */
const mostUnmatched = 50;

/** Orders, as admins see and change them. Every change leaves a row in the audit. */
export const adminOrders: UseActions<"admin-orders"> = {
  async stats() {
    const counts = await readCounts("ALL");
    return { stats: { total: counts.orders, ...salesOf(counts), pending: counts.pending } };
  },
  async list({ limit = pageSize, ...asked }) {
    const { rows, nextCursor } = await listOrders("orders", { ...asked, limit });
    return { orders: rows.map(orderView), nextCursor };
  },
  async export(asked) {
    const { rows, nextCursor } = await listOrders("orders.csv", { ...asked, limit: exportSize });
    // Further pages are asked for with a cursor of this one.
    if (asked.cursor === undefined) await auditExport("orders", asked);
    return { csv: ordersCsv(rows, asked.cursor === undefined), nextCursor };
  },
  guarantee: guaranteeReport,
  settlement: settlementFile,
  async "update-status"({ orderId, paymentStatus, seen }) {
    await overrideOrder(orderId, paymentStatus, actor().email, seen);
    return {};
  },
  async delete({ orderId }) {
    await deleteOrder(orderId, actor().email);
    return {};
  },
  async story({ orderId }) {
    const record = await readRecord(orderId);
    if (!record) throw new StoreError("order.not_found");
    const { order, ledger, sessions } = record;
    const [customer, lines] = await Promise.all([readCustomer(order.customerId), storyOf(record)]);
    return {
      user: customer ? userView(customer) : undefined,
      orders: [orderView(order)],
      lines,
      ledger: ledger.map(ledgerView),
      sessions: sessions.map(sessionView),
    };
  },
  async refund({ orderId, items }) {
    return { refundedAmount: await refundByHand(orderId, items, actor().email) };
  },
  async "refund-duplicate"({ noticeId }) {
    return { paise: await refundOfNotice(noticeId, actor().email) };
  },
  async unmatched() {
    const [rows, asked, told] = await Promise.all([
      listUnmatched("open", mostUnmatched + 1),
      openAccessRequests(mostUnmatched + 1),
      openNotices(mostUnmatched + 1),
    ]);
    const [requests, notices] = await Promise.all([
      Promise.all(asked.slice(0, mostUnmatched).map(requestView)),
      Promise.all(told.slice(0, mostUnmatched).map(noticeView)),
    ]);
    return {
      payments: rows.slice(0, mostUnmatched).map(unmatchedView),
      requests: requests.filter((request) => request !== undefined),
      notices,
      more: [rows, asked, told].some(({ length }) => length > mostUnmatched),
    };
  },
  async "grant-request"({ orderId, email }) {
    await grantRequest(orderId, email, actor().email);
    return {};
  },
  async "dismiss-request"({ orderId, reason }) {
    await dismissRequest(orderId, reason, actor().email);
    return {};
  },
  async "close-notice"({ noticeId }) {
    await closeNotice(noticeId, actor().email);
    return {};
  },
  async "attach-payment"({ provider, paymentId, orderId }) {
    const order = await attachPayment(knownProvider(provider), paymentId, orderId, actor().email);
    return { order: orderView(order) };
  },
  async "refund-payment"({ provider, paymentId }) {
    return { paise: await refundUnmatched(knownProvider(provider), paymentId, actor().email) };
  },
  async "dismiss-payment"({ provider, paymentId, reason }) {
    await dismissPayment(knownProvider(provider), paymentId, reason, actor().email);
    return {};
  },
};

/** With what is on record now; undefined for an order that is gone. */
async function requestView({
  orderId,
  why,
  email,
  askedAt,
}: AccessRequest): Promise<AccessRequestRow | undefined> {
  const order = await readOrder(orderId);
  if (!order) return undefined;
  const { customerId, name, phone, finalAmount, paidAt } = order;
  const customer = await readCustomer(customerId);
  return {
    orderId,
    why,
    email,
    askedAt,
    customerId,
    customerName: customer?.name ?? name,
    customerEmail: customer?.email ?? order.email,
    customerPhone: customer?.phone ?? phone,
    finalAmount,
    paidAt,
  };
}

function knownProvider(provider: string): ProviderId {
  const known = providerIds.find((id) => id === provider);
  if (known === undefined) throw new StoreError("unmatched.not_found");
  return known;
}
