import type { ActionInput } from "@store/contract/calls";
import { readDaysOf } from "../../platform/counter.entity.ts";
import { guaranteeMode } from "../guarantee.ts";
import { type GuaranteeClaim, GuaranteeClaimEntity } from "../guarantee-claim.entity.ts";

/** What was asked back under the guarantee in a month, beside what was sold: products with a claim, the most first. */
export async function guaranteeReport({ month }: ActionInput<"admin-orders", "guarantee">) {
  const [{ data: claims }, days] = await Promise.all([
    GuaranteeClaimEntity.query.byMonth({ month }).go({ pages: "all" }),
    readDaysOf("SOLD", month),
  ]);
  const products = [...new Set(claims.map(({ product }) => product))].map((product) => {
    const own = claims.filter((claim) => claim.product === product);
    const sold = days.filter(({ id }) => id === product).reduce((sum, { sales }) => sum + sales, 0);
    return { product, sold, claims: own.length, reasons: reasonsOf(own) };
  });
  return { mode: guaranteeMode(), products: products.sort((one, other) => other.claims - one.claims) };
}

function reasonsOf(claims: readonly GuaranteeClaim[]) {
  const counts = new Map<GuaranteeClaim["reason"], number>();
  for (const { reason } of claims) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => ({ reason: reason ?? ("none" as const), count }))
    .sort((one, other) => other.count - one.count);
}
