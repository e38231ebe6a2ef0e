// A month's papers as the JSON of the return GSTR-1.
import { groupBy } from "../group-by.ts";
import { rupees } from "../rupees.ts";
import type { Return } from "./gstr1-join.ts";
import type { CodeSums, Run, Sums, Told } from "./gstr1-part.ts";
import { exportType, noteType } from "./gstr1-types.ts";
import { countOf, numberOf } from "./invoice-number.ts";
import { abroad } from "./states.ts";

/** Keys whose values are amounts. */
const amounts = new Set(["val", "txval", "iamt", "camt", "samt", "csamt"]);

/** The return as text: amounts in rupees with both decimals, `999.00`, made from paise and never from a fraction. */
export function returnJson(all: Return, month: string): string {
  const marked = JSON.stringify(
    returnOf(all, month),
    (key, value) => (amounts.has(key) && value !== 0 ? `₹${rupees(value)}` : value),
    1,
  );
  // No other text has that sign: numbers of papers, GSTINs and codes have none.
  return marked.replace(/"₹(-?\d+\.\d\d)"/g, "$1");
}

/** The return's own shape, with amounts in paise. */
function returnOf(all: Return, month: string) {
  const of = (table: Told["table"]) => all.told.get(table) ?? [];
  const dayOf = (day: string) => day.split("-").reverse().join("-");
  const taxes = ({ taxable, igst, cgst, sgst }: Sums) => ({
    txval: taxable,
    ...{ iamt: igst, camt: cgst, samt: sgst, csamt: 0 },
  });
  const items = (row: Told) => [{ num: 1, itm_det: { rt: row.rate, ...taxes(row) } }];
  const invoice = ({ number, day, total }: Told) => ({ inum: number, idt: dayOf(day), val: total });
  const note = (row: Told) => ({
    ...{ ntty: "C", nt_num: row.number, nt_dt: dayOf(row.day), val: row.total },
    ...(row.place !== abroad && { pos: row.place }),
    itms: items(row),
  });
  const regular = ({ place }: Told) => ({ pos: place, rchrg: "N", inv_typ: "R" });
  const grouped = (table: Told[], keyOf: (row: Told) => string) =>
    [...groupBy(table, keyOf)].map(([key, group]) => ({ key, group }));
  const docs = (runs: readonly Run[]) =>
    runs.map(({ series, from, to }, index) => ({
      num: index + 1,
      from: numberOf({ series, count: countOf(from) }),
      to: numberOf({ series, count: countOf(to) }),
      totnum: to - from + 1,
      cancel: 0,
      net_issue: to - from + 1,
    }));
  const codes = (rows: readonly CodeSums[]) =>
    rows.map(({ code, rate, ...sums }, index) => ({
      ...{ num: index + 1, hsn_sc: code, desc: "", uqc: "NA", qty: 0, rt: rate, ...taxes(sums) },
    }));
  return {
    gstin: all.gstin,
    fp: month.split("-").reverse().join(""),
    b2b: grouped(of("b2b"), ({ gstin = "" }) => gstin).map(({ key: ctin, group }) => ({
      ctin,
      inv: group.map((row) => ({ ...invoice(row), ...regular(row), itms: items(row) })),
    })),
    b2cl: grouped(of("b2cl"), ({ place = "" }) => place).map(({ key: pos, group }) => ({
      pos,
      inv: group.map((row) => ({ ...invoice(row), itms: items(row) })),
    })),
    b2cs: all.small.map(({ place, rate, intraState, ...sums }) => ({
      ...{ sply_ty: intraState ? "INTRA" : "INTER", typ: "OE", pos: place, rt: rate, ...taxes(sums) },
    })),
    exp: grouped(of("exp"), exportType).map(({ key: exp_typ, group }) => ({
      exp_typ,
      inv: group.map((row) => ({
        ...invoice(row),
        itms: [{ rt: row.rate, txval: row.taxable, iamt: row.igst, csamt: 0 }],
      })),
    })),
    cdnr: grouped(of("cdnr"), ({ gstin = "" }) => gstin).map(({ key: ctin, group }) => ({
      ctin,
      nt: group.map((row) => ({ ...note(row), ...regular(row) })),
    })),
    cdnur: of("cdnur").map((row) => ({ typ: noteType(row), ...note(row) })),
    hsn: { hsn_b2b: codes(all.withGstin), hsn_b2c: codes(all.withoutGstin) },
    doc_issue: {
      doc_det: [
        { doc_num: 1, docs: docs(all.sales) },
        { doc_num: 5, docs: docs(all.credits) },
      ],
    },
  };
}
