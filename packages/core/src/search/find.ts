import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { customerIdPattern } from "@store/contract/schemas";
import { digitsOf } from "../platform/phone.ts";
import { documents, table } from "../platform/table.ts";
import type { SearchKind } from "./search.entity.ts";
import { exactToken, headOf, wordsOf } from "./tokens.ts";

/** What somebody typed into the search field, understood. */
export type Wanted =
  | { by: "customerId" | "orderId"; id: string }
  | { by: "token"; token: string; whole: boolean; words: string[] }
  | { by: "nothing" };

/** An id, an email or a phone number exactly; else the beginning of words of a name. */
export function understand(search: string): Wanted {
  const text = search.trim();
  if (customerIdPattern.test(text)) return { by: "customerId", id: text };
  if (/^ORDER_[A-Za-z0-9_-]+$/.test(text)) return { by: "orderId", id: text };
  if (text.includes("@")) return { by: "token", token: exactToken(text), whole: true, words: [] };
  if (/^[+\d ()-]+$/.test(text) && digitsOf(text).length === 10)
    return { by: "token", token: exactToken(digitsOf(text)), whole: true, words: [] };
  const words = wordsOf(text).sort((one, other) => other.length - one.length);
  const [token] = words;
  if (token === undefined) return { by: "nothing" };
  // A word of one or two letters lies in a partition of its own: it is found whole.
  return { by: "token", token, whole: [...token].length < 3, words };
}

/** A row of the search index, by its sort key: `token#at#id`. */
export interface Found {
  key: string;
  id: string;
}

/** The next rows of a search, and whether there are more. One query. */
export async function findRows(
  kind: SearchKind,
  { token, whole }: Pick<Extract<Wanted, { by: "token" }>, "token" | "whole">,
  after: string | undefined,
  limit: number,
): Promise<{ rows: Found[]; more: boolean }> {
  const pk = `SEARCH#${kind}#${headOf(token)}`;
  const { Items = [], LastEvaluatedKey } = await documents.send(
    new QueryCommand({
      TableName: table.table,
      KeyConditionExpression: "pk = :pk AND begins_with(sk, :start)",
      // `#` ends a token and is in none.
      ExpressionAttributeValues: { ":pk": pk, ":start": whole ? `${token}#` : token },
      ScanIndexForward: false,
      Limit: limit,
      ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
    }),
  );
  const rows = Items.map(({ sk, id }) => ({ key: String(sk), id: String(id) }));
  return { rows, more: LastEvaluatedKey !== undefined };
}

/** True when each of these is the beginning of a word of the name: the index was asked for one of them only. */
export function hasWords(name: string, words: readonly string[]): boolean {
  const own = wordsOf(name);
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
}
