// What a shop sells, asks, says and promises: everything that its owner changes without a deploy.
import type { BonusId, ProductId } from "../products.ts";
import type {
  Claim,
  GstSettings,
  PaymentRule,
  PriceSpan,
  RefundReading,
  ReminderConsent,
  Urgency,
} from "./settings.ts";

/** What comes with the bundle. */
export interface Bonus {
  id: BonusId;
  /** Whole rupees, as observed: what it is said to be worth. */
  value: number;
}

export interface Product {
  id: ProductId;
  /** Who makes what it opens: `library` and `licence` come with this shop, the others are the owner's own. */
  kind: "library" | "lessons" | "checklist" | "files" | "licence";
  /** In every order; beside it, by a tick; or by itself. */
  soldAs: "bundle" | "extra" | "alone";
  /** `hidden`: on no page, sold to nobody. `ended`: never again; its buyers keep it. */
  state: "shown" | "hidden" | "ended";
  name: string;
  description: string;
  /** Whole rupees. */
  price: number;
  /** Whole rupees; the crossed-out price, as observed. Shown through `struckPrice` alone. */
  originalPrice?: number | undefined;
  benefits: readonly string[];
  /** What its buyer may use from then on. */
  opens: readonly string[];
  /** Service accounting code, when it is not that of `gst`. */
  taxCode?: string | undefined;
}

export interface Offer {
  name: string;
  legalName: string;
  tagline: string;
  supportEmail: string;
  address: string;
  city: string;
  /** Of customer care. */
  phone: string;
  /** Corporate identity number; undefined for a seller that is no company. */
  cin?: string | undefined;
  /** Who answers for the company. */
  contactPerson: string;
  /** Indian consumer rules want a person, by name, with designation and number. */
  grievanceOfficer: { name: string; designation: string; email: string; phone: string };
  /** In the order of the checkout. */
  products: readonly Product[];
  bonuses: readonly Bonus[];
  /** The coupon offered on the checkout itself; the bootstrap makes it exist. */
  quickCoupon: { code: string; percentage: number; description: string };
  /** How hard the shop presses; production must choose. */
  urgency: Urgency;
  /** `observed` in front of real buyers takes this as well: most of it is on India's list of dark patterns. */
  acceptDarkPatterns: boolean;
  /**
   * What the shop says of itself: rating, buyers, revenue, voices, each with its proof. `sample`: the invented ones, which
   * only the observed mode shows.
   */
  claims: "sample" | readonly Claim[];
  /** Prices that were really asked. Only one of 30 days or more is struck out, or named as what a bonus is worth. */
  priceHistory: readonly PriceSpan[];
  /**
   * `both` exists as observed alone: a 30-day guarantee on the pages that sell, the strict policy on its own page. Elsewhere
   * it is read as the guarantee.
   */
  refundReading: RefundReading | "both";
  /**
   * Who is asked for the money, by the buyer's country, and what is switched on in that account: the badges under the
   * pay button. With Razorpay for buyers in India:
   * [{ provider: "razorpay", countries: ["IN"], methods: ["UPI", "Visa", "Mastercard", "RuPay", "Netbanking"] },
   *  { provider: "stripe", countries: "all", methods: ["Visa", "Mastercard"] }]
   */
  payments: readonly PaymentRule[];
  /** Reminders of a basket that was left at the checkout: one, or two more after a day and after three days. */
  cartMails: 1 | 2 | 3;
  /** How the checkout asks whether it may remind. */
  reminderConsent: ReminderConsent;
  /** Whether a payment that failed or expired is such a basket too. */
  cartMailsAfterFailedPayment: boolean;
  /** Whether a new buyer gets three mails on how to begin: after one, three and seven days. The checkout then says so. */
  startMails: boolean;
  /** Whether buyers are told when templates change, by `npm run announce`. The checkout then says so, and only those who read it there are written to. */
  newsMails: boolean;
  /** What is reported as the value of a purchase to a pixel: the observed constant, or the real total. */
  trackedPurchaseValue: number | "total";
  /** Tax papers; `off` shows and asks nothing of tax. An accountant must confirm these: docs/deploy.md, "GST". */
  gst: GstSettings;
  /**
   * Where the "open in the design tool" buttons of the showcase pages lead: a share link. Without one, and with a home
   * page where the shop is not as observed, they lead to the files.
   */
  designToolUrl?: string | undefined;
  /** Where buyers meet each other; shown to them, and promised to visitors only when there is one. */
  community?: string | undefined;
}
