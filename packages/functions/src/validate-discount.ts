import { validateDiscount } from "@store/core/checkout/validate-discount";
import { handle } from "./lib/handle.ts";
import "./lib/settings.ts";

export const handler = handle("validate-discount", validateDiscount);
