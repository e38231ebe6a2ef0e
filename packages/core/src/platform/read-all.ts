// BatchGet answers what it can at once and names the rest (AWS: BatchGetItem, "UnprocessedKeys").
import { retry } from "./retry.ts";

/** A batch's answer, as ElectroDB gives it. */
interface BatchAnswer<Key, Row> {
  data: Row[];
  unprocessed: Key[];
}

class UnprocessedKeysError extends Error {
  override name = "UnprocessedKeysError";
}

/**
 * The rows of all keys that exist, in no order. `read` is one batch; keys that it leaves unprocessed are asked for
 * again. Throws when they stay unprocessed: a list must never be short without saying so.
 */
export async function readAll<Key, Row>(
  keys: readonly Key[],
  read: (keys: Key[]) => Promise<BatchAnswer<Key, Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let missing = [...keys];
  const readMissing = async () => {
    if (missing.length === 0) return;
    const { data, unprocessed } = await read(missing);
    rows.push(...data);
    missing = unprocessed;
    if (missing.length > 0) throw new UnprocessedKeysError(`${missing.length} keys were left unprocessed`);
  };
  await retry(readMissing, { tries: 8, when: (error) => error instanceof UnprocessedKeysError });
  return rows;
}
