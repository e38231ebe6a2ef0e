// Money that no order has: somebody pays outside of the checkout, the books find it at night, and an admin decides.
import { table } from "../servers.ts";
import { shop } from "../shop.ts";
import type { Chance } from "../world/chance.ts";
import type { Stage } from "./stage.ts";
import { firstNight, hour, minute } from "./times.ts";

interface PayAside {
  do: "pay aside";
  buyer: number;
  order: number;
  /** Whether the payment names the order; otherwise it has its amount alone. */
  names: boolean;
}
interface Decide {
  do: "decide about stray money";
  how: "attach" | "refund" | "dismiss";
}

export const strayActs = {
  "pay aside": ({ buyers, provider, world }: Stage, { buyer, order, names }: PayAside): void => {
    const input = buyers[buyer]?.orders[order];
    const company = provider.companies.find(({ id }) => id === providerOf(input?.orderId));
    if (!input || !company || input.amount === 0) return;
    world.note(`${buyers[buyer]?.name} pays ${input.amount} aside`);
    void company.payAside(input.amount * 100, names ? input.orderId : undefined);
  },
  "decide about stray money": ({ calls, buyers }: Stage, { how }: Decide): void =>
    void calls.call(`admin decides to ${how}`, async () => {
      for (const { provider, paymentId, amount } of await shop.stray.list("open")) {
        if (how === "refund") await shop.stray.refund(provider, paymentId, "admin");
        else if (how === "dismiss") await shop.stray.dismiss(provider, paymentId, "a lamp", "admin");
        else {
          const order = buyers
            .flatMap(({ orders }) => orders)
            .find((one) => one && one.amount * 100 === amount);
          if (order) await shop.stray.attach(provider, paymentId, order.orderId, "admin");
        }
      }
    }),
};

/** Who was asked for an order that is placed. */
function providerOf(orderId: string | undefined): unknown {
  return table.items().find((item) => item.__edb_e__ === "order" && item.orderId === orderId)?.provider;
}

/** A day's story: the world must last for two nights. */
export function drawStray(chance: Chance, buyers: number) {
  const where = { buyer: chance.below(buyers), order: 0 };
  const decide = (at: number) => ({
    ...{ do: "decide about stray money" as const, at },
    how: chance.pick(["attach", "refund", "dismiss"] as const),
  });
  const after = firstNight + chance.between(0.5, 6) * hour;
  return [
    { do: "pay aside" as const, ...where, names: chance.strikes(0.4), at: chance.between(2, 70) * minute },
    decide(after),
    // Another admin at the same moment, or the same once more.
    ...(chance.strikes(0.5) ? [decide(after + chance.pick([0.01, 1, 200]) * minute)] : []),
    decide(after + 24 * hour),
  ];
}
