import { reconcile } from "@store/core/order/reconcile";
import "../lib/settings.ts";

/** Every five minutes: settles what is due, whoever rang or did not. */
export async function handler(): Promise<void> {
  await reconcile();
}
