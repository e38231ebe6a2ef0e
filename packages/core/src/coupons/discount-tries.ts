// What guessing codes costs. A code that is good is never counted; who guesses is told apart by checkout first, and by
// network only where there is no checkout, or far above what honest buyers behind one carrier's address need.
import { StoreError } from "@store/contract/errors";
import { log } from "../platform/log.ts";
import { checkNetwork, checkThrottle, throttle, throttleNetwork } from "../platform/throttle.ts";

/** Throws `throttled` when this checkout, or this network, has tried too many wrong codes. */
export async function mayTryDiscount(checkoutId: string | undefined): Promise<void> {
  const own =
    checkoutId === undefined
      ? checkNetwork("discount.unnamed")
      : checkThrottle("discount.checkout", checkoutId);
  await Promise.all([own, checkNetwork("discount.network"), checkNetwork("discount.day")]);
}

/** Counts a wrong code, and answers what to throw. */
export async function missedDiscount(checkoutId: string | undefined): Promise<StoreError> {
  log("discount.missed");
  const own =
    checkoutId === undefined
      ? throttleNetwork("discount.unnamed")
      : throttle("discount.checkout", checkoutId);
  await Promise.all([own, throttleNetwork("discount.network"), throttleNetwork("discount.day")]);
  return new StoreError("discount.invalid");
}
