// What a shop sells, asks, says and promises: everything that its owner changes without a deploy. Texts are plain, and are
// escaped where they are shown.

import * as z from "zod/mini";
import { PictureFile, pictureLimits } from "../content/picture-name.ts";
import { bonusIds } from "../products.ts";
import { paymentMethods, providerIds } from "../providers.ts";
import { ClaimedCode, GuaranteeMode, lazyObject, Rupees, SoldProduct } from "../schemas.ts";

/** One line that people read: nothing that cannot be seen, nor what turns the reading of what follows it. */
const text = (most: number) =>
  z
    .string({ error: "Write something here" })
    .check(
      z.trim(),
      z.minLength(1, { error: "Write something here", abort: true }),
      z.maxLength(most, `At most ${most} letters`),
      z.regex(
        /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u,
        "One line, without signs that cannot be seen",
      ),
    );

/** A place to lead to: a page of the shop, or another site by https. */
const Link = z
  .string({ error: "Give an address" })
  .check(
    z.maxLength(300, "At most 300 letters"),
    z.regex(
      /^(https:\/\/[^\s"'<>\\]+|\/([^\s"'<>\\/][^\s"'<>\\]*)?)$/,
      "An address that begins with https:// or /",
    ),
  );
const Mail = z.string({ error: "Give an email address" }).check(
  // What is longer is not looked at: the pattern takes the square of its length.
  z.maxLength(100, { error: "At most 100 letters", abort: true }),
  z.regex(/^[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;]+$/, "Not an email address"),
);
const PhoneNumber = z
  .string({ error: "Give a phone number" })
  .check(z.regex(/^\+?[\d ()-]{8,20}$/, "Digits and spaces, with the country's code"));
/** `yyyy-mm-dd`. */
const CalendarDay = z.string({ error: "Give a day" }).check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, "A day as 2026-11-25"),
  z.refine((day) => !Number.isNaN(Date.parse(day)), "There is no such day"),
);
const rupeesSentence = "Whole rupees, such as 999";
const Price = z
  .number({ error: rupeesSentence })
  .check(z.int(rupeesSentence), z.minimum(0, rupeesSentence), z.maximum(10_000_000, "At most ₹1,00,00,000"));
const percentSentence = "A whole percent from 1 to 90";
const list = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.readonly(z.array(item).check(z.maxLength(most, `At most ${most}`)));
const yes = z.boolean();

/** What comes with the bundle. */
export const Bonus = /* @__PURE__ */ lazyObject(() => ({
  id: z.enum(bonusIds),
  /** Whole rupees, as observed: what it is said to be worth. */
  value: Rupees,
}));
export type Bonus = z.infer<typeof Bonus>;

export const Product = /* @__PURE__ */ lazyObject(() => ({
  id: SoldProduct,
  /** Who makes what it opens: `library` and `licence` come with this shop, the others are the owner's own. */
  kind: z.enum(["library", "lessons", "checklist", "files", "licence"]),
  /** In every order; beside it, by a tick; or by itself. */
  soldAs: z.enum(["bundle", "extra", "alone"]),
  /** `hidden`: on no page, sold to nobody. `ended`: never again; its buyers keep it. */
  state: z.enum(["shown", "hidden", "ended"]),
  name: text(80),
  description: text(300),
  /** Whole rupees. */
  price: Price,
  /** Whole rupees; the crossed-out price, as observed. Shown through `struckPrice` alone. */
  originalPrice: z.optional(Price),
  benefits: list(text(120), 12),
  /** What its buyer may use from then on. */
  opens: list(SoldProduct, 12),
  /** Service accounting code, when it is not that of `gst`. */
  taxCode: z.optional(z.string().check(z.regex(/^99\d{4}$/, "Six digits that begin with 99"))),
  /** Of a product of the owner's own, in the place of a drawing. */
  picture: z.optional(PictureFile),
  /** What it shows, for people who do not see it. */
  pictureText: z.optional(text(pictureLimits.alt)),
}));
export type Product = z.infer<typeof Product>;

