// The proof of a month's papers: every number is there, and their sum is what the ledger says. It comes in parts; money in paise.
import * as z from "zod/mini";
import { joinRuns, Run, Whole } from "./gstr1-part.ts";
import { countOf, numberOf } from "./invoice-number.ts";

/** What some of the rows say that the proof reads. */
export const ProofPart = z.object({
  /** The last number that each series of the month has given out. */
  series: z.array(z.object({ series: z.string(), last: Whole })),
  /** Numbers of papers that are there. */
  numbers: z.array(Run),
  invoices: Whole,
  ledger: Whole,
  /** Papers that have no number yet. */
  waiting: Whole,
});
export type ProofPart = z.infer<typeof ProofPart>;

/** Whether numbers are whole and sums equal the ledger's. */
export interface GstProof extends Omit<ProofPart, "series" | "numbers"> {
  /** Series of the month's years, with what is missing of each. */
  series: (ProofPart["series"][number] & { missing: string[] })[];
}

/** Numbers that are named; more of them tell nothing new. */
const mostMissing = 20;

/** The parts as one. Pure. */
export function joinProof(parts: readonly ProofPart[]): GstProof {
  const runs = joinRuns(parts.flatMap(({ numbers }) => numbers));
  const sum = (name: "invoices" | "ledger" | "waiting") => parts.reduce((all, part) => all + part[name], 0);
  return {
    series: parts
      .flatMap(({ series }) => series)
      .map((one) => ({ ...one, missing: missingOf(one, runs).map((number) => nameOf(one.series, number)) })),
    invoices: sum("invoices"),
    ledger: sum("ledger"),
    waiting: sum("waiting"),
  };
}

function missingOf({ series, last }: ProofPart["series"][number], runs: readonly Run[]): number[] {
  const missing: number[] = [];
  let next = 1;
  for (const { from, to } of [...runs.filter((run) => run.series === series), { from: last + 1, to: last }]) {
    for (; next < from && next <= last && missing.length < mostMissing; next++) missing.push(next);
    next = Math.max(next, to + 1);
  }
  return missing;
}

const nameOf = (series: string, number: number) => numberOf({ series, count: countOf(number) });
