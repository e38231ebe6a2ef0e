// Gives papers their numbers: one transaction for each, so that number and paper exist together or not at all. Whoever
// dies leaves no gap, and two who meet are told apart by the series' condition.
import { log } from "../platform/log.ts";
import { retry } from "../platform/retry.ts";
import { put, remove, transact, update } from "../platform/table.ts";
import { type DuePaper, DuePaperEntity } from "./due-paper.entity.ts";
import { countOf, numberOf, type Paper, PaperEntity } from "./paper.entity.ts";
import { isSale } from "./paper-facts.ts";
import { readPapers } from "./read-papers.ts";
import { lastOf, raiseTo } from "./series.entity.ts";

/** Somebody else took the number. */
class SeriesMovedError extends Error {
  override name = "SeriesMovedError";
}

/** Numbers all papers of an order that wait for it, in the order of the money's changes. Answers its papers. */
export async function numberPapers(orderId: string): Promise<Paper[]> {
  const { due, numbered } = await readPapers(orderId);
  const papers = [...numbered];
  for (const row of due) {
    const sale = papers.findLast(({ facts }) => isSale(facts));
    const paper = await retry(() => numberOne(row, sale), {
      tries: 40,
      when: (error) => error instanceof SeriesMovedError,
      longestPause: 300,
    });
    // Numbered meanwhile by somebody else, who has what comes after it too.
    if (!paper) return (await readPapers(orderId)).numbered;
    papers.push(paper);
  }
  return papers;
}

async function numberOne(
  { orderId, turn, facts }: DuePaper,
  sale: Paper | undefined,
): Promise<Paper | undefined> {
  const { series, day, keepUntil } = facts;
  const last = await lastOf(series);
  const paper: Paper = {
    orderId,
    turn,
    series,
    count: countOf(last + 1),
    month: day.slice(0, 7),
    facts,
    // Of an order whose buyer was erased meanwhile.
    ...(sale?.sealedBuyer !== undefined && { sealedBuyer: sale.sealedBuyer }),
    ...(sale && !isSale(facts) && { against: { number: numberOf(sale), day: sale.facts.day } }),
    keepUntil,
    numberedAt: Date.now(),
  };
  const refused = await transact({
    series: update(raiseTo(series, last)),
    paper: put(PaperEntity.create(paper)),
    due: remove(DuePaperEntity.delete({ orderId, turn })),
  });
  if (refused.paper) return undefined;
  if (refused.series) throw new SeriesMovedError(`${series} has moved on from ${last}`);
  log("paper.numbered", { orderId, number: numberOf(paper) });
  return paper;
}
