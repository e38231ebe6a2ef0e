import { createApi } from "@store/dev/kit/api";
import { answerApi } from "@store/dev/razorpay/api";
import { makeControl } from "@store/dev/razorpay/control";
import { openStore } from "@store/dev/razorpay/store";
import { signature } from "@store/dev/razorpay/webhooks";
import { currentWorld } from "../world/world.ts";
import type { Company } from "./company.ts";
import { type Lines, send } from "./line.ts";
import { webhookSecret } from "./stripe.ts";

export type RazorpayServer = ReturnType<typeof openRazorpay>;

/** As the adapter's own. Milliseconds. */
const timeout = 15_000;

/** Razorpay's stand-in, without a socket. */
export function openRazorpay(now: () => number) {
  const store = openStore(undefined, now);
  store.expectEndpoint();
  const api = createApi(store, { leastLatency: 1 });
  const answer = (call: Parameters<typeof answerApi>[1]) => answerApi(api, call);
  return { api, store, answer, control: makeControl(api) };
}

/** What the adapter takes for `fetch`. */
export function fetchOf(running: () => { lines: Lines; razorpay: RazorpayServer }): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(String(input));
    const call = {
      method: init.method ?? "GET",
      path: url.pathname,
      query: url.search.slice(1),
      headers: Object.fromEntries(new Headers(init.headers)),
      body: String(init.body ?? ""),
    };
    const world = currentWorld();
    const { lines, razorpay } = running();
    const { status, body } = await (world
      ? send(world, lines, razorpay, call, timeout)
      : razorpay.answer(call));
    // Copied, as over a wire: nobody may share an object with the stand-in.
    const text = JSON.stringify(body);
    return { ok: status < 400, status, json: async () => JSON.parse(text) } as Response;
  };
}

export function razorpayCompany({ store, control, answer }: RazorpayServer, now: () => number): Company {
  const paymentsOf = (sessionId: string) => control.payments(sessionId);
  const isTaken = (status: string) => status === "captured" || status === "refunded";
  const paymentOf = (orderId: string) => {
    const paid = [...store.payments.values()].find(
      ({ payment }) => payment.captured && orderOf(payment.notes) === orderId && isTaken(payment.status),
    );
    return paid?.payment.id ?? "";
  };
  const end = (paymentId: string, well: boolean) =>
    well ? control.capture(paymentId) : control.turnDown(paymentId, "declined");
  return {
    id: "razorpay",
    pageState(sessionId) {
      const link = store.links.get(sessionId)?.link;
      if (!link) return "unknown";
      const isOver = link.expire_by * 1000 <= now();
      if (link.status === "cancelled" && !isOver) return "closed";
      if (link.status === "paid") return "used";
      return isOver || link.status !== "created" ? "over" : "open";
    },
    pay(sessionId, how, refunds) {
      if (how === "now") return void control.pay(sessionId, { refunds });
      const { id } = control.begin(sessionId, { refunds });
      store.facts.put(`decides ${id}`, how === "later_ok");
    },
    async payAside(paise, orderId) {
      const body = JSON.stringify({
        ...{ amount: paise, currency: "INR", accept_partial: false, reference_id: `lamp-${now()}` },
        ...{ description: "A lamp", customer: { name: "Asha Rao", email: "asha@example.in" } },
        ...{ notify: { sms: false, email: false }, reminder_enable: false },
        ...{
          expire_by: Math.ceil(now() / 1000) + 3600,
          notes: orderId === undefined ? {} : { order_id: orderId },
        },
        ...{ callback_url: "http://shop.test/thank-you", callback_method: "get" },
      });
      const headers = { authorization: `Basic ${btoa("rzp_test_shop:rzp_secret")}` };
      const call = { method: "POST", path: "/v1/payment_links", query: "", headers, body };
      control.pay(String(((await answer(call)).body as { id?: string }).id));
    },
    failToPay: (sessionId) => void control.fail(sessionId, "timed_out"),
    decide(sessionId) {
      for (const { id, status } of paymentsOf(sessionId)) {
        const well = store.facts.get(`decides ${id}`);
        if (status === "created" && typeof well === "boolean") end(id, well);
      }
    },
    begin(sessionId) {
      const { id } = control.begin(sessionId);
      return { capture: () => void end(id, true), turnDown: () => void end(id, false) };
    },
    endRefunds(sessionId) {
      for (const payment of paymentsOf(sessionId)) {
        const course = store.payments.get(payment.id)?.refunds;
        for (const { id, status } of control.refunds(payment.id)) {
          if (status === "pending")
            control.settleRefund(id, course === "pending_fails" ? "failed" : "processed");
          else if (course === "fails_later" && status === "processed") control.settleRefund(id, "failed");
        }
      }
    },
    refund: (orderId, paise) => void control.refund(paymentOf(orderId), paise),
    dispute: (orderId) => void control.dispute(paymentOf(orderId)),
    closeDispute: (orderId, outcome) => void control.closeDispute(paymentOf(orderId), outcome),
    onEvent(tell) {
      store.onEvent = tell;
    },
    message(id) {
      const event = store.events.get(id)?.body;
      if (!event) return undefined;
      const body = JSON.stringify(event);
      const payment = event.payload.payment?.entity as { id?: string } | undefined;
      return {
        type: event.event,
        body,
        header: signature(webhookSecret, body),
        paymentId: String(payment?.id),
      };
    },
    taken: () =>
      [...store.payments.values()]
        .filter(({ payment }) => payment.captured && isTaken(payment.status))
        .map(({ payment: { id, notes, amount } }) => ({
          paymentId: id,
          paise: amount,
          orderId: orderOf(notes),
          back: control
            .refunds(id)
            .filter(({ status }) => status !== "failed")
            .reduce((sum, { amount }) => sum + amount, 0),
        })),
    refundKeys: () =>
      [...store.refunds.values()].flatMap(({ notes }) =>
        !Array.isArray(notes) && notes.key ? [notes.key] : [],
      ),
  };
}

function orderOf(notes: Record<string, string> | readonly never[]): string {
  return Array.isArray(notes) ? "" : ((notes as Record<string, string>).order_id ?? "");
}
