// For tests: reads a file of ours as a spreadsheet program does, part by part, and works its formulas out with an
// arithmetic that shares nothing with the calculators.
export type CellValue = number | string;

export interface ReadCell {
  formula?: string;
  value: CellValue;
}

const plain = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** The files of an archive that is not compressed, found by the list at its end. */
function readZip(archive: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(archive.buffer, archive.byteOffset);
  const end = archive.length - 22;
  const files = new Map<string, Uint8Array>();
  let line = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const nameSize = view.getUint16(line + 28, true);
    const name = new TextDecoder().decode(archive.subarray(line + 46, line + 46 + nameSize));
    const local = view.getUint32(line + 42, true);
    const from = local + 30 + view.getUint16(local + 26, true);
    files.set(name, archive.subarray(from, from + view.getUint32(line + 24, true)));
    line += 46 + nameSize;
  }
  return files;
}

/** The cells of the only sheet. */
export function readXlsx(file: Uint8Array): Map<string, ReadCell> {
  const sheet = readZip(file).get("xl/worksheets/sheet1.xml");
  if (!sheet) throw new Error("No sheet");
  const cells = new Map<string, ReadCell>();
  for (const [, at = "", attributes = "", inside = ""] of new TextDecoder()
    .decode(sheet)
    .matchAll(/<c r="(\w+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/g)) {
    const formula = /<f>(.*?)<\/f>/.exec(inside)?.[1];
    const raw = /<(?:v|t xml:space="preserve")>(.*?)<\/(?:v|t)>/s.exec(inside)?.[1] ?? "";
    const isText = /t="(str|inlineStr)"/.test(attributes) || raw === "";
    cells.set(at, {
      value: isText ? plain(raw) : Number(raw),
      ...(formula !== undefined && { formula: plain(formula) }),
    });
  }
  return cells;
}

/** Every formula of a sheet, worked out from its inputs; the results that the file carries are not looked at. */
export function reckon(cells: ReadonlyMap<string, ReadCell>): Map<string, CellValue> {
  const known = new Map<string, CellValue>();
  const cellAt = (at: string): CellValue => {
    const before = known.get(at);
    if (before !== undefined) return before;
    const cell = cells.get(at);
    const value = cell?.formula === undefined ? (cell?.value ?? "") : evaluate(cell.formula, cellAt);
    if (errors.has(String(value))) throw new Error(`${value} in ${at}`);
    known.set(at, value);
    return value;
  };
  const formulas = [...cells].filter(([, { formula }]) => formula !== undefined);
  return new Map(formulas.map(([at]) => [at, cellAt(at)]));
}

/** Errors are values: the branch of an IF that is not taken may hold one. */
const errors = new Set(["#VALUE!", "#DIV/0!"]);

type Token = { kind: "number" | "text" | "name" | "sign"; text: string };
type Argument = CellValue | boolean | CellValue[];

function tokensOf(formula: string): Token[] {
  const kinds = /\s*(?:(\d+(?:\.\d+)?)|"((?:[^"]|"")*)"|([A-Z][A-Z0-9.]*)|(<=|>=|<>|[-+*/^&=<>(),:]))/gy;
  const tokens: Token[] = [];
  let end = 0;
  for (const match of formula.matchAll(kinds)) {
    const [whole, number, text, name, sign] = match;
    end += whole.length;
    if (number !== undefined) tokens.push({ kind: "number", text: number });
    else if (text !== undefined) tokens.push({ kind: "text", text: text.replaceAll('""', '"') });
    else if (name !== undefined) tokens.push({ kind: "name", text: name });
    else tokens.push({ kind: "sign", text: sign ?? "" });
  }
  if (end !== formula.length) throw new Error(`Cannot read: ${formula.slice(end)}`);
  return tokens;
}

/** Spreadsheet order of signs: comparison, joining, sums, products, powers, minus. */
const levels = [["=", "<>", "<", ">", "<=", ">="], ["&"], ["+", "-"], ["*", "/"], ["^"]];

