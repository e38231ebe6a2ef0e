// A return with a row in every table, whole: as the offline tool and the portal want it, to the paisa.

import { headers, returnFiles } from "@store/contract/gst/gstr1-files";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { month, returnOf, row } from "./gstr1-testing.ts";

describe("the GSTR-1 files", () => {
  const files = new Map(returnFiles(returnOf(month), "2026-11").map(({ name, text }) => [name, text]));
  const sheet = (name: string) => {
    const [head, ...lines] = (files.get(`2026-11 ${name}.csv`) ?? "").split("\r\n");
    expect(lines.pop()).toBe("");
    return { head: head?.replaceAll('"', ""), lines: lines.map((line) => line.replaceAll('"', "")) };
  };

  test("are one for each table with rows, and the return", () => {
    const tables = ["b2b,sez,de", "b2cl", "b2cs", "exp", "cdnr", "cdnur", "hsn(b2b)", "hsn(b2c)", "docs"];
    expect([...files.keys()]).toEqual([
      ...tables.map((name) => `2026-11 ${name}.csv`),
      "2026-11 GSTR-1.json",
    ]);
    expect(returnFiles(returnOf([row(1)]), "2026-11").map(({ name }) => name)).toEqual([
      "2026-11 b2cs.csv",
      "2026-11 hsn(b2c).csv",
      "2026-11 docs.csv",
      "2026-11 GSTR-1.json",
    ]);
  });

  test.each<[string, keyof typeof headers, string[]]>([
    [
      "b2b,sez,de",
      "b2b",
      [
        "29AAACF1234E1Z3,Rao, Sons,FW/2627/000001,05-Nov-2026,999.00,29-Karnataka,N,,Regular B2B,,18,846.61,",
        "29AABCU9603R1ZJ,Rao,FW/2627/000009,05-Nov-2026,999.00,29-Karnataka,N,,Regular B2B,,18,846.61,",
      ],
    ],
    ["b2cl", "b2cl", ["FW/2627/000005,05-Nov-2026,118000.00,29-Karnataka,,18,100000.00,,"]],
    [
      "b2cs",
      "b2cs",
      // 999 less 299 that went back: 846.61 less 253.39.
      ["OE,27-Maharashtra,,18,846.62,,", "OE,29-Karnataka,,18,593.22,,", "OE,29-Karnataka,,5,100.00,,"],
    ],
    [
      "exp",
      "exp",
      [
        "WPAY,FW/2627/000007,05-Nov-2026,999.00,,,,18,846.61,",
        "WOPAY,FW/2627/000008,05-Nov-2026,999.00,,,,0,999.00,",
      ],
    ],
    [
      "cdnr",
      "cdnr",
      [
        "29AAACF1234E1Z3,Rao, Sons,FC/2627/000001,30-Nov-2026,C,29-Karnataka,N,Regular B2B,599.00,,18,507.63,",
      ],
    ],
    [
      "cdnur",
      "cdnur",
      [
        "B2CL,FC/2627/000003,30-Nov-2026,C,29-Karnataka,1.00,,18,0.85,",
        "EXPWOP,FC/2627/000004,09-Nov-2026,C,96-Other Countries,999.00,,0,999.00,",
      ],
    ],
    // 999 twice less 599.
    ["hsn(b2b)", "hsn", ["998439,,NA,0,1399.00,18,1185.59,213.41,0.00,0.00,"]],
    [
      "hsn(b2c)",
      "hsn",
      [
        // 999 within the State, 999, 1,18,000 and an export of 999, less 299 and 1.
        "998439,,NA,0,120697.00,18,102285.60,18259.02,76.19,76.19,",
        "998439,,NA,0,105.00,5,100.00,5.00,0.00,0.00,",
        "998439,,NA,0,0.00,0,0.00,0.00,0.00,0.00,",
      ],
    ],
    [
      "docs",
      "docs",
      [
        "Invoices for outward supply,FW/2627/000001,FW/2627/000005,5,0",
        "Invoices for outward supply,FW/2627/000007,FW/2627/000009,3,0",
        "Credit Note,FC/2627/000001,FC/2627/000004,4,0",
      ],
    ],
  ])("hold the cells of %s", (name, columns, lines) => {
    expect(sheet(name)).toEqual({ head: headers[columns], lines });
  });

  test("hold the return's keys", () => {
    const text = files.get("2026-11 GSTR-1.json") ?? "";
    const taxes = (txval: number, iamt: number, half = 0) => ({
      txval,
      iamt,
      camt: half,
      samt: half,
      csamt: 0,
    });
    const item = (rt: number, ...given: Parameters<typeof taxes>) => [
      { num: 1, itm_det: { rt, ...taxes(...given) } },
    ];
    const day = "05-11-2026";
    const regular = { pos: "29", rchrg: "N", inv_typ: "R" };
    expect(JSON.parse(text)).toEqual({
      gstin: "27AAACF1234E1Z7",
      fp: "112026",
      b2b: [
        {
          ctin: "29AAACF1234E1Z3",
          inv: [{ inum: "FW/2627/000001", idt: day, val: 999, ...regular, itms: item(18, 846.61, 152.39) }],
        },
        {
          ctin: "29AABCU9603R1ZJ",
          inv: [{ inum: "FW/2627/000009", idt: day, val: 999, ...regular, itms: item(18, 846.61, 152.39) }],
        },
      ],
      b2cl: [
        {
          pos: "29",
          inv: [{ inum: "FW/2627/000005", idt: day, val: 118000, itms: item(18, 100000, 18000) }],
        },
      ],
      b2cs: [
        { sply_ty: "INTRA", typ: "OE", pos: "27", rt: 18, ...taxes(846.62, 0, 76.19) },
        { sply_ty: "INTER", typ: "OE", pos: "29", rt: 18, ...taxes(593.22, 106.78) },
        { sply_ty: "INTER", typ: "OE", pos: "29", rt: 5, ...taxes(100, 5) },
      ],
      exp: [
        {
          exp_typ: "WPAY",
          inv: [
            {
              inum: "FW/2627/000007",
              idt: day,
              val: 999,
              itms: [{ rt: 18, txval: 846.61, iamt: 152.39, csamt: 0 }],
            },
          ],
        },
        {
          exp_typ: "WOPAY",
          inv: [
            { inum: "FW/2627/000008", idt: day, val: 999, itms: [{ rt: 0, txval: 999, iamt: 0, csamt: 0 }] },
          ],
        },
      ],
      cdnr: [
        {
          ctin: "29AAACF1234E1Z3",
          nt: [
            {
              ...{ ntty: "C", nt_num: "FC/2627/000001", nt_dt: "30-11-2026", val: 599 },
              ...{ ...regular, itms: item(18, 507.63, 91.37) },
            },
          ],
        },
      ],
      cdnur: [
        {
          ...{ typ: "B2CL", ntty: "C", nt_num: "FC/2627/000003", nt_dt: "30-11-2026", val: 1, pos: "29" },
          itms: item(18, 0.85, 0.15),
        },
        {
          ...{ typ: "EXPWOP", ntty: "C", nt_num: "FC/2627/000004", nt_dt: "09-11-2026", val: 999 },
          itms: item(0, 999, 0),
        },
      ],
      hsn: {
        hsn_b2b: [
          { num: 1, hsn_sc: "998439", desc: "", uqc: "NA", qty: 0, rt: 18, ...taxes(1185.59, 213.41) },
        ],
        hsn_b2c: [
          {
            num: 1,
            hsn_sc: "998439",
            desc: "",
            uqc: "NA",
            qty: 0,
            rt: 18,
            ...taxes(102285.6, 18259.02, 76.19),
          },
          { num: 2, hsn_sc: "998439", desc: "", uqc: "NA", qty: 0, rt: 5, ...taxes(100, 5) },
          { num: 3, hsn_sc: "998439", desc: "", uqc: "NA", qty: 0, rt: 0, ...taxes(0, 0) },
        ],
      },
      doc_issue: {
        doc_det: [
          {
            doc_num: 1,
            docs: [
              {
                ...{ num: 1, from: "FW/2627/000001", to: "FW/2627/000005" },
                ...{ totnum: 5, cancel: 0, net_issue: 5 },
              },
              {
                ...{ num: 2, from: "FW/2627/000007", to: "FW/2627/000009" },
                ...{ totnum: 3, cancel: 0, net_issue: 3 },
              },
            ],
          },
          {
            doc_num: 5,
            docs: [
              {
                ...{ num: 1, from: "FC/2627/000001", to: "FC/2627/000004" },
                ...{ totnum: 4, cancel: 0, net_issue: 4 },
              },
            ],
          },
        ],
      },
    });
    // Amounts are numbers with both decimals.
    expect(text).toContain('"val": 118000.00,');
    expect(text).not.toMatch(/₹|"-?\d+\.\d\d"/);
  });

  test("are the same, byte for byte, wherever the month is cut into pages", () => {
    const rows = [...month, row(21), ...month.map(({ count, ...one }) => ({ ...one, count: `9${count}` }))];
    const whole = returnFiles(returnOf(rows), "2026-11");
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: rows.length })), (cuts) => {
        const ends = [0, ...cuts.sort((one, other) => one - other), rows.length];
        const pages = ends.slice(1).map((end, index) => rows.slice(ends[index], end));
        expect(returnFiles(returnOf(...pages), "2026-11")).toEqual(whole);
      }),
    );
  });
});
