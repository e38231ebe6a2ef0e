// The payment companies that the shop can be paid through: the one list. Each has an adapter in core/src/providers, and in
// functions/src a file for its webhook.

export const providerIds = ["stripe", "razorpay"] as const;
export type ProviderId = (typeof providerIds)[number];

/** What the badges under the payment button can name. */
export const paymentMethods = [
  "UPI",
  "Visa",
  "Mastercard",
  "RuPay",
  "American Express",
  "Netbanking",
  "Wallets",
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

interface Provider {
  name: string;
  /** Where a buyer reaches the company themself. */
  help: string;
  /** What an Indian account can take at all. */
  methods: readonly PaymentMethod[];
  /** The call that takes its messages. */
  webhookCall: `${string}-webhook`;
  /** The secrets that its adapter asks with. The first one says by its prefix whether it takes real money. */
  keys: readonly [string, ...string[]];
  keyPrefix: { test: string; live: RegExp };
  /** The secret that its messages are signed with. */
  webhookSecret: string;
  /** How many days after a payment was begun its money may still be taken. */
  takesLateByDays: number;
}

export const providers = {
  stripe: {
    name: "Stripe",
    help: "https://support.stripe.com",
    // It takes UPI for accounts in the United States alone.
    methods: ["Visa", "Mastercard", "RuPay", "American Express"],
    webhookCall: "stripe-webhook",
    keys: ["StripeSecretKey"],
    keyPrefix: { test: "sk_test_", live: /^[sr]k_live_/ },
    webhookSecret: "StripeWebhookSecret",
    takesLateByDays: 0,
  },
  razorpay: {
    name: "Razorpay",
    help: "https://razorpay.com/support",
    methods: paymentMethods,
    webhookCall: "razorpay-webhook",
    keys: ["RazorpayKeyId", "RazorpayKeySecret"],
    keyPrefix: { test: "rzp_test_", live: /^rzp_live_/ },
    webhookSecret: "RazorpayWebhookSecret",
    // Its default. An owner who has set another window for the capture of late payments in the account writes it here.
    takesLateByDays: 3,
  },
} as const satisfies Record<ProviderId, Provider>;

/** What the companies add to the address of the page that a buyer comes back to: prefixes of names. */
export const returnParameters: readonly string[] = ["razorpay_"];

export type ProviderSecret =
  | (typeof providers)[ProviderId]["keys"][number]
  | (typeof providers)[ProviderId]["webhookSecret"];

/** Whether a company's key takes real money. */
export function isLiveKey(key: string): boolean {
  return providerIds.some((id) => providers[id].keyPrefix.live.test(key));
}