function evaluate(formula: string, cellAt: (at: string) => CellValue): CellValue {
  const tokens = tokensOf(formula);
  let at = 0;
  const peek = (text: string) => tokens[at]?.kind === "sign" && tokens[at]?.text === text;
  const take = (text: string) => {
    if (!peek(text)) throw new Error(`Expected ${text} in ${formula}`);
    at += 1;
  };
  const level = (depth: number): Argument => {
    const signs = levels[depth];
    if (!signs) return single();
    let left = level(depth + 1);
    for (let sign = tokens[at]; sign?.kind === "sign" && signs.includes(sign.text); sign = tokens[at]) {
      at += 1;
      const [first, second, operator] = [left, level(depth + 1), sign.text];
      left = orError(() => combine(operator, first, second));
    }
    return left;
  };
  const single = (): Argument => {
    const token = tokens[at];
    at += 1;
    if (token?.kind === "number") return Number(token.text);
    if (token?.kind === "text") return token.text;
    if (token?.kind === "sign" && token.text === "-") return -asNumber(single());
    if (token?.kind === "sign" && token.text === "(") {
      const inside = level(0);
      take(")");
      return inside;
    }
    if (token?.kind !== "name") throw new Error(`Unexpected ${token?.text} in ${formula}`);
    if (peek("(")) return call(token.text);
    if (!peek(":")) return cellAt(token.text);
    take(":");
    const last = tokens[at]?.text ?? "";
    at += 1;
    return rangeOf(token.text, last).map(cellAt);
  };
  const call = (name: string): Argument => {
    take("(");
    const given: Argument[] = [];
    while (!peek(")")) {
      given.push(level(0));
      if (peek(",")) at += 1;
    }
    take(")");
    const run = functions[name];
    if (!run) throw new Error(`No function ${name}`);
    return orError(() => run(...given));
  };
  const result = level(0);
  if (at !== tokens.length) throw new Error(`Left over in ${formula}`);
  return typeof result === "number" ? result : String(result);
}

function rangeOf(first: string, last: string): string[] {
  const column = first[0] ?? "";
  const [from, to] = [Number(first.slice(1)), Number(last.slice(1))];
  return Array.from({ length: to - from + 1 }, (_, at) => `${column}${from + at}`);
}

function asNumber(value: Argument): number {
  const number = value === "" ? 0 : Number(value);
  if (Array.isArray(value) || Number.isNaN(number)) throw new Error("#VALUE!");
  return number;
}

function orError(work: () => Argument): Argument {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && errors.has(error.message)) return error.message;
    throw error;
  }
}

function combine(sign: string, left: Argument, right: Argument): Argument {
  if (sign === "&") return String(left) + String(right);
  if (["=", "<>", "<", ">", "<=", ">="].includes(sign)) {
    // A text is more than any number; texts are alike without regard to case.
    const rank = (value: Argument) => (typeof value === "string" ? value.toLowerCase() : asNumber(value));
    const [a, b] = [rank(left), rank(right)];
    const order = typeof a === typeof b ? (a < b ? -1 : a > b ? 1 : 0) : typeof a === "string" ? 1 : -1;
    return {
      "=": order === 0,
      "<>": order !== 0,
      "<": order < 0,
      ">": order > 0,
      "<=": order <= 0,
      ">=": order >= 0,
    }[sign] as boolean;
  }
  const [a, b] = [asNumber(left), asNumber(right)];
  if (sign === "/" && b === 0) throw new Error("#DIV/0!");
  return { "+": a + b, "-": a - b, "*": a * b, "/": a / b, "^": a ** b }[sign] as number;
}

const functions: Readonly<Record<string, (...given: Argument[]) => Argument>> = {
  IF: (test, yes = true, no = false) => (errors.has(String(test)) ? String(test) : test ? yes : no),
  ABS: (value = 0) => Math.abs(asNumber(value)),
  MAX: (...values) => Math.max(...values.map(asNumber)),
  SQRT: (value = 0) => Math.sqrt(asNumber(value)),
  ROUND: (value = 0, digits = 0) =>
    Math.round(asNumber(value) * 10 ** asNumber(digits)) / 10 ** asNumber(digits),
  ROUNDUP: (value = 0) => Math.ceil(asNumber(value)),
  LOWER: (text = "") => String(text).toLowerCase(),
  TRIM: (text = "") => String(text).trim().replace(/ +/g, " "),
  SUBSTITUTE: (text = "", from = "", to = "") => String(text).split(String(from)).join(String(to)),
  FIND: (part = "", text = "") => {
    const found = String(text).indexOf(String(part));
    return found < 0 ? "#VALUE!" : found + 1;
  },
  ISNUMBER: (value = "") => typeof value === "number",
  LEFT: (text = "", count = 1) => String(text).slice(0, asNumber(count)),
  MID: (text = "", from = 1, count = 1) =>
    String(text).slice(asNumber(from) - 1, asNumber(from) - 1 + asNumber(count)),
  "WORKDAY.INTL": (from = 0, days = 0, week = "0000011", free = []) => {
    const holidays = new Set((Array.isArray(free) ? free : [free as CellValue]).filter((day) => day !== ""));
    let day = asNumber(from);
    for (let left = asNumber(days); left !== 0; ) {
      day += Math.sign(left);
      // Day 2 of the calendar of spreadsheets was a Monday.
      const off = String(week)[(((day - 2) % 7) + 7) % 7] === "1" || holidays.has(day);
      if (!off) left -= Math.sign(left);
    }
    return day;
  },
};
