// What a payment company paid out in a month, line by line beside the shop's own books.
import type { ActionInput, ActionOutput } from "@store/contract/calls";
import { csvLines } from "@store/contract/csv";
import { formatDateTime } from "@store/contract/format";
import { rupees } from "@store/contract/rupees";
import { issueCursor, readCursor } from "../../platform/cursor.ts";
import { setting } from "../../platform/settings.ts";
import type { SettledLine } from "../../providers/payments.ts";
import { auditExport } from "./audit-export.ts";
import { type Booked, netOf, readBooks } from "./settlement-books.ts";

type Asked = ActionInput<"admin-orders", "settlement">;
type Sums = NonNullable<ActionOutput<"admin-orders", "settlement">["sums"]>;
type Kind = SettledLine["kind"];

/** Where a file goes on: the provider's own place, and the sums so far. */
interface Position {
  after: string;
  sums: Sums;
}

const nothing: Sums = { paidOut: 0, lines: 0, own: 0, books: 0, differing: 0 };
/** A page of the file; the last one carries the sums, and says whether they add up. */
export async function settlementFile({ provider, month, cursor }: Asked) {
  const about = ["settlement", provider, month];
  const from = readCursor<Position>(about, cursor);
  if (!from) await auditExport("settlement", { provider, month });
  const payments = await setting("payments")(provider);
  const { lines, next } = await payments.settled(month, from?.after);
  const books = await readBooks(provider, lines);
  const told = lines.map((line) => ({ line, net: netOf(line), ...books(line) }));
  const sums = told.reduce(add, from?.sums ?? nothing);
  const rows = told.map(({ line, net, orderId, kept }) => row(line, net, orderId, kept));
  if (next !== undefined)
    return {
      csv: csvLines([...(from ? [] : [head]), ...rows]),
      nextCursor: issueCursor(about, { after: next, sums }),
    };
  return { csv: csvLines([...(from ? [] : [head]), ...rows, ...ends(sums)]), sums };
}

function add(sums: Sums, { line, net, kept }: { line: SettledLine; net: number } & Booked): Sums {
  if (line.kind === "payout") return { ...sums, paidOut: sums.paidOut - net };
  if (line.kind === "own") return { ...sums, lines: sums.lines + net, own: sums.own + net };
  const { lines, books, differing } = sums;
  return {
    ...sums,
    lines: lines + net,
    books: books + (kept ?? 0),
    differing: differing + (kept === net ? 0 : 1),
  };
}

const head = [
  ...[
    "Paid out (IST)",
    "Pay-out",
    "Bank reference",
    "Date (IST)",
    "What",
    "Payment ID",
    "Reference",
    "Order ID",
  ],
  ...["Amount", "Fee", "Tax on the fee", "Net", "In the books", "Differs by"],
];

const words: Record<Kind, string> = {
  payment: "Payment",
  refund: "Refund",
  "refund-failed": "Refund that came back",
  dispute: "Dispute",
  "dispute-won": "Dispute won",
  own: "Of the payment company alone",
  payout: "Paid out to the bank",
};

function row(line: SettledLine, net: number, orderId: string | undefined, kept: number | undefined) {
  const { paidAt, payout, bankReference, at, kind, paymentId, ref, amount, fee, feeTax } = line;
  return [
    ...[
      formatDateTime(paidAt),
      payout,
      bankReference,
      formatDateTime(at),
      words[kind],
      paymentId,
      ref,
      orderId,
    ],
    ...[amount, fee, feeTax, net].map(inRupees),
    ...(kept === undefined ? [] : [kept, net - kept].map(inRupees)),
  ];
}

/** A number to a spreadsheet, never a formula. */
function inRupees(paise: number): number {
  return Number(rupees(paise));
}

/** What it all comes to, and the one line that an accountant looks for. */
function ends(sums: Sums) {
  const { paidOut, lines, own, books, differing } = sums;
  const differs = differenceOf(sums);
  return [
    [],
    ["Paid out to the bank", inRupees(paidOut)],
    ["All lines, after fees", inRupees(lines)],
    ["Of these, of the payment company alone", inRupees(own)],
    ["In the shop's books, after fees", inRupees(books)],
    differs === 0 && differing === 0
      ? ["Adds up"]
      : [`Differs by`, inRupees(differs), `in ${differing} ${differing === 1 ? "line" : "lines"}`],
  ];
}

/** What reached the bank beside what the books and the company's own lines come to. Paise. */
function differenceOf({ paidOut, own, books }: Sums): number {
  return paidOut - own - books;
}
