// The plain-text mails. Written for reading, 72 columns; addresses, IDs and the password stand alone at the start
// of their line, since a space caught while copying would be part of the password.
import { offer } from "@store/contract/offer/offer";
import { type SumRow, supportPromise } from "./mail-facts.ts";

const columns = 72;

/** A paragraph, broken at spaces. A word longer than the line keeps its own line whole. `hang` indents line 2 on. */
export function wrap(words: string, hang = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && longer.length > columns) {
      lines.push(line);
      line = hang + word;
    } else line = longer;
  }
  return [...lines, line].join("\n");
}

/** A headline with a rule of its own length under it. */
export function underline(title: string): string {
  return `${title}\n${"-".repeat(title.length)}`;
}

/** A list; `mark` begins each item. */
export function listText(items: readonly string[], mark: (index: number) => string): string {
  return items
    .map((item, index) => wrap(`${mark(index)} ${item}`, "  ".padEnd(mark(index).length + 1)))
    .join("\n");
}

/** Figures in one column, a rule above the total. */
export function sumText(rows: readonly SumRow[]): string {
  const wide = Math.max(...rows.map(({ label }) => label.length)) + 2;
  const figures = Math.max(...rows.map(({ amount }) => amount.length));
  return rows
    .flatMap(({ label, amount, kind }) => [
      ...(kind === "total" ? ["-".repeat(wide + figures)] : []),
      `${label.padEnd(wide)}${amount.padStart(figures)}`,
    ])
    .join("\n");
}

/** The whole message: parts set apart by an empty line, who we are at the end, and before it why this was sent. */
export function messageText(parts: readonly string[], why?: string): string {
  const foot = [
    "Questions? Write to",
    offer.supportEmail,
    supportPromise,
    ...(why ? ["", why] : []),
    "",
    offer.legalName,
    offer.address,
  ].join("\n");
  return `${[offer.name, ...parts, `${"-".repeat(columns)}\n${foot}`].join("\n\n")}\n`;
}
