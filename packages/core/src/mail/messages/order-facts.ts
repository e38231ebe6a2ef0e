import type { OrderFacts } from "@store/contract/mail-model";
import { type Customer, readCustomer } from "../../customers/customer.entity.ts";
import { type Order, readOrder } from "../../orders/order.entity.ts";
import { productsOf } from "../../orders/products.ts";
import type { OutboxMessage } from "../../outbox/outbox.entity.ts";
import { invoiceLink } from "../../platform/invoice-link.ts";
import { setting } from "../../platform/settings.ts";
import { MailRefused } from "../../providers/mailer.ts";

/** The order a mail is about, and whose it is. `to` is the address on record, which may have been corrected since the order. */
export interface OrderMatter {
  to: string;
  order: Order;
  customer: Customer | null;
  facts: OrderFacts;
}

/** Throws MailRefused when the order is gone. */
export async function readOrderMatter(message: OutboxMessage): Promise<OrderMatter> {
  const order = await readOrder(message.orderId ?? message.about);
  if (!order) throw new MailRefused("The order is gone");
  const customer = await readCustomer(order.customerId);
  const to = customer?.state === "member" ? customer.email : order.email;
  return { to, order, customer, facts: { ...factsOf(order), email: to } };
}

function factsOf(order: Order): OrderFacts {
  const { name, email, customerId, orderId, subtotal, discountCode, discountAmount, upsells } = order;
  return {
    name,
    email,
    customerId,
    orderId,
    lines: productsOf(order).map((product) => ({ name: product.name, price: product.price })),
    subtotal,
    discountCode,
    discountAmount,
    total: order.finalAmount,
    upsells,
    siteUrl: setting("siteUrl"),
    paidAt: order.paidAt ?? order.updatedAt,
    ...(order.tax && order.finalAmount > 0 && { invoiceUrl: invoiceLink(orderId) }),
  };
}
