import type { StoreError } from "@store/contract/errors";
import { mailboxOf } from "../../platform/mailbox.ts";
import type { Parts, Refusals } from "../../platform/table.ts";
import { networkParts, throttlePart } from "../../platform/throttle.ts";
import type { Order } from "../order.entity.ts";

interface OrderLimits {
  parts: Parts;
  /** What the transaction would be refused with, as far as reading tells. */
  look: () => Promise<StoreError | undefined>;
  isRefused: (refused: Refusals<string>) => boolean;
  refusal: (refused: Refusals<string>) => StoreError;
}

/**
 * What an order takes a try of: its checkout, and high above that its network. A free one costs nobody anything and is
 * mailed at once, so its mailbox has few.
 */
export function orderLimits({
  checkoutId = "",
  source,
  email,
}: Pick<Order, "checkoutId" | "source" | "email">): OrderLimits {
  const checkout = throttlePart("order.checkout", checkoutId);
  const mailbox = source === "free" ? throttlePart("free-order.mailbox", mailboxOf(email)) : undefined;
  const network = networkParts("order.network", checkoutId);
  return {
    parts: { ...network.parts, checkoutTries: checkout.part, mailboxTries: mailbox?.part },
    async look() {
      const looks = [checkout, ...(mailbox ? [mailbox] : []), network].map(({ look }) => look());
      return (await Promise.all(looks)).find((refusal) => refusal !== undefined);
    },
    isRefused: (refused) => names(refused).length > 0,
    refusal: (refused) => {
      const [first] = names(refused);
      if (first === "checkoutTries") return checkout.refusal();
      return first === "mailboxTries" && mailbox ? mailbox.refusal() : network.refusal();
    },
  };

  function names(refused: Refusals<string>): string[] {
    return ["checkoutTries", "mailboxTries", ...Object.keys(network.parts)].filter((name) => refused[name]);
  }
}
