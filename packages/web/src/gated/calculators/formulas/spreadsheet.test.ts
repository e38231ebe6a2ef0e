import { expect, test } from "vitest";
import { type CellValue, cellValue, evaluate, valueOfCell } from "./spreadsheet.ts";

const cells = new Map<string, CellValue>([
  ["a", 6],
  ["b", 0],
  ["word", " In South_East "],
  ["first", ""],
  ["second", 46_352],
  ["third", ""],
]);

test.each([
  ["2+3*4", 14],
  ["(2+3)*4", 20],
  ["7-2-1", 4],
  ["12/3/2", 2],
  ["2*3^2", 18],
  ["-{a}+1", -5],
  ["5*-{a}", -30],
  ["{a}+{b}=6", true],
  ["{a}<6", false],
  ["{a}<=6", true],
  ["{a}>6", false],
  ["{a}>=6", true],
  ['"a"&1+1&"b"', "a2b"],
  ['"say ""yes"""', 'say "yes"'],
  ["0.1+0.2", 0.1 + 0.2],
  ["ABS(-3)", 3],
  ["INT(9.99)", 9],
  ["MAX(0,-1,{a})", 6],
  ["SQRT(9)", 3],
  ["ROUND(2.345,2)", 2.35],
  ["ROUNDUP(2.0001,0)", 3],
  ["ROUNDUP(ROUND(432.0000000001,6),0)", 432],
  ['SUBSTITUTE(LOWER(TRIM({word})),"_","-")', "in south-east"],
  ['FIND("#","a#b#")', 2],
  ['ISNUMBER(FIND("?","a#b"))', false],
  ['LEFT("abcd",2)&MID("abcd",3,9)', "abcd"],
])("the formula %s gives %s", (formula, value) => {
  expect(evaluate(formula, cells)).toBe(value);
});

test("a conditional formula leaves its other branch alone", () => {
  expect(evaluate('IF({b}>0,{a}/{nothing},"none")', cells)).toBe("none");
  expect(evaluate("IF({b}=0,{a},{nothing})", cells)).toBe(6);
});

test("WORKDAY.INTL leaves out days off and holidays", () => {
  const day = (text: string) => cellValue(text, "date");
  // A Friday; day 46,352 is the Thursday after next.
  const after = (from: string, count: number, week: string) =>
    valueOfCell(evaluate(`WORKDAY.INTL(${day(from)},${count},"${week}",{first}:{third})`, cells), "date");
  expect(valueOfCell(46_352, "date")).toBe("2026-11-26");
  expect(after("2026-11-20", 1, "0000011")).toBe("2026-11-23");
  expect(after("2026-11-20", 4, "0000011")).toBe("2026-11-27");
  expect(after("2026-11-23", -1, "0000001")).toBe("2026-11-21");
  expect(after("2026-11-21", 0, "0000011")).toBe("2026-11-21");
});

test.each(["{nothing}", "1+", "NOW()", "(1", "1)", "1 + 1", "{a}!", "IF(1", "{a}{b}"])(
  "the formula %s throws",
  (formula) => {
    expect(() => evaluate(formula, cells)).toThrow();
  },
);

test("days and times of day come back from their cells", () => {
  expect(cellValue("2026-11-22", "date")).toBe(46_348);
  expect(valueOfCell(46_348, "date")).toBe("2026-11-22");
  expect(cellValue("18:00", "clock")).toBe(0.75);
  expect(cellValue(null, "rupees")).toBe("none");
  expect(valueOfCell("none", "rupees")).toBeNull();
  expect(valueOfCell("none", "words")).toBe("none");
});
