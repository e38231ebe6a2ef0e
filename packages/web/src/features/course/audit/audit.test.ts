import { describe, expect, test } from "vitest";
import { readTable, type Table } from "../../../lib/read-table.ts";
import { type Audit, auditOf, dayIn } from "./audit.ts";
import { auditCsv, auditSheet, findingsOf } from "./audit-words.ts";
import { recognise } from "./columns.ts";

const today = "2026-11-25";
const bytesOf = (text: string) => new TextEncoder().encode(text);

function tableOf(text: string): Table {
  const table = readTable(bytesOf(text));
  if (typeof table === "string") throw new Error(table);
  return table;
}

function audited(text: string, target = 400): Audit {
  const table = tableOf(text);
  return auditOf(table, recognise(table.headings), target, today);
}

const verdicts = ({ ads }: Audit) => Object.fromEntries(ads.map(({ name, rule }) => [name, rule?.verdict]));

/** The millet snack brand of the lesson, as Ads Manager exports it in English. */
const millet = `\ufeff"Reporting starts","Reporting ends","Campaign name","Ad set name","Ad name","Amount spent (INR)","Purchases"
2026-11-17,2026-11-23,,,,"21,420.00",45
2026-11-17,2026-11-23,Millets,Broad,Ad 1,"7,800.00",24
2026-11-17,2026-11-23,Millets,Broad,Ad 2,"5,280.00",11
2026-11-17,2026-11-23,Millets,"Bengaluru, Chennai",Ad 3,"6,400.00",10
2026-11-17,2026-11-23,Millets,"Bengaluru, Chennai",Ad 4,700.00,
2026-11-17,2026-11-23,Millets,"Bengaluru, Chennai",Ad 5,"1,240.00",0
`;

/** A saree shop's export in Hindi, semicolons and Devanagari digits among it. */
const saree = `कैंपेन का नाम;विज्ञापन सेट का नाम;विज्ञापन का नाम;ख़र्च की गई राशि (INR);ख़रीदारी;रिपोर्टिंग शुरू;रिपोर्टिंग समाप्त
साड़ी;व्यापक;लाल साड़ी;"₹१२,०००";४०;2026-11-18;2026-11-24
साड़ी;व्यापक;नीली साड़ी;"6,500.50";9;2026-11-18;2026-11-24
`;

function daily(): string {
  const lines = ["Campaign name,Ad set name,Ad name,Day,Amount spent (INR),Results,Result indicator"];
  for (let day = 11; day <= 25; day += 1) {
    const late = day >= 18;
    lines.push(
      `Course,Warm,Reel,2026-11-${day},${late ? 2000 : 1000},${late ? 6 : 4},actions:offsite_conversion.fb_pixel_purchase`,
    );
    lines.push(`Course,Cold,Post,2026-11-${day},300,40,actions:link_click`);
  }
  return lines.join("\r\n");
}

describe("three accounts", () => {
  test("the audit gives the five ads of the lesson the lesson's verdicts", () => {
    const audit = audited(millet);
    expect(verdicts(audit)).toEqual({
      "Ad 1": "Scale",
      "Ad 2": "Optimise",
      "Ad 3": "Kill",
      "Ad 4": "Wait",
      "Ad 5": "Kill",
    });
    expect(audit.spent).toBe(21_420);
    expect(audit.wasted).toBe(6_400 - 4_000 + 1_240);
    expect(audit.top).toEqual({ name: "Ad 1", spentShare: 7_800 / 21_420, ordersShare: 24 / 45 });
    expect(audit.learning).toEqual({ settled: 0, near: 1, far: 1 });
    expect(audit.period).toEqual({ from: "2026-11-17", until: "2026-11-23", days: 7 });
    expect(audit.notes).toEqual(["Rows without an ad's name, such as the sum of all: 1, left out."]);
  });

  test("the audit reads a Hindi export", () => {
    const audit = audited(saree);
    expect(audit.ads.map(({ name, spent, orders }) => [name, spent, orders])).toEqual([
      ["लाल साड़ी", 12_000, 40],
      ["नीली साड़ी", 6_500.5, 9],
    ]);
    expect(verdicts(audit)).toEqual({ "लाल साड़ी": "Scale", "नीली साड़ी": "Leave" });
  });

  test("the audit of an export by day judges the last closed week and prices the additional order", () => {
    const audit = audited(daily());
    expect(audit.period).toEqual({ from: "2026-11-18", until: "2026-11-24", days: 7 });
    expect(audit.ads.find(({ name }) => name === "Reel")).toMatchObject({ spent: 14_000, orders: 42 });
    expect(audit.ads.find(({ name }) => name === "Post")).toMatchObject({
      otherGoal: "actions:link_click",
      wasted: 0,
    });
    expect(audit.marginal).toEqual({ moreSpent: 7_000, moreOrders: 14, noise: 2 * Math.sqrt(70) });
    expect(audit.notes).toContain("Today is not over yet and was left out.");
    expect(findingsOf(audit, 400).at(-1)).toMatchObject({ figure: "₹500" });
  });
});

