import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { customerIdPattern } from "@store/contract/schemas";
import {
  addressToken,
  allWordsOf,
  headOf,
  type IndexedFields,
  type IndexedRow,
  phoneToken,
  type SearchKind,
  tokensOf,
  wordsOf,
} from "./search-tokens.ts";
import { documents, table } from "./table.ts";

/** What somebody typed into the search field, understood. */
export type Wanted =
  | { by: "customerId" | "orderId"; id: string }
  | { by: "token"; token: string; whole: boolean; words: string[] }
  | { by: "nothing" };

/**
 * An id; the beginning of an address; three or more digits, the last of a phone number; a short order ID, or the
 * beginning of words of a name, an address or a company's domain.
 */
export function parseSearch(search: string): Wanted {
  const text = search.trim();
  if (customerIdPattern.test(text)) return { by: "customerId", id: text };
  if (/^ORDER_[A-Za-z0-9_-]+$/.test(text)) return { by: "orderId", id: text };
  if (text.indexOf("@") > 0) return { by: "token", token: addressToken(text), whole: false, words: [] };
  if (/^[+\d ()-]+$/.test(text) && text.replace(/\D/g, "").length >= 3)
    return { by: "token", token: phoneToken(text), whole: false, words: [] };
  const words = wordsOf(text);
  // Of a dotted text, a domain perhaps, the end is no token; of the words of a name the longest finds the fewest.
  if (/\s/.test(text)) words.sort((one, other) => other.length - one.length);
  const [token] = words;
  if (token === undefined) return { by: "nothing" };
  // A word of one or two letters lies in a partition of its own: it is found whole.
  return { by: "token", token, whole: [...token].length < 3, words };
}

/** A row of the search index, by its sort key: `token#at#id`. */
export interface Found {
  key: string;
  id: string;
  /** When the thing was made. Epoch milliseconds. */
  at: number;
  /** The customer, or who placed the order. */
  customerId: string;
}

type ByToken = Extract<Wanted, { by: "token" }>;

/** The next rows of a search, the newest of each token first unless the `oldest` are, and whether there are more. One query. */
export async function findRows(
  kind: SearchKind,
  { token, whole }: Pick<ByToken, "token" | "whole">,
  after: string | undefined,
  limit: number,
  oldest = false,
): Promise<{ rows: Found[]; more: boolean }> {
  const pk = `SEARCH#${kind}#${headOf(token)}`;
  const { Items = [], LastEvaluatedKey } = await documents.send(
    new QueryCommand({
      TableName: table.table,
      KeyConditionExpression: "pk = :pk AND begins_with(sk, :start)",
      // `#` ends a token and is in none.
      ExpressionAttributeValues: { ":pk": pk, ":start": whole ? `${token}#` : token },
      ScanIndexForward: oldest,
      Limit: limit,
      ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
    }),
  );
  const rows = Items.map(({ sk, id, at, customerId = id }) => ({
    ...{ key: String(sk), id: String(id), at: Number(at) },
    customerId: String(customerId),
  }));
  return { rows, more: LastEvaluatedKey !== undefined };
}

/**
 * Whether a row that was found is shown on this page: each word typed must begin a word of its own, and of several
 * tokens that lead to it only the first, in the order of the index, shows it. Else it would stand on two pages.
 */
export function isShown(
  kind: SearchKind,
  { token, whole, words }: ByToken,
  found: readonly Found[],
  row: IndexedRow,
  who: IndexedFields,
): boolean {
  const own = allWordsOf(who);
  if (words.length > 1 && !words.every((word) => own.some((each) => each.startsWith(word)))) return false;
  const keys = tokensOf(kind, row, who)
    .filter((each) => (whole ? each === token : each.startsWith(token)))
    .map((each) => `${each}#${row.at}#${row.id}`);
  const first = keys.sort().at(-1);
  return found.some(({ key }) => key === first);
}
