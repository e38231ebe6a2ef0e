// The payment companies of a simulated world: the stand-ins' own routes, asked by the real adapters without a socket.
import type { Company } from "./company/company.ts";
import type { Lines } from "./company/line.ts";
import { openRazorpay, type RazorpayServer, razorpayCompany } from "./company/razorpay.ts";
import { openStripe, type StripeServer, stripeCompany } from "./company/stripe.ts";

export interface Provider {
  stripe: StripeServer;
  razorpay: RazorpayServer;
  companies: readonly Company[];
  /** The company whose page this is. */
  companyOf(sessionId: string): Company;
  /** What the weather does to the lines to both. */
  lines: Lines;
  /** Payments about which a message was never sent: the shop cannot know what became of them. */
  untold: Set<string>;
}

export function openProvider(now: () => number): Provider {
  const stripe = openStripe(now);
  const razorpay = openRazorpay(now);
  const [one, other] = [stripeCompany(stripe, now), razorpayCompany(razorpay, now)];
  return {
    stripe,
    razorpay,
    companies: [one, other],
    companyOf: (sessionId) => (sessionId.startsWith("plink_") ? other : one),
    lines: { outages: [], troubles: new Map() },
    untold: new Set(),
  };
}
