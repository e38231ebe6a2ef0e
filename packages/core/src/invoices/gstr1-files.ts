// A month's papers as the files that an accountant's tool takes: CSV by table of the return, and the return's JSON. Names
// of columns and keys stand here and nowhere else.

import { csvLines } from "@store/contract/csv";
import { numberOf } from "@store/contract/gst/invoice-number";
import { placeName } from "@store/contract/gst/states";
import { rupees } from "@store/contract/rupees";
import { returnJson } from "./gstr1-json.ts";
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

export interface ReturnFile {
  name: string;
  text: string;
}

/** The columns of each sheet, as the offline tool of 2025 heads them. */
export const headers = {
  b2b: "GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount",
  b2cl: "Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN",
  b2cs: "Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN",
  exp: "Export Type,Invoice Number,Invoice date,Invoice Value,Port Code,Shipping Bill Number,Shipping Bill Date,Rate,Taxable Value,Cess Amount",
  cdnr: "GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount",
  cdnur:
    "UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount",
  hsn: "HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount",
  docs: "Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled",
} as const;
type Sheet = keyof typeof headers;

const natures = { sales: "Invoices for outward supply", credits: "Credit Note" };
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** All sheets that have a row, and the JSON. `month` is `yyyy-mm`. */
export function returnFiles(all: Return, gstin: string, month: string): ReturnFile[] {
  const of = (table: TableName) => all.told.get(table) ?? [];
  const sheets: [string, Sheet, (string | number)[][]][] = [
    ["b2b,sez,de", "b2b", of("b2b").map(b2bCells)],
    ["b2cl", "b2cl", of("b2cl").map(b2clCells)],
    [
      "b2cs",
      "b2cs",
      [...all.small.values()].map(({ place, rate, taxable }) => [
        "OE",
        placeCell(place),
        "",
        rate,
        rupees(taxable),
        "",
        "",
      ]),
    ],
    ["exp", "exp", of("exp").map(expCells)],
    ["cdnr", "cdnr", of("cdnr").map(cdnrCells)],
    ["cdnur", "cdnur", of("cdnur").map(cdnurCells)],
    ["hsn(b2b)", "hsn", [...all.withGstin.values()].map(hsnCells)],
    ["hsn(b2c)", "hsn", [...all.withoutGstin.values()].map(hsnCells)],
    [
      "docs",
      "docs",
      (["sales", "credits"] as const).flatMap((kind) =>
        runsOf(all[kind]).map(({ from, to, count }) => [
          natures[kind],
          numberOf(from),
          numberOf(to),
          count,
          0,
        ]),
      ),
    ],
  ];
  const files = sheets
    .filter(([, , cells]) => cells.length > 0)
    .map(([name, sheet, cells]) => ({
      name: `${month} ${name}.csv`,
      text: csvLines([headers[sheet].split(","), ...cells]),
    }));
  return [...files, { name: `${month} GSTR-1.json`, text: returnJson(all, gstin, month) }];
}

function placeCell(place = ""): string {
  return `${place}-${placeName(place)}`;
}

/** `22-Nov-2026` */
function dayCell(day: string): string {
  const [year, month = "", date] = day.split("-");
  return `${date}-${months[Number(month) - 1]}-${year}`;
}

function b2bCells(row: Told): (string | number)[] {
  const { facts } = row;
  const { gstin, name } = businessOf(row);
  const place = placeCell(facts.place);
  return [
    ...[
      gstin,
      name,
      numberOf(row),
      dayCell(facts.day),
      rupees(facts.total),
      place,
      "N",
      "",
      "Regular B2B",
      "",
    ],
    ...[facts.rate, rupees(facts.taxable), ""],
  ];
}

function b2clCells(row: Told): (string | number)[] {
  const { facts } = row;
  const { day, total, rate, taxable } = facts;
  return [
    numberOf(row),
    dayCell(day),
    rupees(total),
    placeCell(placeOfRow(row)),
    "",
    rate,
    rupees(taxable),
    "",
    "",
  ];
}

function expCells(row: Told): (string | number)[] {
  const { day, total, rate, taxable } = row.facts;
  return [exportType(row), numberOf(row), dayCell(day), rupees(total), "", "", "", rate, rupees(taxable), ""];
}

function cdnrCells(row: Told): (string | number)[] {
  const { day, place, total, rate, taxable } = row.facts;
  const { gstin, name } = businessOf(row);
  return [
    ...[
      gstin,
      name,
      numberOf(row),
      dayCell(day),
      "C",
      placeCell(place),
      "N",
      "Regular B2B",
      rupees(total),
      "",
    ],
    ...[rate, rupees(taxable), ""],
  ];
}

function cdnurCells(row: Told): (string | number)[] {
  const { day, total, rate, taxable } = row.facts;
  return [
    ...[noteType(row), numberOf(row), dayCell(day), "C", placeCell(placeOfRow(row)), rupees(total), ""],
    ...[rate, rupees(taxable), ""],
  ];
}

function hsnCells({ code, rate, total, taxable, igst, cgst, sgst }: Sums & { code: string; rate: number }) {
  const amounts = [taxable, igst, cgst, sgst].map(rupees);
  return [code, "", "NA", 0, rupees(total), rate, ...amounts, ""];
}
