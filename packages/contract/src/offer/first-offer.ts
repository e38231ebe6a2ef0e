// The first offer of a new shop: all that its owner changes afterwards. `npm run brand` asks for the most of it.
import type { Offer } from "./offer-shape.ts";
import { triedGst, triedRules, triedUrgency } from "./settings.ts";

const urgency = triedUrgency(process.env.STORE_URGENCY) ?? "observed";
const isObserved = urgency === "observed";

export const firstOffer: Offer = {
  name: "Funnelwright",
  legalName: "Funnelwright Digital Private Limited",
  tagline: "Sales funnels and landing pages, ready to import.",
  supportEmail: "help@funnelwright.example",
  address: "4th Floor, Example House, Lower Parel, Mumbai 400013, India",
  city: "Mumbai",
  phone: "+91 22 0000 0000",
  cin: "U00000MH2026PTC000000",
  contactPerson: "Example Person",
  grievanceOfficer: {
    name: "Example Officer",
    designation: "Grievance Officer",
    email: "grievance@funnelwright.example",
    phone: "+91 22 0000 0000",
  },
  words: { hidden: [] },
  products: [
    {
      id: "bundle",
      kind: "library",
      soldAs: "bundle",
      state: "shown",
      name: "Complete Funnel Bundle",
      description: "63 funnels and landing pages, the CRO checklist and the Facebook Ads course.",
      price: 999,
      originalPrice: 9999,
      benefits: ["63 funnels and landing pages", "Instant download", "No monthly or recurring fees"],
      opens: ["funnel_templates", "checklist", "fbads"],
    },
    {
      id: "ad-templates",
      kind: "library",
      soldAs: "extra",
      state: "shown",
      name: "Ad Templates",
      description: isObserved
        ? "Ready-to-edit ad designs that match the funnels, so the click and the page look like one shop."
        : "Ten ready-to-edit ad designs for ten trades, with the words beside them.",
      price: 599,
      originalPrice: 5999,
      benefits: [
        "Feed, story and carousel sizes",
        "Headline and offer written for each",
        "Editable files, no design software needed",
        isObserved ? "New designs as they are drawn" : "Ten designs, each with other wordings to try",
      ],
      opens: ["ad-templates"],
    },
    {
      id: "seo-checklist",
      kind: "library",
      soldAs: "extra",
      state: "shown",
      name: "SEO Checklist",
      description: "44 checks of what search engines look at in a shop’s pages.",
      price: 299,
      originalPrice: 9999,
      benefits: [
        "Six sections, in working order",
        "A how-to guide for every check",
        "Free and paid tools named",
        "A status for each item",
      ],
      opens: ["seo-checklist"],
    },
    {
      id: "agency-license",
      kind: "licence",
      soldAs: "extra",
      state: "shown",
      name: "Agency License",
      description: "Resell the funnels to your own clients, under your own name.",
      price: 5999,
      originalPrice: 59999,
      benefits: [
        "Resale rights for client work",
        "Unlimited client projects",
        "Use your own brand",
        "One payment, no royalties",
      ],
      opens: ["agency-license"],
    },
  ],
  bonuses: [
    { id: "cro-checklist", value: 5000 },
    { id: "email-templates", value: 5000 },
    { id: "fb-ads-course", value: 15000 },
  ],
  quickCoupon: { code: "FUNNELWRIGHT20", percentage: 20, description: "Extra 20% OFF" },
  urgency,
  acceptDarkPatterns: false,
  claims: "sample",
  priceHistory: [],
  refundReading: "both",
  guaranteeButton: "off",
  payments: triedRules(process.env.STORE_PAYMENTS) ?? [
    { provider: "stripe", countries: "all", methods: ["Visa", "Mastercard", "RuPay"] },
  ],
  cartMails: 1,
  // A trial of the honest mode tries the box.
  reminderConsent: process.env.STORE_URGENCY === "honest" ? "box" : "notice",
  cartMailsAfterFailedPayment: false,
  startMails: false,
  newsMails: false,
  trackedPurchaseValue: 4499,
  gst: process.env.STORE_GST
    ? triedGst(process.env.STORE_GST)
    : {
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
