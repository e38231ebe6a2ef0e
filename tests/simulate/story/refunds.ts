// Two admins who refund different products at one moment, and banks that give money back weeks later.
import { shop } from "../shop.ts";
import type { Chance } from "../world/chance.ts";
import type { Stage } from "./stage.ts";

type Share = "all" | "bundle" | "seo-checklist" | "ad-templates";
interface TwoRefunds {
  do: "two admins refund";
  buyer: number;
  order: number;
  shares: Share[];
  /** Milliseconds between them. */
  apart: number;
}

export const refundActs = {
  "two admins refund": (stage: Stage, { buyer, order, shares, apart }: TwoRefunds): void => {
    const orderId = stage.buyers[buyer]?.orders[order]?.orderId;
    if (orderId === undefined) return;
    stage.handled.add(orderId);
    shares.forEach((share, i) => {
      stage.world.outside(i * apart, "refund", () => void refund(stage, orderId, share));
    });
  },
};

async function refund({ calls, told }: Stage, orderId: string, share: Share): Promise<void> {
  const items = share === "all" ? undefined : [share];
  const answer = await calls.call(`admin refunds ${share}`, () => shop.refund(orderId, items, "admin"));
  if (answer.kind === "answered") told.push({ orderId, items, rupees: answer.value });
}

export function drawTwoRefunds(chance: Chance, buyers: number, at: number) {
  const shares: Share[] = ["all", "bundle", "seo-checklist", "seo-checklist", "ad-templates"];
  return {
    ...{ do: "two admins refund" as const, buyer: chance.below(buyers), order: 0, at },
    shares: [chance.pick(shares), chance.pick(shares)],
    apart: chance.pick([1, 40, 300, 3000]),
  };
}
