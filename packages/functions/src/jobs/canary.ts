import { canary } from "@store/core/orders/smoke/canary";
import "../lib/settings.ts";

/** Every hour: opens the shop as a visitor does. */
export async function handler(): Promise<void> {
  await canary();
}
