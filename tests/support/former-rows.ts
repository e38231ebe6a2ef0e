// Rows as they were before addresses were hashed with a key.
import { emailHash, formerHash } from "@store/core/platform/address-hash";
import { allItems, type Item, replaceItems } from "./table-rows.ts";

/** Puts the plain hash of an address into every row that has its keyed one, into keys too. Answers how many there were. */
export async function asBefore(email: string): Promise<number> {
  const [hash, former] = [emailHash(email), formerHash(email)];
  const rows = (await allItems()).filter((item) => JSON.stringify(item).includes(hash));
  const before = rows.map((item) => JSON.parse(JSON.stringify(item).replaceAll(hash, former)) as Item);
  await replaceItems(rows, before);
  return rows.length;
}

/** The rows that hold the plain hash of an address. */
export async function plainRows(email: string): Promise<Item[]> {
  return (await allItems()).filter((item) => JSON.stringify(item).includes(formerHash(email)));
}