test("an export that runs into today says so", () => {
  const audit = audited(millet.replaceAll("2026-11-23", today));
  expect(audit.notes.join(" ")).toMatch(/runs into today.*these are 9/);
});

test("the files hold every ad, and run nothing that an ad is called", () => {
  const audit = audited(millet.replace("Ad 5", '"=HYPERLINK(""http://x"")"'));
  expect(auditCsv(audit).split("\r\n")).toHaveLength(7);
  expect(auditCsv(audit)).toContain(`"'=HYPERLINK`);
  const sheet = auditSheet(audit, 400, "Made today.");
  expect(sheet.cells.find(({ value }) => value === '=HYPERLINK("http://x")')?.formula).toBeUndefined();
  expect(sheet.cells.filter(({ formula }) => formula)).toHaveLength(5);
});

test.each([
  ["2026-11-24", "2026-11-24"],
  ["24/11/2026", "2026-11-24"],
  ["1-2-2026", "2026-02-01"],
  ["2026-11-24T10:00", "2026-11-24"],
  ["2026-02-30", undefined],
  ["yesterday", undefined],
  ["", undefined],
])("dayIn reads %j", (cell, day) => expect(dayIn(cell)).toBe(day));

test("a workbook, a picture and an empty file are told apart", () => {
  expect(readTable(bytesOf("PK\u0003\u0004"))).toBe("workbook");
  expect(readTable(bytesOf("\u0000\u0001\u0002"))).toBe("not-a-table");
  expect(readTable(bytesOf("one line of words"))).toBe("not-a-table");
  expect(readTable(bytesOf(""))).toBe("empty");
  expect(readTable(bytesOf("\n\n"))).toBe("empty");
});

test("a file in UTF-16 with tabs is read", () => {
  const text = "Ad name\tAmount spent (INR)\tPurchases\nA\t900\t0\n";
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (const [at, letter] of [...text].entries()) bytes[2 + at * 2] = letter.charCodeAt(0);
  expect(readTable(bytes)).toEqual({
    headings: ["Ad name", "Amount spent (INR)", "Purchases"],
    rows: [["A", "900", "0"]],
  });
});

/** Cells that no export should hold, and that all have. */
const absurd = [
  "",
  " ",
  "-",
  "—",
  "0",
  "-1",
  "-5,000",
  "1e9",
  "NaN",
  "Infinity",
  "1,2,3",
  "1.2.3",
  "₹",
  "₹₹5",
  "five",
  "पाँच",
  "१२३",
  "12 lakh",
  "9".repeat(400),
  "\u0001",
  "\u202e12",
  "null",
  "undefined",
  "#REF!",
  "=1+1",
  "<b>5</b>",
  "5%",
  "INR5",
  "(500)",
  "5 000",
  "5\u00a0000",
  "😀",
  "2026-11-24",
  "true",
  '"',
  "'",
  "\\",
  "a".repeat(5_000),
  ";",
  "\t",
];
const places = ["ad", "set", "spent", "orders", "day"] as const;
const inputs = absurd.flatMap((cell) => places.map((place) => ({ cell, place })));

test("the audit takes two hundred absurd cells and keeps its sums", () => {
  expect(inputs.length).toBeGreaterThanOrEqual(200);
  for (const { cell, place } of inputs) {
    const quoted = `"${cell.replaceAll('"', '""')}"`;
    const row = { ad: "A", set: "S", spent: "500", orders: "1", day: "2026-11-20", [place]: quoted };
    const text = `Ad name,Ad set name,Amount spent (INR),Purchases,Day\n${Object.values(row).join(",")}\nSound,S,800,2,2026-11-20\n`;
    const audit = audited(text);
    const where = `${place}: ${cell.slice(0, 20)}`;
    expect(audit.spent, where).toBeGreaterThanOrEqual(0);
    expect(Number.isFinite(audit.spent) && Number.isFinite(audit.orders), where).toBe(true);
    expect(audit.wasted, where).toBeLessThanOrEqual(audit.spent);
    const sound = audit.ads.find(({ name }) => name === "Sound");
    // A day that is later than the sound one's moves the week; nothing else takes its figures away.
    if (place !== "day") expect(sound, where).toMatchObject({ spent: 800, orders: 2 });
    for (const { says } of findingsOf(audit, 400)) expect(says, where).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test.each([
  "",
  "Ad name",
  "Ad name,Amount spent (INR)",
  '"',
  '"""',
  ",,,",
  ",,,\n,,,",
  "a,b,c\n1",
  "\r\r\r",
  "x\ty\tz",
])("readTable ends for %j", (text) => {
  const table = readTable(bytesOf(text));
  expect(typeof table === "string" || Array.isArray(table.rows)).toBe(true);
});