const proof = () => ({ evidence: text(300), asOf: CalendarDay });
export const FigureClaim = /* @__PURE__ */ lazyObject(() => ({
  kind: z.enum(["roas", "rating", "customers", "revenue", "hours"]),
  /** What is set large: `7.2x`, `4.9/5`, `2,500+`, `$10M+`, `100+`. */
  figure: text(12),
  /** What it is a figure of, as the page goes on after it. */
  text: text(120),
  ...proof(),
}));
export const Testimonial = /* @__PURE__ */ lazyObject(() => ({
  kind: z.literal("testimonial"),
  name: text(60),
  role: text(80),
  content: text(400),
  /** Avatar initials. */
  initials: text(4),
  ...proof(),
}));
export const Claim = z.union([FigureClaim, Testimonial]);

/** One stretch of days on which one price was asked, both days included. */
export const PriceSpan = /* @__PURE__ */ z.lazy(() =>
  z.object({ of: SoldProduct, price: Rupees, from: CalendarDay, to: CalendarDay }),
);

/** `countries`: two capital letters each. An empty list keeps a company for the orders it was asked for before. */
export const PaymentRule = /* @__PURE__ */ lazyObject(() => ({
  provider: z.enum(providerIds),
  countries: z.union([z.literal("all"), list(z.string().check(z.regex(/^[A-Z]{2}$/)), 250)]),
  /** What is switched on in the account. */
  methods: list(z.enum(paymentMethods), 12),
}));

/** How the shop stands to India's goods and services tax. The owner has an accountant confirm it. */
export const GstSettings = /* @__PURE__ */ lazyObject(() => ({
  /**
   * `off`: no tax is named and no papers are made. `regular`: a registered seller, tax invoices and credit notes.
   * `unregistered`: below the threshold; plain receipts, no tax.
   */
  mode: z.enum(["off", "regular", "unregistered"]),
  /** The seller's own number; only of a registered one. */
  gstin: z.optional(z.string().check(z.maxLength(15))),
  /** The seller's State, by its two digits. */
  state: z.string().check(z.regex(/^\d{2}$/)),
  /** Whole percent, in every price. */
  rate: z.number().check(z.int(), z.minimum(0), z.maximum(40)),
  /** The service accounting code of what is sold, six digits. */
  code: z.string().check(z.regex(/^99\d{4}$/, "Six digits that begin with 99")),
  /** Of products that have another one. */
  codes: z.optional(z.readonly(z.record(SoldProduct, z.string()))),
  /** Two capital letters each, different ones: numbers read `FW/2627/000001`. */
  series: z.object({
    sale: z.string().check(z.regex(/^[A-Z]{2}$/, "Two capital letters")),
    credit: z.string().check(z.regex(/^[A-Z]{2}$/, "Two capital letters")),
  }),
  /** Buyers abroad: `igst` charges them as everybody; `lut` charges no tax, under a letter of undertaking. */
  export: z.enum(["igst", "lut"]),
  /** Reference number (ARN) of that letter. */
  lutArn: z.optional(z.string().check(z.maxLength(15))),
}));

/** The sections of the landing page that may be left out. */
export const hideable = ["features", "steps", "bonuses", "closing", "voices", "questions"] as const;
export type Hideable = (typeof hideable)[number];

/**
 * What the landing page says. A section that is left out says what the shop came with. `{price}` in a text is the bundle's
 * price, whatever it is.
 */
export const Words = /* @__PURE__ */ lazyObject(() => ({
  hero: z.optional(
    z.object({
      headline: text(60),
      /** The end of the headline, with a line under it. */
      underlined: z.optional(text(40)),
      text: text(240),
    }),
  ),
  /** One for each of its three drawings. */
  steps: z.optional(
    list(z.object({ title: text(60), text: text(240) }), 3).check(
      z.refine(({ length }) => length === 3, "Three steps"),
    ),
  ),
  closing: z.optional(text(60)),
  questions: z.optional(list(z.object({ question: text(120), answer: text(600) }), 12)),
  hidden: list(z.enum(hideable), hideable.length),
}));
export type Words = z.infer<typeof Words>;

export const CheckoutCoupon = /* @__PURE__ */ lazyObject(() => ({
  code: ClaimedCode,
  percentage: z
    .number({ error: percentSentence })
    .check(z.int(percentSentence), z.minimum(1, percentSentence), z.maximum(90, percentSentence)),
  description: text(60),
}));

