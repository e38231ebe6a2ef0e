import type { Fault } from "../faults.ts";

export const fault: Fault = {
  title: "What goes back for a product is its share by the prices of today: 216 for what was sold at 299",
  finds: /^L .*sends/,
  replacements: [
    {
      file: "core/src/orders/payments/refund-by-hand.ts",
      from: 'import { linesLeft, paidFor } from "../lines.ts";',
      to: `import { allocate } from "@store/contract/gst/split-tax";
import { productById } from "@store/contract/offer/catalogue";
import { linesLeft } from "../lines.ts";`,
    },
    {
      file: "core/src/orders/payments/refund-by-hand.ts",
      from: "const share = chosen.reduce((sum, line) => sum + paidFor(line) * 100, 0);",
      to: `const shares = allocate(order.finalAmount, order.lines.map(({ product }) => productById(product).price));
  const share = chosen.reduce((sum, line) => sum + (shares[order.lines.indexOf(line)] ?? 0) * 100, 0);`,
    },
  ],
};
