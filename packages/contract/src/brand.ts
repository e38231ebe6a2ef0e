// Everything that makes this shop its owner's. `npm run brand` asks for the most of it.
import {
  type Claim,
  type GstSettings,
  type PriceSpan,
  type RefundReading,
  type ReminderConsent,
  triedGst,
  triedRules,
  triedUrgency,
  type Urgency,
} from "./brand-settings.ts";

export const brand = {
  name: "Funnelwright",
  legalName: "Funnelwright Digital Private Limited",
  tagline: "Sales funnels and landing pages, ready to import.",
  siteUrl: "https://funnelwright.example",
  supportEmail: "help@funnelwright.example",
  mailFrom: "Funnelwright <login@funnelwright.example>",
  address: "4th Floor, Example House, Lower Parel, Mumbai 400013, India",
  city: "Mumbai",
  /** Of customer care. */
  phone: "+91 22 0000 0000",
  /** Corporate identity number; undefined for a seller that is no company. */
  cin: "U00000MH2026PTC000000" as string | undefined,
  /** Who answers for the company. */
  contactPerson: "Example Person",
  /** Indian consumer rules want a person, by name, with designation and number. */
  grievanceOfficer: {
    name: "Example Officer",
    designation: "Grievance Officer",
    email: "grievance@funnelwright.example",
    phone: "+91 22 0000 0000",
  },
  /** The coupon offered on the checkout itself; the bootstrap makes it exist. */
  quickCoupon: { code: "FUNNELWRIGHT20", percentage: 20, description: "Extra 20% OFF" },
  /** Whole rupees: what is asked, and the price that is crossed out. What each thing is, catalogue.ts says. */
  prices: {
    bundle: { price: 999, originalPrice: 9999 },
    "ad-templates": { price: 599, originalPrice: 5999 },
    "seo-checklist": { price: 299, originalPrice: 9999 },
    "agency-license": { price: 5999, originalPrice: 59999 },
  },
  /** How hard the shop presses; production must choose. */
  urgency: triedUrgency(process.env.STORE_URGENCY) ?? ("observed" as Urgency),
  /** `observed` in front of real buyers takes this as well: most of it is on India's list of dark patterns. */
  acceptDarkPatterns: false as boolean,
  /**
   * What the shop says of itself: rating, buyers, revenue, voices, each with its proof. `sample`: the invented ones, which
   * only the observed mode shows.
   */
  claims: "sample" as "sample" | readonly Claim[],
  /** Prices that were really asked. Only one of 30 days or more is struck out, or named as what a bonus is worth. */
  priceHistory: [] as readonly PriceSpan[],
  /**
   * `both` exists as observed alone: a 30-day guarantee on the pages that sell, the strict policy on its own page. Elsewhere
   * it is read as the guarantee.
   */
  refundReading: "both" as RefundReading | "both",
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
  /** How the checkout asks whether it may remind. A trial of the honest mode tries the box. */
  reminderConsent: (process.env.STORE_URGENCY === "honest" ? "box" : "notice") as ReminderConsent,
  /** Whether a payment that failed or expired is such a basket too. */
  cartMailsAfterFailedPayment: false as boolean,
  /** Whether a new buyer gets three mails on how to begin: after one, three and seven days. The checkout then says so. */
  startMails: false as boolean,
  /** Whether buyers are told when templates change, by `npm run announce`. The checkout then says so, and only those who read it there are written to. */
  newsMails: false as boolean,
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
  /**
   * Where the "open in the design tool" buttons of the showcase pages lead: a share link. Without one, and with a home
   * page where the shop is not as observed, they lead to the files.
   */
  designToolUrl: "https://www.canva.com/" as string | undefined,
  /** Where buyers meet each other; shown to them, and promised to visitors only when there is one. */
  community: undefined as string | undefined,
} as const;
