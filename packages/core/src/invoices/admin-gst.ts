import type { AdminPaper, TableSums } from "@store/contract/gst/admin-gst";
import { tidyGstin } from "@store/contract/gst/gstin";
import { taxOf } from "@store/contract/gst/split-tax";
import { auditRow } from "../platform/audit.entity.ts";
import { paperToken } from "../platform/paper-link.ts";
import { actor } from "../platform/request.ts";
import { setting } from "../platform/settings.ts";
import { minutes } from "../platform/time.ts";
import type { UseActions } from "../platform/use-case.ts";
import { returnFiles } from "./gstr1-files.ts";
import { noSums, plus, type TableName, tableOf } from "./gstr1-tables.ts";
import { countOf, numberOf, type Paper, PaperEntity } from "./paper.entity.ts";
import { isSale, signed } from "./paper-facts.ts";
import { provePapers } from "./prove-papers.ts";
import { readPapers } from "./read-papers.ts";
import { resendPapers } from "./resend-papers.ts";
import { withBuyer } from "./sealed-buyer.ts";

const linkLasts = minutes(10);

/** Tax papers, month by month. */
export const adminGst: UseActions<"admin-gst"> = {
  async summary({ month }) {
    return { tables: sumsOf(await papersOfMonth(month)) };
  },
  async list({ month, search = "" }) {
    return { papers: (await find(month, search)).map(viewOf) };
  },
  async prove({ month }) {
    return { proof: await provePapers(month) };
  },
  async export({ month }) {
    // Before anybody has the list, which names buyers.
    await auditRow({ by: actor().email, action: "gst.export", target: month }).go();
    const papers = await papersOfMonth(month);
    const gstin = papers.findLast(({ facts }) => facts.seller.gstin)?.facts.seller.gstin;
    return { files: returnFiles(papers, gstin ?? setting("gst").gstin ?? "", month) };
  },
  async resend({ orderId }) {
    await resendPapers(orderId, actor().email);
    return {};
  },
  async link({ orderId }) {
    return { link: paperToken(orderId, linkLasts) };
  },
};

export async function papersOfMonth(month: string): Promise<Paper[]> {
  return (await PaperEntity.query.byMonth({ month }).go({ pages: "all" })).data.map(withBuyer);
}

async function find(month: string, search: string): Promise<Paper[]> {
  const sought = search.toUpperCase().replace(/\s/g, "");
  if (sought === "") return papersOfMonth(month);
  if (sought.startsWith("ORDER_")) return (await readPapers(search)).numbered;
  const [, series, count] = /^([A-Z]{2}\/\d{4})\/(\d{1,8})$/.exec(sought) ?? [];
  if (series && count)
    return (await PaperEntity.query.bySeries({ series, count: countOf(Number(count)) }).go()).data;
  const papers = await papersOfMonth(month);
  const gstin = tidyGstin(search);
  return papers.filter(({ facts: { buyer } }) => {
    const { billing, name } = buyer;
    const texts = [name, billing?.business ?? ""].map((text) => text.toUpperCase());
    return billing?.gstin === gstin || texts.some((text) => text.includes(search.toUpperCase()));
  });
}

function sumsOf(papers: readonly Paper[]): TableSums[] {
  const order: (TableName | "receipts")[] = ["b2b", "b2cl", "b2cs", "exp", "cdnr", "cdnur", "receipts"];
  const tables = new Map<string, TableSums>();
  for (const paper of papers) {
    const table = tableOf(paper) ?? "receipts";
    const known = tables.get(table) ?? { table, papers: 0, ...noSums };
    tables.set(table, { ...known, ...plus(known, signed(paper.facts)), papers: known.papers + 1 });
  }
  return order.flatMap((table) => tables.get(table) ?? []);
}

function viewOf(paper: Paper): AdminPaper {
  const { facts, orderId, against } = paper;
  const { kind, day, total, place, buyer } = facts;
  const warning = warningOf(paper);
  return {
    ...{ number: numberOf(paper), kind, day, total, orderId, tax: taxOf(facts) },
    buyer: buyer.billing?.business ?? buyer.name,
    ...(buyer.billing?.gstin !== undefined && { gstin: buyer.billing.gstin }),
    ...(place !== undefined && { place }),
    ...(against && { against: against.number }),
    ...(warning && { warning }),
  };
}

/** A credit note lowers the tax only until 30 November after the sale's year. */
function warningOf({ facts, against }: Paper): AdminPaper["warning"] {
  if (facts.export === "doubt") return "place-in-doubt";
  if (isSale(facts) || !against) return undefined;
  const [year, month] = against.day.split("-").map(Number);
  const ends = (year ?? 0) + ((month ?? 0) >= 4 ? 1 : 0);
  return facts.day > `${ends}-11-30` ? "late-credit-note" : undefined;
}
