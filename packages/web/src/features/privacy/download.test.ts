import { expect, it } from "vitest";
import { jsonOf, tablesOf } from "./download.ts";

const rows = [
  { kind: "order", fields: { orderId: "ORDER_1", finalAmount: 999, upsells: ["seo-checklist"] } },
  { kind: "order", fields: { orderId: "ORDER_2", name: '=HYPERLINK("x")' } },
  { kind: "search word", fields: { token: "asha" } },
];

it("the JSON download has every row whole", () => {
  const text = jsonOf({ email: "asha@shop.example", rows }, new Date("2026-11-22T10:00:00Z"));
  expect(JSON.parse(text)).toEqual({ email: "asha@shop.example", madeAt: "2026-11-22T10:00:00.000Z", rows });
});

it("the table download has a file for each kind and nothing that a spreadsheet would run", () => {
  const tables = tablesOf(rows);
  expect(tables.map(({ name }) => name)).toEqual(["order.csv", "search-word.csv"]);
  const [head, first, second] = (tables[0]?.text ?? "").split("\r\n");
  expect(head).toBe('"orderId","finalAmount","upsells","name"');
  expect(first).toBe('"ORDER_1",999,"[""seo-checklist""]",""');
  expect(second).toBe('"ORDER_2","","","\'=HYPERLINK(""x"")"');
});
