// Erasures once more, in a table that was restored from before them.

import { readCustomer } from "../customers/customer.entity.ts";
import { log } from "../platform/log.ts";
import { subjectOf } from "../platform/subject.ts";
import { eraseRows, type Ids } from "./erase-rows.ts";
import { findPerson, mostRows, removeSignUps } from "./person.ts";

/** An erasure that was begun or done, as its request tells it. Epoch milliseconds. */
export interface ErasedSubject extends Partial<Ids> {
  subject: string;
  erasedAt: number;
}

/**
 * Erases what `emails`, all addresses of the restored table, have to do with them, and the rows that an erasure names, under
 * whatever address the copy has them. Answers how many persons were found.
 */
export async function replayErasures(
  erased: readonly ErasedSubject[],
  emails: Iterable<string>,
): Promise<number> {
  const last = new Map<string, number>();
  for (const { subject, erasedAt } of erased) last.set(subject, Math.max(erasedAt, last.get(subject) ?? 0));
  let found = 0;
  for (const email of new Set(emails)) {
    const erasedAt = last.get(subjectOf(email));
    if (erasedAt === undefined) continue;
    await eraseAgain(email, erasedAt);
    found++;
  }
  for (const { customerIds = [], orderIds = [], checkoutIds = [] } of erased)
    found += await eraseIds({ customerIds, orderIds, checkoutIds });
  log("privacy.replayed", { found });
  return found;
}

/**
 * The same once more in a table that was restored from before: what there is of the address and is not younger than the
 * erasure (epoch milliseconds). A person who bought again since is another customer.
 */
async function eraseAgain(email: string, erasedAt: number): Promise<void> {
  await removeSignUps(email, erasedAt);
  const { customers, orders, carts } = await findPerson(email, { most: mostRows.erased, oldest: true });
  const isOlder = ({ createdAt }: { createdAt: number }) => createdAt <= erasedAt;
  const ids = {
    customerIds: customers.filter(isOlder).map(({ customerId }) => customerId),
    orderIds: orders.filter(isOlder).map(({ orderId }) => orderId),
    checkoutIds: carts
      .filter(({ recordedAt = 0 }) => recordedAt <= erasedAt)
      .map(({ checkoutId }) => checkoutId),
  };
  await eraseRows(ids, [email]);
}

/**
 * The same of rows that the erasure named: in the copy, a customer may have another address than the one that was erased.
 * Answers how many of the customers the copy still knows as persons.
 */
async function eraseIds(ids: Ids): Promise<number> {
  const customers = await Promise.all(ids.customerIds.map(readCustomer));
  const known = customers.flatMap((customer) =>
    customer && customer.erasedAt === undefined ? customer : [],
  );
  await eraseRows(ids, [...new Set(known.map(({ email }) => email))]);
  return known.length;
}
