// A shop in a process of its own, that can be killed at any request it makes: before it is sent, or as soon as it is
// answered. Waits for one task on its channel, carries it out, and says how it went.
import http from "node:http";
import { syncBuiltinESMExports } from "node:module";

/** What the parent sends. */
export interface Task {
  action: "place" | "settle" | "mail" | "reconcile" | "override" | "carts" | "help" | "reset";
  /** The action's own input. */
  input: unknown;
  /** The date in the parent's shop, in milliseconds. */
  now: number;
  /** Dies at this request, counted from 1; at none when it is 0. */
  dieAt: number;
  when: "before" | "after";
}

/** What it answers, if it lives. */
export interface Outcome {
  requests: number;
  error?: string;
}

let requests = 0;
let task: Task | undefined;

// All the SDKs, of the table, of Stripe and of the mail carrier, ask through this one function of Node's.
const send = http.request;
http.request = ((...args: Parameters<typeof send>) => {
  requests++;
  const isLast = requests === task?.dieAt;
  if (isLast && task?.when === "before") die();
  const request = send(...args);
  if (isLast) request.once("response", die);
  return request;
}) as typeof send;
syncBuiltinESMExports();
console.info = () => {};
console.error = () => {};

function die(): void {
  process.kill(process.pid, "SIGKILL");
}

async function carryOut({ action, input }: Task): Promise<void> {
  switch (action) {
    case "place":
      await createPaymentOrder(input as Parameters<typeof createPaymentOrder>[0]);
      return;
    case "settle":
      await settle(String(input));
      return;
    case "mail":
      return deliverMail(String(input), renderPlain);
    case "reconcile":
      await reconcile();
      return;
    case "carts":
      await abandonedCarts();
      return;
    case "help":
      await stuckBuyers();
      return;
    case "reset":
      await resetPassword(input as Parameters<typeof resetPassword>[0]);
      return;
    case "override": {
      const [orderId, status] = input as [string, "completed" | "failed"];
      return overrideOrder(orderId, status, "admin");
    }
  }
}

// Loaded after the function was replaced.
await import("./settings.ts");
const { createPaymentOrder } = await import("@store/core/checkout/create-payment-order");
const { settle } = await import("@store/core/settlement/settle");
const { reconcile } = await import("@store/core/settlement/reconcile");
const { overrideOrder } = await import("@store/core/settlement/override-order");
const { deliverMail } = await import("@store/core/mail/deliver-mail");
const { abandonedCarts } = await import("@store/core/cart/abandoned-carts");
const { stuckBuyers } = await import("@store/core/access/stuck-buyers");
const { resetPassword } = await import("@store/core/access/reset-password");
const { renderPlain } = await import("./render-plain.ts");

process.once("message", async (received: Task) => {
  task = received;
  Date.now = () => received.now;
  const outcome: Outcome = { requests: 0 };
  await carryOut(received).catch((error: unknown) => {
    outcome.error = String(error);
  });
  outcome.requests = requests;
  process.send?.(outcome, () => process.exit(0));
});
process.send?.("ready");
