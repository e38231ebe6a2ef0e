// I3: the uses of coupons.
import type { Rows } from "./table-rows.ts";

/** I3: a capped coupon's count is the uses that are held, and never above the cap. */
export function couponProblems({ coupon: coupons, order: orders }: Rows): string[] {
  return coupons.flatMap(({ code, redemptions, usageLimit }) => {
    const held = orders.filter(
      ({ discountCode, couponUse }) => discountCode === code && couponUse === "reserved",
    ).length;
    const problems =
      redemptions === held ? [] : [`I3 ${code}: redemptions is ${redemptions}, held by ${held} orders`];
    if (usageLimit !== undefined && redemptions > usageLimit)
      problems.push(`I3 ${code}: ${redemptions} redemptions of ${usageLimit}`);
    return problems;
  });
}

/** I3, of a coupon that each buyer may use once: a use that is taken is its order's, and every order has what it says. */
export function buyerUseProblems({ redemption: uses, order: orders }: Rows): string[] {
  const taken = uses.flatMap(({ orderId, code, buyerHash }) =>
    orderId === undefined ? [] : [`${orderId} ${code} ${buyerHash}`],
  );
  const said = orders.flatMap(({ orderId, discountCode, buyerHashes = [] }) =>
    buyerHashes.map((hash) => `${orderId} ${discountCode} ${hash}`),
  );
  const erased = new Set(
    orders.flatMap(({ orderId, erasedAt }) => (erasedAt === undefined ? [] : [orderId])),
  );
  return [
    ...said.filter((use) => !taken.includes(use)).map((use) => `I3 ${use} is not taken`),
    ...taken
      .filter((use) => !said.includes(use) && !erased.has(use.split(" ")[0] ?? ""))
      .map((use) => `I3 ${use} is taken by nobody`),
  ];
}
