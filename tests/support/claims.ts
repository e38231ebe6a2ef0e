// Anybody who has paid and asks to be let in by what a payer knows.
import { findPayment } from "@store/core/orders/payments/find-payment";
import type { Payment } from "@store/dev/razorpay/rows";
import { as, type Placed, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { sweep } from "../support/mail-worker.ts";
import { payAtRazorpay, placeAtRazorpay } from "../support/razorpay.ts";
import { razorpay } from "../support/shop.ts";

export interface Words {
  reference: string;
  paise?: number;
  phoneLast4?: string;
  email?: string;
}

/** Asks, each time from another network. The number of every test's buyer ends in 2345. */
export function claim(words: Words, ip = `claims-${unique()}`) {
  return as({ ip }, () => findPayment({ paise: 99_900, phoneLast4: "2345", ...words }));
}

/** What a failed try answers. */
export async function refusal(words: Words, ip?: string): Promise<unknown> {
  return claim(words, ip).then(
    (found) => found,
    ({ code, message, status }) => ({ code, message, status }),
  );
}

/** Whose money Stripe takes. */
export const abroad = "+44 20 7946 2345";
export const rrnOf = ({ acquirer_data }: Payment) => acquirer_data.rrn ?? "";

/** Somebody who has paid by UPI, of which nobody has told the shop. */
export async function paidInSilence(): Promise<{ placed: Placed; payment: Payment }> {
  const placed = await placeAtRazorpay();
  const { payment } = razorpay.control.pay(placed.sessionId);
  travel(4000);
  return { placed, payment };
}

/** Somebody who has paid by UPI and is let in. */
export async function paid() {
  const placed = await placeAtRazorpay();
  const { payment } = await payAtRazorpay(placed);
  await sweep();
  return { placed, payment, email: placed.buyer.email };
}
