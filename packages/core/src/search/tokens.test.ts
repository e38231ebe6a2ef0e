import { expect, test } from "vitest";
import { understand } from "./find.ts";
import { exactToken, headOf, tokensOf, wordsOf } from "./tokens.ts";

const who = { name: "José Álvarez-Rao", email: "Jose.Rao@Example.in", phone: "+91 98200 12345" };

test("a person is found by words of the name without accents, the local part, and address and phone as a whole", () => {
  expect(tokensOf(who)).toEqual([
    "jose",
    "alvarez",
    "rao",
    "joserao",
    exactToken("jose.rao@example.in"),
    exactToken("9820012345"),
  ]);
  expect(tokensOf({ ...who, phone: "098200-12345" })).toContain(exactToken("9820012345"));
});

test("signs of Indian scripts stay what they are; words are few and short", () => {
  expect(wordsOf("आशा राव")).toEqual(["आशा", "राव"]);
  expect(wordsOf("one two three four five six")).toHaveLength(4);
  expect(wordsOf("x".repeat(90))[0]).toHaveLength(20);
  expect(wordsOf("  . - ")).toEqual([]);
  expect(wordsOf("O'Brien’s")).toEqual(["obriens"]);
});

test("no word lies where hashes do, and no token holds the sign that ends it", () => {
  expect(headOf(exactToken("x"))).toMatch(/^=[0-9a-f]{2}$/);
  for (const token of tokensOf({ name: "= # =x", email: "a#b=c@x.in", phone: "123" }))
    expect(token).toMatch(/^(=[0-9a-f]{24}|[^=#]+)$/);
});

test.each([
  ["CUST_1234567890", { by: "customerId" }],
  ["ORDER_1700000000000_abcdef", { by: "orderId" }],
  ["Jose.Rao@example.in", { by: "token", token: exactToken("jose.rao@example.in"), whole: true }],
  ["+91 98200 12345", { by: "token", token: exactToken("9820012345"), whole: true }],
  ["98200", { by: "token", token: "98200", whole: false }],
  ["álv", { by: "token", token: "alv", whole: false, words: ["alv"] }],
  ["ra alva", { by: "token", token: "alva", words: ["alva", "ra"] }],
  ["ra", { by: "token", token: "ra", whole: true }],
  ["#", { by: "nothing" }],
])("%s is understood", (search, wanted) => {
  expect(understand(search)).toMatchObject(wanted);
});
