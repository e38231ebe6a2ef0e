// Everything that makes this shop Funnelwright's. Edit this file to open your own.
import { type GstSettings, triedGst } from "./gst/settings.ts";
import { triedRules } from "./payment-rules.ts";

/**
 * Which reading of the refund promise the site shows: `both`, as observed (a 30-day guarantee on the pages that sell,
 * the strict policy on its own page), or one of the two everywhere.
 */
export type RefundReading = "both" | "guarantee" | "strict";

/** How hard the shop presses: as observed, only with true figures, or not at all. */
export type Urgency = "observed" | "honest" | "off";

export const brand = {
  name: "Funnelwright",
  legalName: "Funnelwright Digital Private Limited",
  tagline: "Sales funnels drawn by people who have had to sell with them.",
  siteUrl: "https://funnelwright.example",
  supportEmail: "help@funnelwright.example",
  mailFrom: "Funnelwright <login@funnelwright.example>",
  address: "4th Floor, Example House, Lower Parel, Mumbai 400013, India",
  city: "Mumbai",
  /** Indian consumer rules want a person, by name. */
  grievanceOfficer: { name: "Example Officer", email: "grievance@funnelwright.example" },
  /** The coupon offered on the checkout itself; the bootstrap makes it exist. */
  quickCoupon: { code: "FUNNELWRIGHT20", percentage: 20, description: "Extra 20% OFF" },
  urgency: "observed" as Urgency,
  refundReading: "both" as RefundReading,
  /**
   * Who is asked for the money, by the buyer's country, and what is switched on in that account: the badges under the
   * pay button. With Razorpay for buyers in India:
   * [{ provider: "razorpay", countries: ["IN"], methods: ["UPI", "Visa", "Mastercard", "RuPay", "Netbanking"] },
   *  { provider: "stripe", countries: "all", methods: ["Visa", "Mastercard"] }]
   */
  payments: triedRules(process.env.STORE_PAYMENTS) ?? [
    { provider: "stripe", countries: "all", methods: ["Visa", "Mastercard", "RuPay"] },
  ],
  /** Reminders of a basket that was left at the checkout: one, or two more after a day and after three days. */
  cartMails: 1 as 1 | 2 | 3,
  /** Whether a payment that failed or expired is such a basket too. */
  cartMailsAfterFailedPayment: false as boolean,
  /** Whether a new buyer gets three mails on how to begin: after one, three and seven days. The checkout then says so. */
  startMails: false as boolean,
  /** What SES takes in a second; a new account may send 14. */
  mailsPerSecond: 10,
  /** A Meta pixel's id; without one nothing is tracked and nobody else is asked for anything. */
  pixelId: undefined as string | undefined,
  /** What is reported as the value of a purchase to a pixel: the observed constant, or the real total. */
  trackedPurchaseValue: 4499 as number | "total",
  /** Tax papers; `off` shows and asks nothing of tax. An accountant must confirm these: docs/deploy.md, "GST". */
  gst: (process.env.STORE_GST
    ? triedGst(process.env.STORE_GST)
    : {
        mode: "off",
        gstin: undefined,
        state: "27",
        rate: 18,
        code: "998439",
        series: { sale: "FW", credit: "FC" },
        export: "igst",
      }) as GstSettings,
  /** Where the "open in the design tool" buttons of the showcase pages lead. */
  designToolUrl: "https://www.canva.com/",
} as const;
