// A month with a row in every table of the return.

import { joinParts, type Return } from "@store/contract/gst/gstr1-join";
import { splitTax } from "@store/contract/gst/split-tax";
import type { InvoiceFacts } from "../orders/settlement/invoice-facts.ts";
import { gather, newGathered, partOf } from "./gstr1-part.ts";
import type { Row } from "./gstr1-tables.ts";

export const seller = { name: "A Shop", address: "Pune", state: "27", gstin: "27AAACF1234E1Z7" };
export const firm = {
  country: "IN",
  state: "29",
  gstin: "29AAACF1234E1Z3",
  business: "Rao, Sons",
  address: "MG Road",
};

export function row(count: number, changes: Partial<InvoiceFacts> = {}): Row {
  const { total = 99900, rate = 18, place = "29", kind = "invoice" } = changes;
  const split = splitTax(total, rate, place === seller.state);
  const facts: InvoiceFacts = {
    kind,
    day: "2026-11-05",
    bookedDay: "2026-11-05",
    series: "",
    keepUntil: "2033-12-31",
    seller,
    buyer: { name: "Priya", billing: { country: "IN", state: "29" } },
    place,
    rate,
    total,
    balance: total,
    orderTotal: total,
    ...split,
    lines: [
      { item: "bundle", name: "Bundle", code: "998439", price: total, discount: 0, net: total, ...split },
    ],
    ...changes,
  };
  const series = kind === "invoice" || kind === "receipt" ? "FW/2627" : "FC/2627";
  return { series, count: String(count).padStart(6, "0"), facts };
}

export const abroad = { name: "Ann", billing: { country: "US" } };
export const within = { name: "Meera", billing: { country: "IN", state: "27" } } as const;
export const business = { name: "Rao", billing: firm } as const;
export const large = { total: 118_00_000, orderTotal: 118_00_000 };
export const back = { kind: "credit-note", day: "2026-11-30" } as const;
export const free = { buyer: abroad, place: "96", export: "lut", rate: 0 } as const;

export const month: Row[] = [
  row(1, { buyer: business }),
  row(2, { buyer: within, place: "27" }),
  row(3),
  row(4, { total: 10500, rate: 5 }),
  row(5, large),
  row(7, { buyer: abroad, place: "96", export: "igst" }),
  row(8, free),
  row(9, { buyer: { ...business, billing: { ...firm, gstin: "29AABCU9603R1ZJ", business: undefined } } }),
  row(1, { ...back, buyer: business, total: 59900 }),
  row(2, { ...back, total: 29900 }),
  row(3, { ...back, ...large, total: 100 }),
  row(4, { ...back, ...free, day: "2026-11-09" }),
];

/** The return of papers that came in pages. */
export function returnOf(...pages: readonly (readonly Row[])[]): Return {
  let gstin = "";
  return joinParts(
    pages.map((rows) => {
      const all = newGathered();
      for (const row of rows) gather(all, row);
      const part = partOf(all, gstin);
      gstin = part.gstin;
      return part;
    }),
  );
}
