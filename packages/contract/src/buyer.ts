// The fields of the checkout's form, in their order: the list that the form's schema, the page's state, the order's row,
// its fingerprint and its erasure follow. What each field takes is in schemas.ts.
export const buyerFields = ["name", "email", "phone"] as const;
export type BuyerField = (typeof buyerFields)[number];
export type BuyerDetails = Record<BuyerField, string>;

/** The details of a buyer, and nothing else of what they are taken from. */
export function buyerDetails(from: Readonly<BuyerDetails>): BuyerDetails {
  return forEachBuyerField((field) => from[field]);
}

/** A record with an entry for each field. */
export function forEachBuyerField<Value>(make: (field: BuyerField) => Value): Record<BuyerField, Value> {
  return Object.fromEntries(buyerFields.map((field) => [field, make(field)])) as Record<BuyerField, Value>;
}
