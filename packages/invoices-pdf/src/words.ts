// What stands on a tax paper, as texts: everything that the law wants of it, and nothing of the drawing.
import { formatDate } from "@store/contract/format";
import { countryName } from "@store/contract/gst/countries";
import { taxOf } from "@store/contract/gst/split-tax";
import { placeName, stateTaxName } from "@store/contract/gst/states";
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

/** Rows of name and value. */
export function headLines({ number, orderId, facts, against }: Invoice): [string, string][][] {
  const { day, place } = facts;
  return [
    [
      ["Number", number],
      ["Date", date(day)],
    ],
    ...(against ? [[["For", `${against.number} of ${date(against.day)}`] as [string, string]]] : []),
    ...(place === undefined ? [] : [[["Place of supply", placeLine(place)] as [string, string]]]),
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

/** The table of what was sold, column by column. A receipt has no tax to tell. */
export function columns({ facts }: Invoice): Column[] {
  const { lines, rate, seller, place, total, taxable, cgst, sgst, igst } = facts;
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
  if (place === undefined) return [{ ...names, share: 84 }, paid];
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

/** The small print. */
export function notes({ facts }: Invoice): string[] {
  const { export: way, lutArn, place } = facts;
  return [
    ...(way === "lut"
      ? [
          "Supply meant for export under Letter of Undertaking without payment of integrated tax." +
            (lutArn === undefined ? "" : ` ARN ${lutArn}.`),
        ]
      : []),
    ...(isSale(facts) ? [] : ["The amount was sent back the way it was paid."]),
    ...(place === undefined
      ? ["The seller is not registered under GST; no tax is charged."]
      : [
          "Tax payable on reverse charge: No.",
          "Issued electronically; no signature is needed (rule 46 of the CGST Rules, fifth proviso).",
        ]),
  ];
}
