// Which checklist items weigh more, or less, in which kind of shop. Ids only; the words of the items live elsewhere.

export const platforms = ["Shopify", "WooCommerce", "Another shop system", "Our own code"] as const;
export const priceBands = ["Under ₹500", "₹500 to ₹1,500", "₹1,500 to ₹5,000", "Above ₹5,000"] as const;
export const codShares = ["None", "Less than a third", "About half", "Most orders"] as const;

/** What a shop is like. */
export interface ShopFacts {
  platform: (typeof platforms)[number];
  /** What one order is usually worth. */
  price: (typeof priceBands)[number];
  /** Share of orders paid at the door. */
  cod: (typeof codShares)[number];
}

interface Fit {
  /** 1 is neither more nor less. */
  factor: number;
  /** Why, as a sentence; absent where the item is simply less fitting. */
  reason?: string;
}

interface Rule extends Fit {
  ids: ReadonlySet<string>;
  holds: (shop: ShopFacts) => boolean;
}

const ids = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const manyCod = ({ cod }: ShopFacts) => cod === "About half" || cod === "Most orders";
const expensive = ({ price }: ShopFacts) => price === "₹1,500 to ₹5,000" || price === "Above ₹5,000";

/** Every rule whose shop and item fit; the factors are multiplied. */
export const rules: readonly Rule[] = [
  {
    ids: ids("check-9 check-4 cart-o-6 prod-cta-3 prod-po-3 prod-ig-2 ty-2 ty-5 ty-e-5"),
    holds: manyCod,
    factor: 1.25,
    reason: "With so many parcels paid at the door, this is where refused parcels are prevented.",
  },
  { ids: ids("check-9 cart-o-6"), holds: ({ cod }) => cod === "None", factor: 0.2 },
  {
    ids: ids("check-7 check-8 check-o-8 check-o-5 cart-o-3 ty-8"),
    holds: (shop) => !manyCod(shop),
    factor: 1.15,
    reason: "Most of your buyers pay online, so each payment that fails is an order lost.",
  },
  {
    ids: ids("cart-o-2 cart-6 cart-o-5 prod-cta-11 home-6 cat-pc-9"),
    holds: ({ price }) => price === "Under ₹500",
    factor: 1.25,
    reason:
      "At your prices freight eats the profit of a single piece: this makes orders larger or shows the freight early.",
  },
  {
    ids: ids("prod-3 prod-cta-8 prod-ig-1 prod-ig-4 prod-cta-12 prod-po-6 home-sp-1 land-c-5 footer-4"),
    holds: expensive,
    factor: 1.25,
    reason: "At your prices people look for proof and a return policy before they pay.",
  },
  {
    ids: ids("prod-cta-6"),
    holds: ({ price }) => price === "Above ₹5,000",
    factor: 1.4,
    reason: "At your prices many buyers think in monthly instalments.",
  },
  { ids: ids("prod-cta-6"), holds: ({ price }) => price !== "Above ₹5,000", factor: 0.3 },
  {
    ids: ids("check-2 check-3 check-5 check-6 check-o-1 check-o-2 check-o-3 check-o-6 ty-6"),
    holds: ({ platform }) => platform === "Shopify",
    factor: 0.6,
    reason: "Shopify runs the checkout: look for a setting or an app before anybody writes code.",
  },
  {
    ids: ids("gen-1 gen-14 home-10 land-7"),
    holds: ({ platform }) => platform === "WooCommerce",
    factor: 1.15,
    reason: "Plugins make WooCommerce pages heavy, so weight is worth checking early.",
  },
  {
    ids: ids("gen-6 check-8 cart-3 ty-6"),
    holds: ({ platform }) => platform === "Our own code",
    factor: 1.1,
    reason: "Your shop runs on its own code, so nobody else has tested this for you.",
  },
];

/** How an item fits a shop; without facts everything fits alike. */
export function fitOf(itemId: string, shop: ShopFacts | undefined): Fit {
  if (!shop) return { factor: 1 };
  const fitting = rules.filter((rule) => rule.ids.has(itemId) && rule.holds(shop));
  const reason = fitting.find((rule) => rule.reason)?.reason;
  return {
    factor: fitting.reduce((product, rule) => product * rule.factor, 1),
    ...(reason && { reason }),
  };
}
