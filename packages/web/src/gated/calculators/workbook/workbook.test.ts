import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { tools } from "../formulas/all-tools.ts";
import { runTool } from "../formulas/run-tool.ts";
import { cellValue } from "../formulas/spreadsheet.ts";
import { readWorkbook, reckonWorkbook } from "../testing.ts";
import { xlsxOf } from "../xlsx.ts";
import { linkOf, linksSheet, readLinks } from "./links.ts";
import { qrPng } from "./qr-png.ts";
import { inWorkbook } from "./scenarios.ts";
import { type TypedTools, workbookSheets } from "./workbook.ts";

const today = "2026-11-26";
const at = new Date("2026-11-26T10:00:00Z");

function madeOf(typed: TypedTools, lines = "") {
  const sheets = workbookSheets(typed, today, "Made for a test");
  const file = xlsxOf([...sheets, linksSheet(readLinks(lines).links, qrPng)], "A shop", at, "Workbook");
  return { sheets, file, cells: readWorkbook(file) };
}

/** The row of a sheet whose label this is, by its columns; a title above may say the same. */
function row(cells: ReturnType<typeof madeOf>["cells"], sheet: string, label: string) {
  const places = [...cells].filter(([key, cell]) => key.startsWith(`${sheet}!A`) && cell.value === label);
  const [, place = ""] = places.at(-1)?.[0].split("!A") ?? [];
  return (column: string) => `${sheet}!${column}${place}`;
}

describe("the workbook", { timeout: 60_000 }, () => {
  const cases: [string, TypedTools][] = [
    ["the figures of the lessons", {}],
    ["a shop with cash on delivery", { "break-even": { codShare: "62.5", price: "2,499", cost: "310" } }],
    ["an order that leaves nothing", { "break-even": { price: "100" }, "cash-gap": { spend: "1,234" } }],
    ["days off and holidays", { "delivery-promise": { off: "None", holiday1: "2026-12-25" } }],
  ];

  test.each(cases)("carries what its own formulas come to, with %s", (_, typed) => {
    const { cells } = madeOf(typed);
    const results = reckonWorkbook(cells);
    expect(results.size).toBeGreaterThan(200);
    for (const [place, value] of results) {
      const carried = cells.get(place)?.value;
      if (typeof carried === "number") expect(Number(value), place).toBeCloseTo(carried, 6);
      else expect(value, place).toBe(carried);
    }
  });

  test.each(inWorkbook)("comes in the expected column to what the page shows of %s", (id) => {
    const { cells } = madeOf({});
    const known = reckonWorkbook(cells);
    const tool = tools[id];
    const sheet = workbookSheets({}, today, "").find(({ cells: all }) =>
      all.some(({ value }) => value === tool.fields[0]?.label),
    );
    if (!sheet) throw new Error(id);
    const name = sheet.title.replace("/", " ");
    // With the figures that the sheet took from another one.
    const typed = Object.fromEntries(
      tool.fields.flatMap((field) => {
        const cell = row(cells, name, field.label)("C");
        const value = known.get(cell);
        if (value === undefined || field.kind !== "number") return [];
        // A share is typed as a percentage.
        return [[field.id, String(field.unit === "percent" ? Number(value) * 100 : value)]];
      }),
    );
    const { done } = runTool(tool, typed, today);
    for (const step of tool.steps) {
      const found = known.get(row(cells, name, step.label)("C"));
      const wanted = cellValue(done?.outcomes[step.id] ?? null, step.unit);
      if (typeof wanted === "number") expect(Number(found), step.id).toBeCloseTo(wanted, 6);
      else expect(found, step.id).toBe(wanted);
    }
  });

  test("what is typed on one sheet goes on into the others", () => {
    const { cells } = madeOf({});
    const before = reckonWorkbook(cells);
    const cost = row(cells, "Break-even return", "Your cost per purchase now")("C");
    const after = reckonWorkbook(new Map(cells).set(cost, { value: 333.5 }));
    const parcels = row(cells, "Cash gap", "Parcels a day")("C");
    expect([before.get(parcels), after.get(parcels)]).toEqual([15, 30]);
    const orders = row(cells, "The month", "Orders in 30 days");
    expect([before.get(orders("C")), after.get(orders("C"))]).toEqual([450, 900]);
    // The careful scenario follows the expected figure.
    expect(after.get(orders("B"))).toBe(750);
  });

  test("the careful month leaves less than the expected one, and that less than the good one", () => {
    const { cells } = madeOf({ "break-even": { cost: "400", codShare: "50" } });
    const known = reckonWorkbook(cells);
    const left = row(cells, "The month", "Left after advertising");
    const [careful, expected, good] = ["B", "C", "D"].map((column) => Number(known.get(left(column))));
    expect(careful).toBeLessThan(expected ?? 0);
    expect(expected).toBeLessThan(good ?? 0);
  });
});

describe("links", () => {
  const hundred = Array.from(
    { length: 100 },
    (_, n) => `Card ${n} | https://example.in/p?n=${n} | parcel | qr | care_2611`,
  );

  test("a hundred links stand in the workbook with their pictures", () => {
    const { file, cells } = madeOf({}, hundred.join("\n"));
    const parts = Object.keys(unzipSync(file));
    expect(parts.filter((part) => part.startsWith("xl/media/"))).toHaveLength(100);
    expect(cells.get("Links!G104")?.value).toBe(
      "https://example.in/p?n=99&utm_source=parcel&utm_medium=qr&utm_campaign=care_2611",
    );
    expect(reckonWorkbook(cells).get("Links!G104")).toBe(cells.get("Links!G104")?.value);
    const [from = 0, to = 0] = [137, 80];
    expect([...(unzipSync(file)["xl/media/qr1.png"] ?? [])].slice(0, 2)).toEqual([from, to]);
    expect(file.length).toBeLessThan(700_000);
  });

  test("the anchor of an address stays at its end", () => {
    const { links } = readLinks("Bio\thttps://shop.in/a?x=1#top\tInstagram\tSocial\tDiwali 26\tBio Link");
    expect(links.map(linkOf)).toEqual([
      "https://shop.in/a?x=1&utm_source=instagram&utm_medium=social&utm_campaign=diwali-26&utm_content=bio-link#top",
    ]);
  });

  test.each([
    ["no parts", "Line 1: the second part is the address of a page, with https://."],
    ["A | shop.in | a | b | c", "Line 1: the second part is the address of a page, with https://."],
    ["A | https://shop.in | a | b", "Line 1: source, medium and campaign are needed."],
    [
      " | https://shop.in | a | b | c",
      "Line 1: the first part says what it is for, in at most 80 characters.",
    ],
    ["A | https://shop.in | ₹₹ | b | c", "Line 1: source, medium and campaign are needed."],
  ])("a line that makes no link is answered, such as “%s”", (line, fault) => {
    expect(readLinks(line)).toEqual({ links: [], faults: [fault] });
  });

  test("the hundred and first line is told", () => {
    expect(readLinks([...hundred, ...hundred].join("\n")).faults).toEqual([
      "Line 101: only the first 100 lines fit.",
    ]);
  });
});
