import type { Fault } from "../faults.ts";

export const fault: Fault = {
  title:
    "A product that is sold no more breaks the orders that hold it: they do not complete, and nothing is refunded",
  finds: /^E .*No upsell/,
  replacements: [
    {
      file: "core/src/orders/lines.ts",
      from: 'import type { TaxCodes } from "./tax-terms.ts";',
      to: `import { offer } from "@store/contract/offer/offer";
import type { TaxCodes } from "./tax-terms.ts";`,
    },
    {
      file: "core/src/orders/lines.ts",
      from: "return lines.filter(({ product }) => !refundedItems.includes(product));",
      to: `for (const { product } of lines)
    if (offer.products.some(({ id, state }) => id === product && state === "ended")) throw new Error("No upsell " + product);
  return lines.filter(({ product }) => !refundedItems.includes(product));`,
    },
  ],
};
