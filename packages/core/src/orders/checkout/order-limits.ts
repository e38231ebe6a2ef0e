import type { StoreError } from "@store/contract/errors";
import { mailboxOf } from "../../platform/mailbox.ts";
import type { Parts, Refusals } from "../../platform/table.ts";
import { networkParts, smallNetworkParts, throttlePart } from "../../platform/throttle.ts";
import type { Order } from "../order.entity.ts";
import { isFlooded } from "./order-flood.ts";

interface OrderLimits {
  parts: Parts;
  /** What the transaction would be refused with, as far as reading tells. */
  look: () => Promise<StoreError | undefined>;
  isRefused: (refused: Refusals<string>) => boolean;
  refusal: (refused: Refusals<string>) => StoreError;
}

type Placing = Pick<Order, "checkoutId" | "source" | "email">;

/** Before a press: whether there is a flood, and what the limits refuse. */
export async function lookAtOrderLimits(
  placing: Placing,
): Promise<{ flooded: boolean; refusal: StoreError | undefined }> {
  const [flooded, refusal] = await Promise.all([isFlooded(), orderLimits(placing, false).look()]);
  if (refusal || !flooded) return { flooded, refusal };
  return { flooded, refusal: await orderLimits(placing, true).look() };
}

/**
 * What an order takes a try of beside its checkout (checkout.entity.ts): its network. A free one costs nobody anything and is
 * mailed at once, so its mailbox has few. In a flood each network has a few unpaid ones.
 */
export function orderLimits({ checkoutId = "", source, email }: Placing, isFlooded: boolean): OrderLimits {
  const mailbox = source === "free" ? throttlePart("free-order.mailbox", mailboxOf(email)) : undefined;
  const network = networkParts("order.network", checkoutId);
  const flood = isFlooded && source === "paid" ? smallNetworkParts("order.flood", "flood") : undefined;
  const networks = { ...network.parts, ...flood?.parts };
  return {
    parts: { ...networks, mailboxTries: mailbox?.part },
    async look() {
      const looked = [mailbox, network, flood].map((limit) => limit?.look());
      return (await Promise.all(looked)).find((refusal) => refusal !== undefined);
    },
    isRefused: (refused) => names(refused).length > 0,
    refusal: (refused) => {
      const [first = ""] = names(refused);
      if (first === "mailboxTries" && mailbox) return mailbox.refusal();
      return flood && first in flood.parts ? flood.refusal() : network.refusal();
    },
  };

  function names(refused: Refusals<string>): string[] {
    return ["mailboxTries", ...Object.keys(networks)].filter((name) => refused[name]);
  }
}
