// Razorpay's answers as the tests of the view have them.
import { days } from "../platform/time.ts";
import type { Ask, Link, RazorpayDispute, RazorpayPayment, RazorpayRefund } from "./razorpay-api.ts";
import type { View } from "./razorpay-view.ts";

/** Seconds. */
export const now = 1_790_000_000;

export function link(more: Partial<Link> = {}): Link {
  return {
    id: "plink_1",
    status: "created",
    amount: 99_900,
    currency: "INR",
    reference_id: "ORDER_1-1",
    short_url: "https://rzp.example/1",
    expire_by: now + 600,
    created_at: now - 600,
    notes: { order_id: "ORDER_1" },
    ...more,
  };
}

export function payment(more: Partial<RazorpayPayment> = {}): RazorpayPayment {
  return {
    id: "pay_1",
    amount: 99_900,
    currency: "INR",
    status: "captured",
    order_id: "order_1",
    method: "upi",
    notes: { order_id: "ORDER_1" },
    description: "#AbCdEfGh1",
    contact: "+919820012345",
    amount_refunded: 0,
    fee: 2358,
    tax: 358,
    error_reason: null,
    error_source: null,
    created_at: now - 100,
    ...more,
  };
}

export const refund = (more: Partial<RazorpayRefund> = {}): RazorpayRefund => ({
  id: "rfnd_1",
  amount: 100,
  payment_id: "pay_1",
  status: "processed",
  notes: [],
  created_at: now - 50,
  ...more,
});

/** An account that knows these, and of what was asked of it. */
export function account(
  known: {
    payments?: RazorpayPayment[];
    refunds?: RazorpayRefund[];
    disputes?: RazorpayDispute[];
    tries?: RazorpayPayment[];
  } = {},
) {
  const { payments = [], refunds = [], disputes = [], tries } = known;
  const asked: string[] = [];
  const ask = (async (_: string, path: string) => {
    asked.push(path);
    const [, kind, id, list] = path.split(/[/?]/);
    if (kind === "orders" && list === "payments")
      return { items: id === "order_1" ? (tries ?? payments) : [] };
    if (list === "refunds") return { items: refunds.filter(({ payment_id }) => payment_id === id) };
    const found = [...payments, ...disputes].find((one) => one.id === id);
    if (!found) throw new Error(`Nothing at ${path}`);
    return found;
  }) as Ask;
  const view: View = { ask, live: false, captureWindow: days(3) };
  return { view, asked };
}
