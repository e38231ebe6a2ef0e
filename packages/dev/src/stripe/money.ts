// Amounts in a currency's smallest unit, as Stripe counts them.

const WITHOUT_DECIMALS = new Set(
  "bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf".split(" "),
);
const WITH_THREE_DECIMALS = new Set("bhd jod kwd omr tnd".split(" "));

/** The least a payment may come to, in the smallest unit; where Stripe lists nothing we ask for 50. */
const MINIMUM: Record<string, number> = {
  ...{ aed: 200, bgn: 100, czk: 1500, dkk: 250, gbp: 30, hkd: 400, huf: 17500, inr: 50, jpy: 50 },
  ...{ mxn: 1000, myr: 200, nok: 300, pln: 200, ron: 200, sek: 300, thb: 1000 },
};

const known = new Set(Intl.supportedValuesOf("currency").map((code) => code.toLowerCase()));

/** Whether this is the code of a currency, in lower case. */
export function isCurrency(code: string): boolean {
  return known.has(code);
}

/** The least total of a session. */
export function minimumAmount(currency: string): number {
  return MINIMUM[currency] ?? 50;
}

/** An amount as people write it, for example ₹7,896.00. */
export function formatAmount(amount: number, currency: string): string {
  const digits = WITHOUT_DECIMALS.has(currency) ? 0 : WITH_THREE_DECIMALS.has(currency) ? 3 : 2;
  const format = new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount / 10 ** digits);
}
