/** A table with columns as wide as they need to be. */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  console.info(
    `\n${[line(head), widths.map((width) => "-".repeat(width)).join("  "), ...rows.map(line)].join("\n")}`,
  );
}