export const Offer = /* @__PURE__ */ lazyObject(() => ({
  name: text(30),
  legalName: text(80),
  tagline: text(100),
  supportEmail: Mail,
  address: text(160),
  city: text(40),
  /** Of customer care. */
  phone: PhoneNumber,
  /** Corporate identity number; undefined for a seller that is no company. */
  cin: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
          "A CIN has 21 characters, like U74999MH2019PTC331122",
        ),
      ),
  ),
  /** Who answers for the company. */
  contactPerson: text(60),
  /** Indian consumer rules want a person, by name, with designation and number. */
  grievanceOfficer: z.object({ name: text(60), designation: text(60), email: Mail, phone: PhoneNumber }),
  words: Words,
  /** In the order of the checkout. */
  products: list(Product, 50),
  bonuses: list(Bonus, 12),
  /** The coupon offered on the checkout itself; publishing makes it exist. */
  quickCoupon: CheckoutCoupon,
  /**
   * How hard the shop presses. `observed`: a timer that restarts, invented buyers, struck prices and claims without proof.
   * `honest`: only what is true: an end that is one, buyers of the last days, claims with their proof, prices that were
   * asked. Without such claims and prices it shows none.
   */
  urgency: z.enum(["observed", "honest"]),
  /** `observed` in front of real buyers takes this as well: most of it is on India's list of dark patterns. */
  acceptDarkPatterns: yes,
  /**
   * What the shop says of itself: rating, buyers, revenue, voices, each with its proof. `sample`: the invented ones, which
   * only the observed mode shows.
   */
  claims: z.union([z.literal("sample"), list(Claim, 30)]),
  /** Prices that were really asked. Only one of 30 days or more is struck out, or named as what a bonus is worth. */
  priceHistory: list(PriceSpan, 200),
  /**
   * `both` exists as observed alone: a 30-day guarantee on the pages that sell, the strict policy on its own page. Elsewhere
   * it is read as the guarantee.
   */
  refundReading: z.enum(["guarantee", "strict", "both"]),
  /**
   * The guarantee as a button of the account, where one is promised. `off`: a buyer writes. `ask`: the owner is asked. `auto`: the
   * money goes back at once, once for each person and product.
   */
  guaranteeButton: GuaranteeMode,
  /**
   * Who is asked for the money, by the buyer's country, and what is switched on in that account: the badges under the
   * pay button. With Razorpay for buyers in India:
   * [{ provider: "razorpay", countries: ["IN"], methods: ["UPI", "Visa", "Mastercard", "RuPay", "Netbanking"] },
   *  { provider: "stripe", countries: "all", methods: ["Visa", "Mastercard"] }]
   */
  payments: list(PaymentRule, 10),
  /** Reminders of a basket that was left at the checkout: one, or two more after a day and after three days. */
  cartMails: z.literal([1, 2, 3]),
  /**
   * How somebody at the checkout agrees to reminders. `notice`: a note says that one may come, and how it stops. `box`: an
   * unticked box; before it is ticked nothing is recorded. The Digital Personal Data Protection Rules, 2025, want an act
   * from 13 May 2027 on; the production build refuses `notice` from that day.
   */
  reminderConsent: z.enum(["notice", "box"]),
  /** Whether a payment that failed or expired is such a basket too. */
  cartMailsAfterFailedPayment: yes,
  /** Whether a new buyer gets three mails on how to begin: after one, three and seven days. The checkout then says so. */
  startMails: yes,
  /** Whether buyers are told when templates change, by `npm run announce`. The checkout then says so, and only those who read it there are written to. */
  newsMails: yes,
  /** What is reported as the value of a purchase to a pixel: the observed constant, or the real total. */
  trackedPurchaseValue: z.union([Rupees, z.literal("total")]),
  /** Tax papers; `off` shows and asks nothing of tax. An accountant must confirm these: docs/deploy.md, "GST". */
  gst: GstSettings,
  /**
   * Where the "open in the design tool" buttons of the showcase pages lead: a share link. Without one, and with a home
   * page where the shop is not as observed, they lead to the files.
   */
  designToolUrl: z.optional(Link),
  /** Where buyers meet each other; shown to them, and promised to visitors only when there is one. */
  community: z.optional(Link),
}));
export type Offer = z.infer<typeof Offer>;
