import { expect, test } from "vitest";
import { parseSearch } from "./find.ts";
import { headOf, tokensOf, wordsOf } from "./search-tokens.ts";

const who = { name: "José Álvarez-Rao", email: "Jose.Menon.7@Studio.co.in", phone: "+91 98200 12345" };
const row = { id: "ORDER_1700000000000_kq7xw2p1a" };

test("a customer is found by name, address, company and end of phone number", () => {
  expect(tokensOf("customer", row, who)).toEqual([
    "jose",
    "alvarez",
    "rao",
    "jose.menon.7@studio.co.in",
    "menon",
    "studio",
    "+5432100289",
  ]);
  expect(tokensOf("customer", row, { ...who, phone: "098200-12345" })).toContain("+5432100289");
});

test("an order is found by its short ID", () => {
  expect(tokensOf("order", row, who)).toContain("xw2p1a");
});

test("a short ID of digits alone is found by its beginning", () => {
  const wanted = parseSearch("004657");
  expect(wanted.by === "token" && tokensOf("order", { id: "ORDER_1700000000000_kq7004657" }, who)).toContain(
    wanted.by === "token" && wanted.token,
  );
});

test("a usual customer costs no more index rows than the words of the name and three", () => {
  const usual = { name: "Priya Sharma", email: "priya.sharma92@gmail.com", phone: "9820012345" };
  expect(tokensOf("order", row, usual)).toHaveLength(5);
  expect(tokensOf("customer", row, usual)).toHaveLength(4);
});

test("letters of Indian scripts stay as they are in a token", () => {
  expect(wordsOf("आशा राव")).toEqual(["आशा", "राव"]);
  expect(wordsOf("one two three four five six")).toHaveLength(4);
  expect(wordsOf("x".repeat(90))[0]).toHaveLength(20);
  expect(wordsOf("  . - ")).toEqual([]);
  expect(wordsOf("O'Brien’s")).toEqual(["obriens"]);
});

test("no token holds the sign that ends it", () => {
  for (const token of tokensOf("order", row, { name: "= # =x", email: "a#b=c@x.in", phone: "123" }))
    expect(token).toMatch(/^[^#]+$/);
  expect(headOf("+5432100289")).toBe("+54");
});

test.each([
  ["CUST_1234567890", { by: "customerId" }],
  ["ORDER_1700000000000_abcdef", { by: "orderId" }],
  ["Jose.Menon@Stu", { by: "token", token: "jose.menon@stu", whole: false }],
  ["+91 98200 12345", { by: "token", token: "+5432100289", whole: false }],
  ["2345", { by: "token", token: "+5432", whole: false }],
  ["kq7xw2", { by: "token", token: "kq7xw2", whole: false }],
  ["studio.example", { by: "token", token: "studio", words: ["studio", "example"] }],
  ["@studio.co", { by: "token", token: "studio" }],
  ["álv", { by: "token", token: "alv", whole: false, words: ["alv"] }],
  ["ra alva", { by: "token", token: "alva", words: ["alva", "ra"] }],
  ["ra", { by: "token", token: "ra", whole: true }],
  ["#", { by: "nothing" }],
])("the search understands %s", (search, wanted) => {
  expect(parseSearch(search)).toMatchObject(wanted);
});
