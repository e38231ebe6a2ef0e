// A list of which nobody knows how long it is: page by page, so that no more than one is in memory.

export interface Page<Row> {
  data: Row[];
  cursor: string | null;
}

interface Reach {
  from?: string | null | undefined;
  /** The page with which so many rows are reached is the last. */
  most?: number;
}

/**
 * Hands over each page of a query, one after the other. `read` is the query, from a cursor on. Answers where it goes on; null
 * at the end.
 */
export async function eachPage<Row>(
  read: (cursor: string | null) => Promise<Page<Row>>,
  work: (rows: Row[]) => void,
  { from = null, most = Number.POSITIVE_INFINITY }: Reach = {},
): Promise<string | null> {
  let cursor = from;
  let rows = 0;
  do {
    const page: Page<Row> = await read(cursor);
    work(page.data);
    rows += page.data.length;
    cursor = page.cursor;
  } while (cursor !== null && rows < most);
  return cursor;
}
