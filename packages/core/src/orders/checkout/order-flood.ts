// Orders that nobody pays are the dearest thing that outsiders can do to the shop: each is some forty write units and a page at
// the payment company. Limits by network bound one network; this bounds all of them together. docs/decisions/0153
import { readRecentCounts } from "../../platform/counter.entity.ts";
import { alarm } from "../../platform/log.ts";
import { setting } from "../../platform/settings.ts";
import { throttle, throttlePart } from "../../platform/throttle.ts";

/** Whether more unpaid orders are open than a sale has: a page ends after 35 minutes, and its order with it. Calls a person once an hour. */
export async function isFlooded(): Promise<boolean> {
  const atMost = setting("orderFlood");
  if (atMost === Number.POSITIVE_INFINITY) return false;
  const { pending } = await readRecentCounts("ALL");
  if (pending < atMost) return false;
  await tellOnce(pending);
  return true;
}

async function tellOnce(pending: number): Promise<void> {
  // Read first: in a flood this is asked a thousand times, and a write that is refused costs what one costs that is not.
  if (await throttlePart("order.flood-alarm", "shop").look()) return;
  try {
    await throttle("order.flood-alarm", "shop");
  } catch {
    return;
  }
  alarm("orders.flood", { pending });
}
