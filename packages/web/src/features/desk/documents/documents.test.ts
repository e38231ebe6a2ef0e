import type { Block } from "@store/contract/course-content";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { docxOf } from "./docx.ts";
import { doubtsOf, filled, missingIn, valuesOf } from "./fill.ts";

const body: Block[] = [
  { type: "text", text: "{agency} for {client}" },
  { type: "text", text: "{?gstin}GST is {gst}." },
  { type: "text", text: "{!gstin}No GST." },
  { type: "steps", items: ["One", "{?udyam}Udyam {udyam}"] },
  {
    type: "table",
    head: ["For", "{?gstin}SAC"],
    rows: [
      ["Fee", "{fee}"],
      ["{?cgst}CGST", "{cgst}"],
      ["{?cgst}{stateTax}", "{cgst}"],
      ["{?igst}IGST", "{igst}"],
      ["{?unsplit}GST", "{unsplit}"],
      ["Total", "{total}"],
    ],
  },
];
const rows = (typed: Record<string, string>) => {
  const table = filled(body, valuesOf(typed)).at(-1);
  return table?.type === "table" ? table.rows : [];
};

test("a fee is taxed by the states of both sides, and without a registration not at all", () => {
  const ours = { fee: "45,000", gstin: "29AAACF1234E1Z3" };
  expect(rows({ ...ours, clientState: "karnataka" })).toEqual([
    ["Fee", "₹45,000.00"],
    ["CGST", "₹4,050.00"],
    ["SGST", "₹4,050.00"],
    ["Total", "₹53,100.00"],
  ]);
  for (const client of [{ clientGstin: "27AAACF1234E1Z7" }, { clientState: "Goa" }])
    expect(rows({ ...ours, ...client }).slice(1, -1)).toEqual([["IGST", "₹8,100.00"]]);
  expect(rows({ ...ours, gstin: "38AAGCF4321M1ZF", clientState: "Ladakh" })[2]).toEqual([
    "UTGST",
    "₹4,050.00",
  ]);
  expect(rows({ fee: "45000" })).toEqual([
    ["Fee", "₹45,000.00"],
    ["Total", "₹45,000.00"],
  ]);
});

test("a tax that cannot be split for want of a State is shown whole, and said", () => {
  for (const clientState of ["", "MH"]) {
    const typed = { fee: "45000", gstin: "29AAACF1234E1Z3", clientState };
    expect(rows(typed).slice(1)).toEqual([
      ["GST", "₹8,100.00"],
      ["Total", "₹53,100.00"],
    ]);
    expect(doubtsOf(valuesOf(typed))).toEqual([expect.stringContaining("both States")]);
  }
});

test("the place of supply is the client's State with its number, from the GSTIN where there is one", () => {
  expect(valuesOf({ fee: "1", clientGstin: "27 aaacf1234e1z7" }).clientState).toBe("Maharashtra (27)");
  expect(valuesOf({ fee: "1", clientState: "Andaman & Nicobar Islands" }).clientState).toBe(
    "Andaman and Nicobar Islands (35)",
  );
});

test("both halves of the tax are alike and add up to the total, to the paisa", () => {
  const values = valuesOf({ fee: "999.95", gstin: "29A", agencyState: "Goa", clientState: "goa" });
  expect([values.fee, values.cgst, values.gst, values.total]).toEqual([
    "₹999.95",
    "₹90.00",
    "₹180.00",
    "₹1,179.95",
  ]);
});

test("conditions keep or take out paragraphs, lines, rows and cells", () => {
  const told = JSON.stringify(filled(body, valuesOf({ agency: "Kaveri", client: "Pantry" })));
  expect(told).toContain("Kaveri for Pantry");
  expect(told).toContain("No GST.");
  expect(told).not.toMatch(/GST is|Udyam|SAC|CGST/);
});

test("what cannot be right is said", () => {
  const good = {
    fee: "45000",
    gstin: "29AAACF1234E1Z3",
    clientState: "Goa",
    udyam: "U1",
    days: "45",
    invoiceNo: "KD/26-27/000014",
  };
  expect(doubtsOf(valuesOf(good))).toEqual([]);
  const bad = {
    fee: "a lot",
    gstin: "29ABCDE1234F1Z5",
    udyam: "U1",
    days: "60",
    invoiceNo: "KD/2026-2027/00014",
  };
  expect(doubtsOf(valuesOf(bad))).toHaveLength(4);
});

test("what is missing stands in brackets and is named", () => {
  const values = valuesOf({ agency: "Kaveri" });
  expect(filled(body, values)[0]).toEqual({ type: "text", text: "Kaveri for [Name of the client]" });
  expect(missingIn(body, values)).toEqual(["Name of the client", "Fee a month, without tax"]);
});

test("a file has its parts, and typed words cannot become markup", () => {
  const blocks = filled(body, valuesOf({ agency: 'A & <b>"B"</b>\u0000\ufffe\uffff', udyam: "U1" }));
  const files = unzipSync(
    docxOf({ title: "T & T", blocks, lawyer: ["Stamp"], author: "A" }, new Date("2026-11-26")),
  );
  expect(Object.keys(files).sort()).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "docProps/core.xml",
    "word/_rels/document.xml.rels",
    "word/document.xml",
    "word/footer1.xml",
    "word/numbering.xml",
    "word/styles.xml",
  ]);
  const document = strFromU8(files["word/document.xml"] ?? new Uint8Array());
  expect(document).toContain("A &amp; &lt;b&gt;&quot;B&quot;&lt;/b&gt; for ");
  expect(document).toContain(
    '<w:highlight w:val="yellow"/></w:rPr><w:t xml:space="preserve">[Name of the client]',
  );
  expect(document).toContain("Take this page out");
  expect(document.match(/<w:numId w:val="2"\/>/g)).toHaveLength(2);
  expect(strFromU8(files["word/numbering.xml"] ?? new Uint8Array())).toContain('<w:num w:numId="2">');
});
