// CSV that a spreadsheet shows and never runs (RFC 4180; OWASP: CSV injection).

/** Signs that make a spreadsheet take a cell for a formula, the full-width ones among them. */
const formula = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u;

/** One cell: quoted, and with an apostrophe before what would be run. Numbers of ours are what they are. */
export function csvCell(value: string | number | undefined): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Lines with their ends. */
export function csvLines(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}
