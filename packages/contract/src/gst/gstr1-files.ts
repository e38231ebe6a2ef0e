// A month's papers as the files that an accountant's tool takes: CSV by table of the return, and the return's JSON. Names
// of columns and keys stand here and nowhere else.

import { csvLines } from "../csv.ts";
import { rupees } from "../rupees.ts";
import type { Return } from "./gstr1-join.ts";
import { returnJson } from "./gstr1-json.ts";
import type { CodeSums, Told } from "./gstr1-part.ts";
import { exportType, noteType } from "./gstr1-types.ts";
import { countOf, numberOf } from "./invoice-number.ts";
import { placeName } from "./states.ts";

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
type Cells = (string | number | undefined)[];

const natures = { sales: "Invoices for outward supply", credits: "Credit Note" };
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** All sheets that have a row, and the JSON. `month` is `yyyy-mm`. */
export function returnFiles(all: Return, month: string): ReturnFile[] {
  const of = (table: Told["table"]) => all.told.get(table) ?? [];
  const sheets: [string, Sheet, Cells[]][] = [
    ["b2b,sez,de", "b2b", of("b2b").map(b2bCells)],
    ["b2cl", "b2cl", of("b2cl").map(b2clCells)],
    [
      "b2cs",
      "b2cs",
      all.small.map(({ place, rate, taxable }) => [
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
    ["hsn(b2b)", "hsn", all.withGstin.map(hsnCells)],
    ["hsn(b2c)", "hsn", all.withoutGstin.map(hsnCells)],
    [
      "docs",
      "docs",
      (["sales", "credits"] as const).flatMap((kind) =>
        all[kind].map(({ series, from, to }) => [
          natures[kind],
          numberOf({ series, count: countOf(from) }),
          numberOf({ series, count: countOf(to) }),
          to - from + 1,
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
  return [...files, { name: `${month} GSTR-1.json`, text: returnJson(all, month) }];
}

function placeCell(place = ""): string {
  return `${place}-${placeName(place)}`;
}

/** `22-Nov-2026` */
function dayCell(day: string): string {
  const [year, month = "", date] = day.split("-");
  return `${date}-${months[Number(month) - 1]}-${year}`;
}

function b2bCells({ gstin, name, number, day, total, place, rate, taxable }: Told): Cells {
  return [
    ...[gstin, name, number, dayCell(day), rupees(total), placeCell(place), "N", "", "Regular B2B", ""],
    ...[rate, rupees(taxable), ""],
  ];
}

function b2clCells({ number, day, total, place, rate, taxable }: Told): Cells {
  return [number, dayCell(day), rupees(total), placeCell(place), "", rate, rupees(taxable), "", ""];
}

function expCells(row: Told): Cells {
  const { number, day, total, rate, taxable } = row;
  return [exportType(row), number, dayCell(day), rupees(total), "", "", "", rate, rupees(taxable), ""];
}

function cdnrCells({ gstin, name, number, day, place, total, rate, taxable }: Told): Cells {
  return [
    ...[gstin, name, number, dayCell(day), "C", placeCell(place), "N", "Regular B2B", rupees(total), ""],
    ...[rate, rupees(taxable), ""],
  ];
}

function cdnurCells(row: Told): Cells {
  const { number, day, place, total, rate, taxable } = row;
  return [
    ...[noteType(row), number, dayCell(day), "C", placeCell(place), rupees(total), ""],
    ...[rate, rupees(taxable), ""],
  ];
}

function hsnCells({ code, rate, total, taxable, igst, cgst, sgst }: CodeSums): Cells {
  const amounts = [taxable, igst, cgst, sgst].map(rupees);
  return [code, "", "NA", 0, rupees(total), rate, ...amounts, ""];
}
