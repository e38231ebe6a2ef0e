/** Spreadsheets take a file for UTF-8 by this mark. */
const mark = "\uFEFF";

/** Pages of an export as one CSV file of the day. */
export function csvFile(name: string, pages: readonly { csv: string }[]) {
  return {
    name: `${name}-${new Date().toISOString().slice(0, 10)}.csv`,
    content: new Blob([mark, ...pages.map(({ csv }) => csv)], { type: "text/csv;charset=utf-8" }),
  };
}
