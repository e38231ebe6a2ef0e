import * as fc from "fast-check";
import { expect, test } from "vitest";
import { csvCell, csvLines } from "./csv.ts";

/** Reads CSV as RFC 4180 says, every cell as its text. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < text.length; ) {
    const quoted = text[at] === '"';
    let cell = "";
    if (quoted) {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (text[at] === '"') at++;
        cell += text[at];
      }
      at++;
    } else {
      while (text[at] !== "," && text[at] !== "\r") cell += text[at++];
    }
    row.push(cell);
    if (text.startsWith("\r\n", at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else at++;
  }
  return rows;
}

/** What makes a spreadsheet run a cell: after blanks it skips, one of these, in any width. */
const runs = /^[\s\u00a0\ufeff]*[=+\-@＝＋－＠\t\r\n]/u;

const nasty = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .tuple(
      fc.constantFrom("", " ", "\t", "\u00a0", "\ufeff", '"', "\r\n"),
      fc.constantFrom("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"),
      fc.string(),
    )
    .map((parts) => parts.join("")),
);

test("a CSV reader gets any cell back without a spreadsheet running it", () => {
  fc.assert(
    fc.property(fc.array(fc.array(nasty, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (rows) => {
      const read = parse(csvLines(rows));
      expect(read.map((row) => row.map((cell) => cell.replace(/^'/, "")))).toEqual(
        rows.map((row) => row.map((cell) => cell.replace(/^'/, ""))),
      );
      for (const cell of read.flat()) expect(cell).not.toMatch(runs);
    }),
    { numRuns: 2000 },
  );
});

test("a harmless cell is left as it is", () => {
  expect(csvCell("Asha Rao")).toBe('"Asha Rao"');
  expect(csvCell("Rao - Sons = 2 @ Pune")).toBe('"Rao - Sons = 2 @ Pune"');
  expect(csvCell('say "hi"')).toBe('"say ""hi"""');
  expect(csvCell(999)).toBe("999");
  expect(csvCell(undefined)).toBe('""');
  expect(csvCell("+91 98200 12345")).toBe(`"'+91 98200 12345"`);
  expect(csvCell('=HYPERLINK("http://evil.example")')).toBe(`"'=HYPERLINK(""http://evil.example"")"`);
});
