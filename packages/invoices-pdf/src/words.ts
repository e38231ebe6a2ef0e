// What stands on a tax paper, as texts: everything that the law wants of it, and nothing of the drawing.
import { formatDate } from "@store/contract/format";
import { countryName } from "@store/contract/gst/countries";
import { taxOf } from "@store/contract/gst/split-tax";
import { abroad, placeName, stateTaxName } from "@store/contract/gst/states";
import { type InvoiceFacts, isSale } from "@store/core/orders/settlement/invoice-facts";

/** A numbered paper. */
export interface Invoice {
  number: string;
  orderId: string;
  facts: InvoiceFacts;
  /** The sale that a credit note is about. */
  against?: { number: string; day: string } | undefined;
  /** Epoch milliseconds. */
  numberedAt: number;
  /** Of a plain receipt, in a shop without tax papers: what went back of it since. Paise. */
  sentBack?: number | undefined;
}

export const titles: Record<InvoiceFacts["kind"], string> = {
  invoice: "Tax invoice",
  "credit-note": "Credit note",
  receipt: "Receipt",
  "refund-receipt": "Refund receipt",
};

const amounts = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `₹1,598.00` */
export function money(paise: number): string {
  return `₹${amounts.format(paise / 100)}`;
}

/** `22 Nov 2026` for `2026-11-22`. */
export function date(day: string): string {
  return formatDate(Date.parse(`${day}T12:00:00+05:30`));
}

/** Which copy it is: of services, the buyer's is the original (rule 48(2)). */
export function copyOf({ facts: { kind } }: Invoice): string | undefined {
  return kind === "invoice" ? "ORIGINAL FOR RECIPIENT" : undefined;
}

/** Rows of name and value. */
export function headLines({ number, orderId, facts, against, sentBack }: Invoice): [string, string][][] {
  const { day, place, buyer } = facts;
  const dated: [string, string] = ["Date", date(day)];
  return [
    sentBack === undefined ? [["Number", number], dated] : [dated],
    ...(against ? [[["For", `${against.number} of ${date(against.day)}`] as [string, string]]] : []),
    ...(place === undefined ? [] : [[["Place of supply", placeLine(place)] as [string, string]]]),
    ...(place === abroad && buyer.billing
      ? [[["Country of destination", countryName(buyer.billing.country)] as [string, string]]]
      : []),
    [["Order", orderId]],
  ];
}

function placeLine(place: string): string {
  return `${placeName(place)} (${place})`;
}

/** Said beside the sum. */
export function sumLabel({ kind, place, cgst, sgst, igst }: InvoiceFacts): string {
  const what = isSale({ kind }) ? "Paid" : "Credited";
  if (place === undefined) return what;
  const tax = taxOf({ cgst, sgst, igst });
  return tax > 0 ? `${what}, with GST of ${money(tax)}` : `${what}, without GST`;
}

export function sellerLines({ seller }: InvoiceFacts): string[] {
  const { name, address, gstin, state } = seller;
  return [name, address, ...(gstin === undefined ? [] : [`GSTIN ${gstin}`, `State: ${placeLine(state)}`])];
}

export function buyerLines({ buyer }: InvoiceFacts): string[] {
  const { name, billing } = buyer;
  if (!billing) return [name];
  const { country, state, gstin, business, address } = billing;
  const where = state === undefined ? countryName(country) : `${placeLine(state)}, India`;
  return [
    business ?? name,
    ...(business === undefined ? [] : [`Attention: ${name}`]),
    ...(address === undefined ? [] : [address]),
    where,
    ...(gstin === undefined ? [] : [`GSTIN ${gstin}`]),
  ];
}

interface Column {
  title: string;
  cells: string[];
  /** Beneath the cells. */
  sum: string;
  /** Share of the width. */
  share: number;
  right: boolean;
}

/**
 * The table of what was sold, column by column. A receipt has no tax to tell. A discount is recorded on the invoice, or it would be
 * a part of the taxable value (section 15(3)(a) of the CGST Act).
 */
export function columns({ facts }: Invoice): Column[] {
  const { lines, rate, seller, place, total, taxable, cgst, sgst, igst } = facts;
  const all = (name: "price" | "discount") => lines.reduce((sum, line) => sum + line[name], 0);
  const isDiscounted = isSale(facts) && all("discount") > 0;
  const texts = (title: string, share: number, cells: string[], sum = ""): Column => ({
    ...{ title, cells, sum, share, right: false },
  });
  const paise = (title: string, share: number, cells: number[], sum: number): Column => ({
    ...{ title, cells: cells.map(money), sum: money(sum), share, right: true },
  });
  const names = texts(
    "Description",
    30,
    lines.map(({ name }) => name),
    "Total",
  );
  const paid = paise(
    "Amount",
    16,
    lines.map(({ net }) => net),
    total,
  );
  const discounted = isDiscounted
    ? [
        paise(
          place === undefined ? "Price" : "Price with GST",
          13,
          lines.map(({ price }) => price),
          all("price"),
        ),
        paise(
          "Discount",
          12,
          lines.map(({ discount }) => discount),
          all("discount"),
        ),
      ]
    : [];
  if (place === undefined) return [{ ...names, share: 58 }, ...discounted, paid];
  const taxes =
    place === seller.state
      ? [
          paise(
            `CGST ${rate / 2} %`,
            13,
            lines.map((line) => line.cgst),
            cgst,
          ),
          paise(
            `${stateTaxName(seller.state)} ${rate / 2} %`,
            13,
            lines.map((line) => line.sgst),
            sgst,
          ),
        ]
      : [
          paise(
            `IGST ${rate} %`,
            15,
            lines.map((line) => line.igst),
            igst,
          ),
        ];
  return [
    names,
    texts(
      "SAC",
      10,
      lines.map(({ code }) => code),
    ),
    ...discounted,
    paise(
      "Taxable value",
      17,
      lines.map((line) => line.taxable),
      taxable,
    ),
    ...taxes,
    paid,
  ];
}

/** What an export invoice carries, in the words of rule 46 of the CGST Rules. */
const endorsements = {
  igst: "SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX",
  lut: "SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX",
};

/** The small print. */
export function notes({ facts, sentBack }: Invoice): string[] {
  const { export: way, lutArn, place } = facts;
  if (sentBack !== undefined) return sentBack > 0 ? [`${money(sentBack)} of it was sent back since.`] : [];
  return [
    ...(way === undefined || way === "doubt" ? [] : [endorsements[way]]),
    ...(way === "lut" && lutArn !== undefined ? [`Letter of Undertaking: ARN ${lutArn}.`] : []),
    ...(isSale(facts) ? [] : ["The amount was sent back the way it was paid."]),
    ...(place === undefined
      ? ["The seller is not registered under GST; no tax is charged."]
      : [
          "Tax payable on reverse charge: No.",
          "Issued electronically; no signature is needed (rule 46 of the CGST Rules, fifth proviso).",
        ]),
  ];
}
