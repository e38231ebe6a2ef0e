// A month's papers as the JSON of the return GSTR-1.

import { groupBy } from "@store/contract/group-by";
import { numberOf } from "@store/contract/gst/invoice-number";
import { abroad } from "@store/contract/gst/states";
import { rupees } from "@store/contract/rupees";
import { type Return, runsOf } from "./gstr1-return.ts";
import {
  businessOf,
  exportType,
  noteType,
  placeOfRow,
  type Sums,
  type TableName,
  type Told,
} from "./gstr1-tables.ts";

/** Keys whose values are amounts. */
const amounts = new Set(["val", "txval", "iamt", "camt", "samt", "csamt"]);

/** The return as text: amounts in rupees with both decimals, `999.00`, made from paise and never from a fraction. */
export function returnJson(all: Return, gstin: string, month: string): string {
  const marked = JSON.stringify(
    returnOf(all, gstin, month),
    (key, value) => (amounts.has(key) && value !== 0 ? `₹${rupees(value)}` : value),
    1,
  );
  // No other text has that sign: numbers of papers, GSTINs and codes have none.
  return marked.replace(/"₹(-?\d+\.\d\d)"/g, "$1");
}

/** The return's own shape, with amounts in paise. */
function returnOf(all: Return, gstin: string, month: string) {
  const of = (table: TableName) => all.told.get(table) ?? [];
  const dayOf = (day: string) => day.split("-").reverse().join("-");
  const taxes = ({ taxable, igst, cgst, sgst }: Sums) => ({
    txval: taxable,
    ...{ iamt: igst, camt: cgst, samt: sgst, csamt: 0 },
  });
  const items = ({ facts }: Told) => [{ num: 1, itm_det: { rt: facts.rate, ...taxes(facts) } }];
  const invoice = (row: Told) => ({
    inum: numberOf(row),
    idt: dayOf(row.facts.day),
    val: row.facts.total,
  });
  const note = (row: Told) => ({
    ...{ ntty: "C", nt_num: numberOf(row), nt_dt: dayOf(row.facts.day), val: row.facts.total },
    ...(placeOfRow(row) !== abroad && { pos: placeOfRow(row) }),
    itms: items(row),
  });
  const regular = (row: Told) => ({ pos: row.facts.place, rchrg: "N", inv_typ: "R" });
  const grouped = (table: Told[], keyOf: (row: Told) => string) =>
    [...groupBy(table, keyOf)].map(([key, group]) => ({ key, group }));
  const docs = (numbers: Return["sales"]) =>
    runsOf(numbers).map(({ from, to, count }, index) => ({
      ...{
        num: index + 1,
        from: numberOf(from),
        to: numberOf(to),
        totnum: count,
        cancel: 0,
        net_issue: count,
      },
    }));
  const codes = (sums: Return["withGstin"]) =>
    [...sums.values()].map(({ code, rate, ...sums }, index) => ({
      ...{ num: index + 1, hsn_sc: code, desc: "", uqc: "NA", qty: 0, rt: rate, ...taxes(sums) },
    }));
  return {
    gstin,
    fp: month.split("-").reverse().join(""),
    b2b: grouped(of("b2b"), (row) => businessOf(row).gstin).map(({ key: ctin, group }) => ({
      ctin,
      inv: group.map((row) => ({ ...invoice(row), ...regular(row), itms: items(row) })),
    })),
    b2cl: grouped(of("b2cl"), (row) => placeOfRow(row) ?? "").map(({ key: pos, group }) => ({
      pos,
      inv: group.map((row) => ({ ...invoice(row), itms: items(row) })),
    })),
    b2cs: [...all.small.values()].map(({ place, rate, intraState, ...sums }) => ({
      ...{ sply_ty: intraState ? "INTRA" : "INTER", typ: "OE", pos: place, rt: rate, ...taxes(sums) },
    })),
    exp: grouped(of("exp"), exportType).map(({ key: exp_typ, group }) => ({
      exp_typ,
      inv: group.map((row) => ({
        ...invoice(row),
        itms: [{ rt: row.facts.rate, txval: row.facts.taxable, iamt: row.facts.igst, csamt: 0 }],
      })),
    })),
    cdnr: grouped(of("cdnr"), (row) => businessOf(row).gstin).map(({ key: ctin, group }) => ({
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
