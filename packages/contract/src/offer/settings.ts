// What an owner can set in its offer, and what `npm start` tries out in the place of it. Rules that read a setting are elsewhere.
import type { ProductId } from "../products.ts";
import type { PaymentMethod, ProviderId } from "../providers.ts";

/** Which reading of the refund promise the site shows everywhere. */
export type RefundReading = "guarantee" | "strict";

/**
 * How hard the shop presses. `observed`: a timer that restarts, invented buyers, struck prices and claims without proof.
 * `honest`: only what is true: an end that is one, buyers of the last days, claims with their proof, prices that were
 * asked. Without such claims and prices it shows none.
 */
export type Urgency = "observed" | "honest";

/** `npm start -- --urgency honest`: another mode than the brand's, to try it out. */
export function triedUrgency(choice: string | undefined): Urgency | undefined {
  return choice === "observed" || choice === "honest" ? choice : undefined;
}

/**
 * How somebody at the checkout agrees to reminders. `notice`: a note says that one may come, and how it stops. `box`: an
 * unticked box; before it is ticked nothing is recorded. The Digital Personal Data Protection Rules, 2025, want an act from
 * 13 May 2027 on; the production build refuses `notice` from that day.
 */
export type ReminderConsent = "notice" | "box";

/** Where the proof lies, and of which day it is (`yyyy-mm-dd`). Both are shown to visitors. */
interface Proof {
  evidence: string;
  asOf: string;
}

export type ClaimKind = "roas" | "rating" | "customers" | "revenue" | "hours";

export type FigureClaim = Proof & {
  kind: ClaimKind;
  /** What is set large: `7.2x`, `4.9/5`, `2,500+`, `$10M+`, `100+`. */
  figure: string;
  /** What it is a figure of, as the page goes on after it. */
  text: string;
};

export type Testimonial = Proof & {
  kind: "testimonial";
  name: string;
  role: string;
  content: string;
  /** Avatar initials. */
  initials: string;
};

export type Claim = FigureClaim | Testimonial;

/** One stretch of days on which one price was asked, both days included (`yyyy-mm-dd`). */
export interface PriceSpan {
  of: ProductId;
  /** Whole rupees. */
  price: number;
  from: string;
  to: string;
}

/** `countries`: two capital letters each. An empty list keeps a company for the orders it was asked for before. */
export interface PaymentRule {
  provider: ProviderId;
  countries: "all" | readonly string[];
  /** What is switched on in the account. */
  methods: readonly PaymentMethod[];
}

const stripe: PaymentRule = { provider: "stripe", countries: "all", methods: ["Visa", "Mastercard"] };
const razorpay: PaymentRule = {
  provider: "razorpay",
  countries: ["IN"],
  methods: ["UPI", "Visa", "Mastercard", "RuPay", "Netbanking"],
};

/** `npm start -- --payments razorpay`: other rules than the brand's, to try them out. */
export function triedRules(choice: string | undefined): readonly PaymentRule[] | undefined {
  switch (choice) {
    case "stripe":
      return [{ ...stripe, methods: ["Visa", "Mastercard", "RuPay"] }];
    case "razorpay":
      return [
        { ...razorpay, countries: "all" },
        { ...stripe, countries: [] },
      ];
    case "both":
      return [razorpay, stripe];
    default:
      return undefined;
  }
}

/**
 * `off`: no tax is named and no papers are made. `regular`: a registered seller, tax invoices and credit notes.
 * `unregistered`: below the threshold; plain receipts, no tax.
 */
export type GstMode = "off" | "regular" | "unregistered";

/** How the shop stands to India's goods and services tax. The owner has an accountant confirm it. */
export interface GstSettings {
  mode: GstMode;
  /** The seller's own number; only of a registered one. */
  gstin?: string | undefined;
  /** The seller's State, by its two digits. */
  state: string;
  /** Whole percent, in every price. */
  rate: number;
  /** The service accounting code of what is sold, six digits. */
  code: string;
  /** Of products that have another one. */
  codes?: Readonly<Record<ProductId, string>> | undefined;
  /** Two capital letters each, different ones: numbers read `FW/2627/000001`. */
  series: { sale: string; credit: string };
  /** Buyers abroad: `igst` charges them as everybody; `lut` charges no tax, under a letter of undertaking. */
  export: "igst" | "lut";
  /** Reference number (ARN) of that letter. */
  lutArn?: string | undefined;
}

const sample: GstSettings = {
  mode: "regular",
  gstin: "27AAACF1234E1Z7",
  state: "27",
  rate: 18,
  code: "998439",
  series: { sale: "FW", credit: "FC" },
  export: "igst",
};

/** `npm start -- --gst regular` (or `lut`, `unregistered`): tax papers of a made-up seller in Maharashtra, to try them out. */
export function triedGst(choice: string): GstSettings {
  if (choice === "unregistered") return { ...sample, mode: "unregistered", gstin: undefined };
  return choice === "lut" ? { ...sample, export: "lut", lutArn: "AD270326001234X" } : sample;
}
