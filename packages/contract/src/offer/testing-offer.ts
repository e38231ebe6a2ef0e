// An offer of no shop, as observed. Tests that hold whole texts or amounts against what they must be take it in the place of
// the shop's own, which its owner may change, by vi.mock of first-offer.ts.
import { vi } from "vitest";

const { firstOffer: own } = await vi.importActual<typeof import("./first-offer.ts")>("./first-offer.ts");

const prices: Record<string, { price: number; originalPrice: number }> = {
  bundle: { price: 999, originalPrice: 9999 },
  "ad-templates": { price: 599, originalPrice: 5999 },
  "seo-checklist": { price: 299, originalPrice: 9999 },
  "agency-license": { price: 5999, originalPrice: 59999 },
};

export const firstOffer: typeof own = {
  ...own,
  name: "Sample Shop",
  legalName: "Sample Shop Private Limited",
  tagline: "Samples of everything.",
  supportEmail: "help@sample-shop.example",
  address: "Example House, 1 Sample Street, Pune 411001, India",
  city: "Pune",
  phone: "+91 20 0000 0000",
  cin: "U00000MH2026PTC000000",
  contactPerson: "Example Person",
  grievanceOfficer: {
    name: "Example Officer",
    designation: "Grievance Officer",
    email: "grievance@sample-shop.example",
    phone: "+91 20 0000 0000",
  },
  quickCoupon: { code: "SAMPLE20", percentage: 20, description: "Extra 20% OFF" },
  products: own.products.map((product) => ({ ...product, ...prices[product.id] })),
  urgency: "observed",
  acceptDarkPatterns: false,
  claims: "sample",
  priceHistory: [],
  refundReading: "both",
  guaranteeButton: "off",
  cartMails: 1,
  cartMailsAfterFailedPayment: false,
  startMails: false,
  gst: {
    mode: "off",
    gstin: undefined,
    state: "27",
    rate: 18,
    code: "998439",
    series: { sale: "FW", credit: "FC" },
    export: "igst",
  },
  designToolUrl: "https://www.canva.com/",
  community: undefined,
};
