import { StoreError } from "@store/contract/errors";
import { discountAmount } from "@store/contract/price-basket";
import { request } from "../lib/request.ts";
import { checkThrottle, throttle } from "../lib/throttle.ts";
import { useCase } from "../lib/use-case.ts";
import { describe, findUsableCoupon } from "./usable-coupon.ts";

/** What a code would take off. For display only: the order prices itself again. */
export const validateDiscount = useCase("validate-discount", async ({ code, subtotal }) => {
  const { viewerIp } = request();
  const [coupon] = await Promise.all([
    findUsableCoupon(code),
    throttle("discount.ip", viewerIp),
    checkThrottle("discount.miss", viewerIp),
  ]);
  if (!coupon) {
    await throttle("discount.miss", viewerIp);
    throw new StoreError("discount.invalid");
  }
  return {
    discount: {
      code: coupon.code,
      percentage: coupon.percentage,
      amount: discountAmount(subtotal, coupon.percentage),
      description: describe(coupon),
    },
  };
});
