import { StoreError } from "@store/contract/errors";
import { readOrder } from "../orders/order.entity.ts";
import { enqueueMail } from "../outbox/outbox.entity.ts";
import { auditRow } from "../platform/audit.entity.ts";
import { put, transact } from "../platform/table.ts";
import { readInvoices } from "./read-invoices.ts";

/** Mails a new link to an order's papers. Throws `order.not_found`, `paper.not_found`. */
export async function resendInvoices(orderId: string, by: string): Promise<void> {
  const [order, invoices] = await Promise.all([readOrder(orderId), readInvoices(orderId)]);
  if (!order) throw new StoreError("order.not_found");
  if (invoices.due.length + invoices.numbered.length === 0) throw new StoreError("invoice.not_found");
  const now = Date.now();
  const { customerId } = order;
  await transact({
    mail: put(enqueueMail({ kind: "invoice", about: `${orderId}-${now}`, orderId, customerId }, now)),
    audit: put(auditRow({ target: orderId, by, action: "order.resend-invoices" })),
  });
}
