import { createApi } from "@store/dev/kit/api";
import { answerApi } from "@store/dev/stripe/api";
import { makeControl } from "@store/dev/stripe/control";
import { stripeClient } from "@store/dev/stripe/in-process-testing";
import { openStore } from "@store/dev/stripe/store";
import { signature } from "@store/dev/stripe/webhooks";
import { currentWorld } from "../world/world.ts";
import type { Company } from "./company.ts";
import { type Lines, send } from "./line.ts";

export const webhookSecret = "whsec_test";

export type StripeServer = ReturnType<typeof openStripe>;

/** Stripe's stand-in, without a socket. */
export function openStripe(now: () => number) {
  const store = openStore(undefined, now);
  store.expectEndpoint();
  const api = createApi(store, { leastLatency: 1 });
  const answer = (call: Parameters<typeof answerApi>[1]) => answerApi(api, call);
  return { api, store, answer, control: makeControl(api) };
}

/** The SDK's `HttpClient`. */
export const httpClientOf = (running: () => { lines: Lines; stripe: StripeServer }) =>
  stripeClient(async (call, timeout) => {
    const world = currentWorld();
    const { lines, stripe } = running();
    return world ? send(world, lines, stripe, call, timeout) : stripe.answer(call);
  });

export function stripeCompany({ store, control, answer }: StripeServer, now: () => number): Company {
  const sessionOf = (sessionId: string) => store.sessions.get(sessionId)?.session;
  const paymentOf = (orderId: string) => {
    const paid = [...store.sessions.values()].find(
      ({ session }) => session.client_reference_id === orderId && session.payment_status === "paid",
    );
    return String(paid?.session.payment_intent ?? "");
  };
  return {
    id: "stripe",
    pageState(sessionId) {
      const session = sessionOf(sessionId);
      if (!session) return "unknown";
      if (session.status === "expired") return session.expires_at * 1000 <= now() ? "over" : "closed";
      return session.status === "open" ? "open" : "used";
    },
    pay: (sessionId, how, refunds) => void control.pay(sessionId, { how, refunds }),
    async payAside(paise, orderId) {
      const says = orderId === undefined ? {} : { "payment_intent_data[metadata][orderId]": orderId };
      const body = new URLSearchParams({
        ...aside,
        ...says,
        "line_items[0][price_data][unit_amount]": `${paise}`,
      });
      const headers = {
        authorization: "Bearer sk_test_shop",
        "content-type": "application/x-www-form-urlencoded",
      };
      const call = { method: "POST", path: "/v1/checkout/sessions", query: "", headers, body: `${body}` };
      control.pay(String(((await answer(call)).body as { id?: string }).id));
    },
    failToPay: (sessionId) => void control.decline(sessionId, "insufficient_funds"),
    decide: (sessionId) => void control.settleLater(sessionId),
    endRefunds(sessionId) {
      const intent = String(sessionOf(sessionId)?.payment_intent ?? "");
      const charge = store.intents.get(intent)?.latest_charge;
      const course = store.refundCourses.get(String(charge))?.course;
      for (const { id, status } of intent === "" ? [] : control.refunds(intent)) {
        if (status === "pending")
          control.settleRefund(id, course === "pending_fails" ? "failed" : "succeeded");
        else if (course === "fails_later" && status === "succeeded") control.settleRefund(id, "failed");
      }
    },
    refund: (orderId, paise) => void control.refund(paymentOf(orderId), paise),
    dispute: (orderId) => void control.dispute(paymentOf(orderId)),
    closeDispute: (orderId, outcome) => void control.closeDispute(paymentOf(orderId), outcome),
    onEvent(tell) {
      store.onEvent = tell;
    },
    message(id, at) {
      const event = store.events.get(id);
      if (!event) return undefined;
      const body = JSON.stringify(event, null, 2);
      const about = event.data.object as { payment_intent?: unknown };
      return {
        type: event.type,
        body,
        header: signature(webhookSecret, body, Math.floor(at / 1000)),
        paymentId: String(about.payment_intent),
      };
    },
    taken: () =>
      [...store.intents.values()]
        .filter(({ status }) => status === "succeeded")
        .map((intent) => ({
          paymentId: intent.id,
          paise: intent.amount,
          orderId: intent.metadata.orderId ?? "",
          back: [...store.refunds.values()]
            .filter(({ payment_intent, status }) => payment_intent === intent.id && !isOver(status))
            .reduce((sum, { amount }) => sum + amount, 0),
        })),
    refundKeys: () =>
      [...store.refunds.values()].flatMap(({ metadata }) => (metadata?.key ? [metadata.key] : [])),
  };
}

/** A session that somebody made by hand at the company's own pages. */
const aside = {
  mode: "payment",
  "line_items[0][quantity]": "1",
  "line_items[0][price_data][currency]": "inr",
  "line_items[0][price_data][product_data][name]": "A lamp",
  client_reference_id: "LAMP_1",
  success_url: "http://shop.test/thank-you",
  cancel_url: "http://shop.test/checkout",
};

const isOver = (status: string | null) => status === "failed" || status === "canceled";
