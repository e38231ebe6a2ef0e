// Coupons of all kinds, and admins who change them while buyers hold a use.
import type { Discount } from "@store/contract/price-basket";
import { table } from "../servers.ts";
import { asAdmin, shop } from "../shop.ts";
import type { Chance } from "../world/chance.ts";
import type { Stage } from "./stage.ts";

/** One that is soon used up, one that makes an order free, one for a product, one for each buyer, one of some days. */
export const codes = ["RARE", "GIFT", "CARE", "ONCE", "DAYS"] as const;
export type Code = (typeof codes)[number];

interface Edit {
  do: "edit a coupon";
  code: Code;
  percentage: number;
  usageLimit: number;
}
interface Toggle {
  do: "switch a coupon";
  code: Code;
  isActive: boolean;
}

const admin = (stage: Stage, name: string, work: () => Promise<unknown>): void =>
  void stage.calls.call(`admin ${name}`, () => asAdmin(work));

export const couponActs = {
  "edit a coupon": (stage: Stage, { code, percentage, usageLimit }: Edit): void =>
    admin(stage, `edits ${code}`, async () => {
      const { coupons } = await shop.coupons.list({});
      const coupon = coupons.find((one) => one.code === code);
      if (!coupon) return;
      const { version, products, oncePerBuyer } = coupon;
      const form = { code, percentage, usageLimit, oncePerBuyer, ...(products && { products }) };
      await shop.coupons.update({ couponId: code, version, ...form });
    }),
  "switch a coupon": (stage: Stage, { code, isActive }: Toggle): void =>
    admin(stage, `switches ${code}`, () => shop.coupons.toggle({ couponId: code, isActive })),
};

/** What the page learns of a code just now. */
export function discountOf(code: Code | undefined): Discount | undefined {
  const row = table.items().find((item) => item.__edb_e__ === "coupon" && item.code === code);
  if (!row || code === undefined) return undefined;
  const { percentage, amountOff, products } = row as Omit<Discount, "code">;
  return { code, percentage, amountOff, products };
}

/** `within`: milliseconds. */
export function drawCoupons(chance: Chance, within: number) {
  return Array.from({ length: 1 + chance.below(2) }, () => ({
    at: chance.between(0, within),
    ...chance.pick<Edit | Toggle>([
      {
        ...{ do: "edit a coupon", code: chance.pick(codes) },
        ...{ percentage: chance.pick([10, 33, 100]), usageLimit: 1 + chance.below(5) },
      },
      { do: "switch a coupon", code: chance.pick(codes), isActive: chance.strikes(0.5) },
    ]),
  }));
}
