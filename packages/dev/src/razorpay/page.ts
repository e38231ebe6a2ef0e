// The hosted payment page: a QR code for UPI apps, card, netbanking, and a button for every way it can go wrong. It says
// plainly that it is for testing, and works without JavaScript. Like the real one it has no way back of its own.
import { createHash, createHmac } from "node:crypto";
import { type PaymentCause, paymentCauses } from "@store/contract/payment-causes";
import { breakable, type Html, html, type PageAnswer, trusted } from "../kit/page.ts";
import { type Button, closedPayment, formatAmount, openPayment, paymentPage } from "../kit/payment-page.ts";
import { findLink } from "./links.ts";
import { begin, fail, type Method, pay } from "./payments.ts";
import { type Link, reasons } from "./rows.ts";
import type { Store } from "./store.ts";

const ways: Button[] = [
  { how: "upi", label: "Pay with a UPI app" },
  { how: "card", label: "Pay by card" },
  { how: "netbanking", label: "Pay by netbanking" },
];
const buttons: Button[] = [
  ...ways,
  { how: "later_ok", label: "Pay later: succeeds" },
  { how: "later_fail", label: "Pay later: fails" },
  { how: "twice", label: "Pay twice" },
  { how: "refund_waits", label: "Pay: its refunds take a while" },
  ...paymentCauses.map((cause) => ({ how: `fail_${cause}`, label: `Fails: ${reasons[cause].label}` })),
];

export function showPage(store: Store, linkId: string, query: URLSearchParams): PageAnswer {
  const { link } = findLink(store, linkId);
  const cause = paymentCauses.find((one) => one === query.get("failed"));
  return { status: 200, html: link.status === "created" ? openPage(link, cause) : closedPage(link) };
}

/** A button was pressed. `decidesAfter`: milliseconds that a payment left for later stays undecided. */
export function pressButton(
  store: Store,
  linkId: string,
  how: string | null,
  { secret, decidesAfter }: { secret: string; decidesAfter: number },
): PageAnswer {
  const { link } = findLink(store, linkId);
  // Pressed twice: the second press finds the work done.
  if (link.status === "paid") return back(link, link.payments?.[0]?.payment_id ?? "", secret);
  if (link.status !== "created") return { status: 200, html: closedPage(link) };
  const cause = paymentCauses.find((one) => how === `fail_${one}`);
  if (cause) {
    fail(store, linkId, cause);
    // Relative, so that the page also works under another address.
    return { status: 303, location: `?failed=${cause}` };
  }
  if (how === "later_ok" || how === "later_fail") {
    const row = store.write(() => {
      const begun = begin(store, linkId);
      const decides = { well: how === "later_ok", at: Date.now() + decidesAfter };
      store.payments.put(begun.payment.id, { ...begun, decides });
      return begun;
    });
    return back(link, row.payment.id, secret);
  }
  const method = ways.find((way) => way.how === how)?.how as Method | undefined;
  const isOther = how === "twice" || how === "refund_waits";
  if (!method && !isOther) return { status: 400, html: openPage(link, undefined) };
  const second = how === "twice" ? store.write(() => begin(store, linkId)) : undefined;
  const { payment } = pay(store, linkId, {
    ...(method && { method }),
    ...(how === "refund_waits" && { refunds: "pending" as const }),
  });
  if (second)
    store.write(() =>
      store.payments.put(second.payment.id, { ...second, decides: { well: true, at: Date.now() } }),
    );
  return back(findLink(store, linkId).link, payment.id, secret);
}

function back(link: Link, paymentId: string, secret: string): PageAnswer {
  return { status: 303, location: callbackUrl(link, paymentId, secret) };
}

/** The way back to the shop, with what Razorpay adds to it. */
export function callbackUrl(link: Link, paymentId: string, secret: string): string {
  const url = new URL(link.callback_url);
  const { id, reference_id, status } = link;
  const signed = [id, reference_id, status, paymentId].join("|");
  const added = {
    razorpay_payment_id: paymentId,
    razorpay_payment_link_id: id,
    razorpay_payment_link_reference_id: reference_id,
    razorpay_payment_link_status: status,
    razorpay_signature: createHmac("sha256", secret).update(signed).digest("hex"),
  };
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.href;
}

function openPage(link: Link, failed: PaymentCause | undefined): string {
  const summary = html`<ul>
      <li><span>${breakable(link.description)}</span></li>
    </ul>
    <p class="total"><span>Total</span> <span class="sum">${formatAmount(link.amount, "inr")}</span></p>
    <p class="email"><span>Scan with a UPI app</span></p>
    ${qrOf(link)}`;
  const alert = failed ? `Payment failed: ${reasons[failed].label}. Nothing was charged.` : "";
  return paymentPage("Razorpay", openPayment(summary, { alert, buttons }));
}

function closedPage({ status }: Link): string {
  const sentence =
    status === "paid"
      ? "This payment link has been paid. There is nothing more to do here."
      : `This payment link has ${status === "expired" ? "expired" : "been cancelled"}. Nothing was charged.`;
  return paymentPage("Razorpay", closedPayment(sentence));
}

/** A picture that looks like a QR code, different for each link. No app can read it. */
function qrOf({ id }: Link): Html {
  const side = 21;
  const bits = createHash("sha512").update(id).digest();
  const isDark = (i: number) => ((bits[(i >> 3) % bits.length] ?? 0) >> (i & 7)) & 1;
  const cells = Array.from({ length: side * side }, (_, i) => i)
    .filter((i) => isDark(i) === 1)
    .map((i) => `M${i % side} ${Math.floor(i / side)}h1v1h-1z`)
    .join("");
  const svg = `<svg role="img" aria-label="UPI QR code, for testing" viewBox="-1 -1 ${side + 2} ${side + 2}" width="168" height="168" shape-rendering="crispEdges"><path d="${cells}" fill="currentColor"/></svg>`;
  return trusted(svg);
}
