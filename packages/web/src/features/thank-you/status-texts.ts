// What the page says while an order is anything but completed. One table, so that no state is forgotten.

import type { OrderState } from "@store/contract/calls/order-status";
import { offer } from "@store/contract/offer/offer";
import { causeTexts, isUndecided, moneyText, type PaymentCause } from "@store/contract/payment-causes";
import type { Watched } from "./watch-order.ts";

/**
 * `again`: ask the shop once more. `checkout`, `retry`: back to the checkout. `paid`: find the payment. `support`: write
 * to us.
 */
export type StatusAction = "again" | "checkout" | "retry" | "paid" | "support";

export interface StatusText {
  title: string;
  paragraphs: readonly string[];
  /** The first is the one to press. */
  actions: readonly StatusAction[];
  /** The bob swings. */
  working: boolean;
}

const asking: StatusText = {
  title: "One moment",
  paragraphs: ["We are asking the payment company how your payment went."],
  actions: [],
  working: true,
};

const states: Record<Exclude<OrderState, "completed">, StatusText> = {
  pending: {
    title: "We are waiting for your bank",
    paragraphs: [
      "No word from the payment company yet. With most banks it takes seconds, with some a minute. This page asks again by itself.",
      "Left the payment page without paying? Then nothing was charged, and your checkout is as you left it.",
    ],
    actions: ["checkout"],
    working: true,
  },
  processing: {
    title: "Your payment is on its way",
    paragraphs: [
      "You chose a way to pay that takes a while: the money is promised, and has not arrived yet. There is no need to pay again.",
      "The minute it arrives your login is mailed to you. You may close this page.",
    ],
    actions: ["support"],
    working: true,
  },
  failed: {
    title: "The payment did not go through",
    paragraphs: [
      "Your bank said no, or the payment page ran out of time. This order was not paid, and your checkout is as you left it.",
      "If your bank shows a debit all the same, write to us with the order number above before you pay again.",
    ],
    actions: ["retry", "support"],
    working: false,
  },
  review: {
    title: "A person is checking this payment",
    paragraphs: [
      "A payment has arrived that does not quite match your order, so we look at it by hand. Please do not pay again.",
      "We write to you within 48 hours, Monday to Friday.",
    ],
    actions: ["support"],
    working: false,
  },
  refunded: {
    title: "This order has been refunded",
    paragraphs: [
      "The money goes back the way it came; banks take some days to show it. What this order had opened is closed.",
    ],
    actions: ["support"],
    working: false,
  },
};

function failedBy(cause: PaymentCause): StatusText {
  const { happened, helps } = causeTexts[cause];
  return {
    ...states.failed,
    paragraphs: [
      `${happened} ${moneyText(cause)}`,
      `${helps} Your cart and your details are as you left them.`,
    ],
    ...(isUndecided(cause) && { actions: ["retry", "paid", "support"] as const }),
  };
}

const stillWaiting: StatusText = {
  title: "Your bank has not answered yet",
  paragraphs: [
    "We have asked for two minutes and stop now. If you have paid, nothing is lost: your login is mailed to you the minute the payment is confirmed.",
    "Left the payment page without paying? Then nothing was charged, and your checkout is as you left it.",
  ],
  actions: ["again", "paid", "checkout"],
  working: false,
};

const unreachable: StatusText = {
  title: "We cannot reach the shop",
  paragraphs: [
    "Your connection may be down, or ours. Your order is safe either way: once it is paid, your login is mailed to you.",
  ],
  actions: ["again", "support"],
  working: false,
};

/** The words for what is known, or nothing where the page has a screen of its own: completed, and no order. */
export function statusText(watched: Watched): StatusText | undefined {
  switch (watched.kind) {
    case "asking":
      return asking;
    case "unreachable":
      return { ...unreachable, working: watched.waiting };
    case "lost":
      return undefined;
    case "known": {
      const { status } = watched.order;
      if (status === "completed") return undefined;
      if (status === "pending" && !watched.waiting) return stillWaiting;
      if (status === "failed" && watched.order.cause) return failedBy(watched.order.cause);
      return { ...states[status], working: states[status].working && watched.waiting };
    }
  }
}

/** Whether the money may still come, and with it the login. */
export function isOnItsWay(watched: Watched): boolean {
  if (watched.kind !== "known") return watched.kind === "asking";
  const { status } = watched.order;
  return status === "pending" || status === "processing";
}

export const supportHref = `mailto:${offer.supportEmail}`;
