import { validateDiscountCall } from "@store/contract/calls/validate-discount";
import { validateDiscount } from "@store/core/coupons/validate-discount";
import { handle } from "./lib/handle.ts";
import "./lib/offer.ts";
import "./lib/settings.ts";

export const handler = handle("validate-discount", validateDiscountCall, validateDiscount);
