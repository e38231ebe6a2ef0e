// Counters of tries, as they would stand after many: a test need not make each of them to see what the last ones meet.
import { CheckoutEntity } from "@store/core/orders/checkout.entity";
import { ThrottleEntity } from "@store/core/platform/throttle.entity";
import { allItems, readTable } from "./table-rows.ts";

/** Sets every counter of a rule that has counted once; answers how many there are. */
export async function setCounters(rule: string, count: number): Promise<number> {
  const keys = (await allItems()).flatMap(({ counterKey }) => counterKey?.S ?? []);
  const own = keys.filter((counterKey) => counterKey.startsWith(`${rule}.`));
  for (const counterKey of own) await ThrottleEntity.patch({ counterKey }).set({ count }).go();
  return own.length;
}

/** Sets the tries of every checkout that has had one. */
export async function setCheckoutTries(tries: number): Promise<void> {
  for (const { checkoutId } of (await readTable()).checkout)
    await CheckoutEntity.patch({ checkoutId }).set({ tries }).go();
}
