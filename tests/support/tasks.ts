// What the shop does when nobody looks on: each of these may end in the middle.

import { abandonedCarts } from "@store/core/carts/abandoned-carts";
import { resetPassword } from "@store/core/customers/reset-password";
import { deliverMail } from "@store/core/mail/deliver-mail";
import { createPaymentOrder } from "@store/core/orders/checkout/create-payment-order";
import { stuckBuyers } from "@store/core/orders/payments/stuck-buyers";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { settle } from "@store/core/orders/settlement/settle";
import { publishOffer } from "@store/core/publishing/publish";
import { renderPages } from "@store/core/publishing/render-pages";
import { callOff, scheduleOffer } from "@store/core/publishing/schedule";
import type { Death } from "./mortal.ts";
import { renderPlain } from "./render-plain.ts";

/** One piece of work, and where it ends. */
export interface Task extends Death {
  action:
    | "place"
    | "settle"
    | "mail"
    | "reconcile"
    | "override"
    | "carts"
    | "help"
    | "reset"
    | "publish"
    | "schedule"
    | "call off"
    | "switch";
  /** The action's own input. */
  input: unknown;
}

export async function carryOut({ action, input }: Pick<Task, "action" | "input">): Promise<unknown> {
  switch (action) {
    case "place":
      return createPaymentOrder(input as Parameters<typeof createPaymentOrder>[0]);
    case "settle":
      return settle(String(input));
    case "mail":
      return deliverMail(String(input), renderPlain);
    case "reconcile":
      return reconcile();
    case "carts":
      return abandonedCarts();
    case "help":
      return stuckBuyers();
    case "reset":
      return resetPassword(input as Parameters<typeof resetPassword>[0]);
    case "publish":
      return publishOffer(input as Parameters<typeof publishOffer>[0]);
    case "schedule": {
      const [publication, at] = input as Parameters<typeof scheduleOffer>;
      return scheduleOffer(publication, at);
    }
    case "call off":
      return callOff(Number(input), "asha");
    case "switch":
      return renderPages();
    case "override": {
      const [orderId, status] = input as [string, "completed" | "failed"];
      return overrideOrder(orderId, status, "admin");
    }
  }
}
