import { expect, test } from "vitest";
import { soldWords } from "./sold-words.ts";

test.each([
  [{ orders: 0, gross: 0, returned: 0 }, "No order by its prices"],
  [{ orders: 1, gross: 999, returned: 0 }, "1 order by its prices, ₹999"],
  [{ orders: 2, gross: 1998, returned: 999 }, "2 orders by its prices, ₹1,998, of which ₹999 went back"],
  [
    { orders: 1_234_567, gross: 1_233_332_433, returned: 0 },
    "12,34,567 orders by its prices, ₹1,23,33,32,433",
  ],
  [{ orders: 3, gross: 0, returned: 0 }, "3 orders by its prices, ₹0"],
])("soldWords says %j as %j", (sold, words) => expect(soldWords(sold)).toBe(words));
