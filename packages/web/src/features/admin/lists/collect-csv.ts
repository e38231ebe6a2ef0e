import type { RemoteFailure } from "../../../lib/api.ts";

type Page = ({ success: true } & { csv: string; nextCursor?: string | undefined }) | RemoteFailure;

/** Spreadsheets take a file for UTF-8 by this mark. */
const mark = "\uFEFF";

/** All pages of an export as one file; the first failure ends it. */
export async function collectCsv(
  ask: (cursor: string | undefined) => Promise<Page>,
): Promise<{ success: true; csv: string } | RemoteFailure> {
  let csv = "";
  let cursor: string | undefined;
  do {
    const page = await ask(cursor);
    if (!page.success) return page;
    csv += page.csv;
    cursor = page.nextCursor;
  } while (cursor);
  return { success: true, csv: csv.startsWith(mark) ? csv : mark + csv };
}
