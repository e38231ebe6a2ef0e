// The tax in a price that includes it. Integer paise throughout; no rounding to the rupee, which the law wants of a
// return and not of an invoice.

/** The tax of one paper, by what it is paid to. In paise. */
export interface Taxes {
  cgst: number;
  sgst: number;
  igst: number;
}

export interface TaxSplit extends Taxes {
  /** The price without its tax. */
  taxable: number;
}

export const noTaxes: Taxes = { cgst: 0, sgst: 0, igst: 0 };
export const taxNames = ["cgst", "sgst", "igst"] as const;

/** Half up. `n` and `d` are not negative; exact up to 9e15. */
function divRound(n: number, d: number): number {
  return Math.floor((2 * n + d) / (2 * d));
}

/**
 * The parts of a total in paise that includes `rate` whole percent. Within one State the two halves are equal, which
 * `total - total / 1.18` would not give for every second price.
 */
export function splitTax(total: number, rate: number, intraState: boolean): TaxSplit {
  if (intraState) {
    const half = divRound(total * rate, 2 * (100 + rate));
    return { taxable: total - 2 * half, cgst: half, sgst: half, igst: 0 };
  }
  const igst = divRound(total * rate, 100 + rate);
  return { taxable: total - igst, cgst: 0, sgst: 0, igst };
}

export function taxOf({ cgst, sgst, igst }: Taxes): number {
  return cgst + sgst + igst;
}

/** Shares of a total by weight that add up to it: the largest remainders get what is left over, the first of equal ones. */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const shares = weights.map((weight) => Math.floor((total * weight) / sum));
  const rest = total - shares.reduce((all, share) => all + share, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % sum }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/**
 * What is left of an invoice's tax when `returned` of its `total` have gone back, so that any row of part refunds adds up
 * to the whole.
 */
export function taxesLeft(taxes: Taxes, total: number, returned: number): Taxes {
  const left = (tax: number) => tax - (returned === total ? tax : divRound(tax * returned, total));
  return { cgst: left(taxes.cgst), sgst: left(taxes.sgst), igst: left(taxes.igst) };
}
