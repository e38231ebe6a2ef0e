// A part of a month's return GSTR-1: what some of the month's papers bring to it. Amounts in paise.
import * as z from "zod/mini";

export const Whole = z.number().check(z.int());

export const Sums = z.object({ total: Whole, taxable: Whole, cgst: Whole, sgst: Whole, igst: Whole });
export type Sums = z.infer<typeof Sums>;

/** The tables that name each paper; of the rest there are sums alone. */
export const toldTables = ["b2b", "b2cl", "exp", "cdnr", "cdnur"] as const;

/** A paper that is told one by one. */
const Told = z.extend(Sums, {
  table: z.enum(toldTables),
  number: z.string(),
  day: z.string(),
  rate: z.number(),
  place: z.optional(z.string()),
  /** Of a buyer with a GSTIN: it, and the business. */
  gstin: z.optional(z.string()),
  name: z.optional(z.string()),
});
export type Told = z.infer<typeof Told>;

/** Table 7: the rest, net of credit notes, by place and rate. */
const SmallSales = z.extend(Sums, { place: z.string(), rate: z.number(), intraState: z.boolean() });
export type SmallSales = z.infer<typeof SmallSales>;

/** Table 12: by service code and rate, net of credit notes. */
const CodeSums = z.extend(Sums, { code: z.string(), rate: z.number() });
export type CodeSums = z.infer<typeof CodeSums>;

/** Table 13: numbers of a series without a gap between them. */
export const Run = z.object({ series: z.string(), from: Whole, to: Whole });
export type Run = z.infer<typeof Run>;

export const ReturnPart = z.object({
  told: z.array(Told),
  small: z.array(SmallSales),
  /** For buyers with and without GSTIN apart. */
  withGstin: z.array(CodeSums),
  withoutGstin: z.array(CodeSums),
  /** The numbers given out, of sales and of credit notes. */
  sales: z.array(Run),
  credits: z.array(Run),
  /** The shop's, of the last paper so far that names one. */
  gstin: z.string(),
});
export type ReturnPart = z.infer<typeof ReturnPart>;

/** Adds to the sums of a key, which stand in the order in which the keys first come. */
export function addTo<Row extends Sums & { invoices?: number }>(
  all: Map<string, Row>,
  key: string,
  row: Row,
): void {
  const known = all.get(key);
  all.set(key, known ? { ...known, ...plus(known, row) } : row);
}

function plus(one: Sums & { invoices?: number }, other: Sums & { invoices?: number }) {
  return {
    total: one.total + other.total,
    taxable: one.taxable + other.taxable,
    cgst: one.cgst + other.cgst,
    sgst: one.sgst + other.sgst,
    igst: one.igst + other.igst,
    ...(one.invoices !== undefined && { invoices: one.invoices + (other.invoices ?? 0) }),
  };
}

/** Runs in order, those that go on where another ends made one. A month begins and ends where a payment's date falls, so there may be several. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of [...runs].sort(inOrder)) {
    const last = joined.at(-1);
    if (last && last.series === run.series && run.from === last.to + 1) last.to = run.to;
    else joined.push({ ...run });
  }
  return joined;
}

function inOrder(one: Run, other: Run): number {
  if (one.series === other.series) return one.from - other.from;
  return one.series < other.series ? -1 : 1;
}
