// Razorpay's side of Payments: payment links, over fetch. docs/decisions/0038-razorpay-by-links.md
// Razorpay API: "Create a Standard Payment Link", "Cancel", "Fetch", "Create a Normal Refund (Idempotent Request)".
import { providers } from "@store/contract/providers";
import { e164Of } from "../platform/phone.ts";
import { sha256 } from "../platform/secrets.ts";
import { days } from "../platform/time.ts";
import { PaymentRefused, type Payments, type SessionRequest } from "./payments.ts";
import {
  askRazorpay,
  type Collection,
  type Link,
  noteOf,
  type RazorpayPayment,
  type RazorpaySettings,
} from "./razorpay-api.ts";
import { readRazorpayEvent } from "./razorpay-events.ts";
import { settled } from "./razorpay-settled.ts";
import { capturedOf, sessionOf, sessionOfPayment, type View } from "./razorpay-view.ts";

const isPayment = (id: string) => id.startsWith("pay_");
/** The most that a list answers at once. */
const most = 100;

export function razorpayPayments(settings: RazorpaySettings): Payments {
  const ask = askRazorpay(settings);
  const { captureWindow = days(providers.razorpay.takesLateByDays) } = settings;
  const view: View = {
    ask,
    live: settings.keyId.startsWith("rzp_live_"),
    captureWindow,
  };
  const readLink = (id: string) => ask<Link>("GET", `/payment_links/${id}`);
  const read: Payments["read"] = async (sessionId, hints) =>
    isPayment(sessionId)
      ? sessionOfPayment(view, sessionId, hints)
      : sessionOf(view, await readLink(sessionId), hints);

  return {
    id: "razorpay",
    takesLateBy: captureWindow,
    async open(request) {
      try {
        return await sessionOf(
          view,
          await ask<Link>("POST", "/payment_links", { body: parameters(request) }),
        );
      } catch (error) {
        // A reference is good once: the first answer may have been lost on its way.
        const earlier = error instanceof PaymentRefused ? await opened(request) : undefined;
        if (!earlier) throw error;
        return earlier;
      }
    },
    read,
    async close(sessionId, hints) {
      try {
        await ask("POST", `/payment_links/${sessionId}/cancel`);
      } catch (error) {
        // Not open any more: paid or over meanwhile, which the next line tells.
        if (!(error instanceof PaymentRefused)) throw error;
      }
      return read(sessionId, hints);
    },
    async refund({ orderId, paymentId, amount, key, idempotencyKey = key }) {
      await ask("POST", `/payments/${paymentId}/refund`, {
        body: {
          amount,
          speed: "normal",
          notes: { key, ...(orderId !== undefined && { order_id: orderId }) },
        },
        headers: { "x-refund-idempotency": idempotencyKey.replace(/[^A-Za-z0-9_-]/g, "-") },
      });
    },
    async captured(from, to, after = "0") {
      const skip = Number(after);
      const times = `from=${Math.floor(from / 1000)}&to=${Math.floor(to / 1000)}`;
      const { items } = await ask<Collection<RazorpayPayment>>(
        "GET",
        `/payments?${times}&count=${most}&skip=${skip}`,
      );
      return {
        payments: items
          .filter(({ status }) => status === "captured" || status === "refunded")
          .map(capturedOf),
        ...(items.length === most && { next: String(skip + most) }),
      };
    },
    settled: (month, after) => settled(ask, month, after),
    async readEvent(rawBody, signature) {
      if (settings.webhookSecret === undefined) throw new Error("This function takes no webhooks");
      const event = readRazorpayEvent(settings.webhookSecret, rawBody, signature);
      if (event.orderId !== undefined || event.sessionId === undefined) return event;
      // Its payment does not carry the link's notes.
      const { notes } = await readLink(event.sessionId);
      return {
        ...event,
        orderId: noteOf(notes, "order_id"),
        attempt: Number(noteOf(notes, "attempt")) || undefined,
      };
    },
  };

  async function opened(request: SessionRequest) {
    const found = await ask<{ payment_links: Link[] }>(
      "GET",
      `/payment_links?reference_id=${referenceOf(request)}`,
    );
    // Whether the list heeds its filter is not promised: the page of another order must not be handed out.
    const link = found.payment_links.find(
      ({ reference_id, notes, amount }) =>
        reference_id === referenceOf(request) &&
        noteOf(notes, "order_id") === request.orderId &&
        amount === request.amount,
    );
    return link && read(link.id);
  }
}

/** At most 40 characters, and no colon. */
function referenceOf({ reference }: SessionRequest): string {
  const plain = reference.replaceAll(":", "-");
  return plain.length <= 40 ? plain : sha256(reference).slice(0, 40);
}

function parameters(request: SessionRequest) {
  const { orderId, attempt, amount, buyer } = request;
  const contact = e164Of(buyer.phone);
  return {
    amount,
    currency: "INR",
    accept_partial: false,
    reference_id: referenceOf(request),
    description: request.description.slice(0, 2048),
    // A number that Razorpay does not know refuses the whole link; the buyer types it on the page.
    customer: { name: buyer.name, email: buyer.email, ...(contact && { contact }) },
    // The shop writes to its buyers itself.
    notify: { sms: false, email: false },
    reminder_enable: false,
    expire_by: Math.floor(request.expiresAt / 1000),
    // They come back with the link's payments, and in messages.
    notes: { order_id: orderId, attempt: String(attempt), customer_id: buyer.customerId },
    callback_url: request.successUrl,
    callback_method: "get",
  };
}
