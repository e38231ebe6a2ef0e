// What an owner can set, by parts of the offer, and what `npm start` tries out in the place of it. Rules that read a setting
// are elsewhere.
import type * as z from "zod/mini";
import type { FigureClaim as FigureShape, Offer, Testimonial as TestimonialShape } from "./offer-shape.ts";

/** Which reading of the refund promise the site shows everywhere. */
export type RefundReading = Exclude<Offer["refundReading"], "both">;
export type Urgency = Offer["urgency"];
export type ReminderConsent = Offer["reminderConsent"];
export type FigureClaim = z.infer<typeof FigureShape>;
export type ClaimKind = FigureClaim["kind"];
export type Testimonial = z.infer<typeof TestimonialShape>;
export type Claim = FigureClaim | Testimonial;
export type PriceSpan = Offer["priceHistory"][number];
export type PaymentRule = Offer["payments"][number];
export type GstSettings = Offer["gst"];
export type GstMode = GstSettings["mode"];

/** `npm start -- --urgency honest`: another mode than the brand's, to try it out. */
export function triedUrgency(choice: string | undefined): Urgency | undefined {
  return choice === "observed" || choice === "honest" ? choice : undefined;
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
