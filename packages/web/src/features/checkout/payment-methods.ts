/**
 * The badges under the pay button. Only what the owner's Stripe account really offers may stand here: the payment
 * page shows what is switched on there.
 */
export const paymentMethods = ["Visa", "Mastercard", "RuPay", "UPI"] as const;
