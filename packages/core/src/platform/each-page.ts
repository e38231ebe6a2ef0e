// A list of which nobody knows how long it is: page by page, so that no more than one is in memory.

interface Page<Row> {
  data: Row[];
  cursor: string | null;
}

/** Hands over each page of a query, one after the other. `read` is the query, from a cursor on. */
export async function eachPage<Row>(
  read: (cursor: string | null) => Promise<Page<Row>>,
  work: (rows: Row[]) => void,
): Promise<void> {
  let cursor: string | null = null;
  do {
    const page: Page<Row> = await read(cursor);
    work(page.data);
    cursor = page.cursor;
  } while (cursor !== null);
}
