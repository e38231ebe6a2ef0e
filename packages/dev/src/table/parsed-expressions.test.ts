// An expression that was met before must come out as if it were parsed anew, for other values and other names.
import type { ExpressionContext } from "dynalite/db/conditionParser.js";
import conditionParser from "dynalite/db/conditionParser.js";
import type { Item } from "dynalite/db/index.js";
import validations from "dynalite/validations/index.js";
import { expect, test } from "vitest";
import { cacheExpressions } from "./parsed-expressions.ts";

cacheExpressions();

const names = { "#a": "alpha", "#b": "beta", "#unused": "nobody" };
const first: Item = { ":x": { S: "one" }, ":n": { N: "1" }, ":l": { L: [{ S: "one" }] } };
const second: Item = { ":x": { S: "two" }, ":n": { N: "2" }, ":l": { L: [] } };

interface Asked {
  ConditionExpression?: string;
  UpdateExpression?: string;
}

/** As the rules of a request parse it, with what no expression has named. */
function parse(asked: Asked, values: Item, attributeNames: Record<string, string> = names) {
  const request = {
    ...asked,
    ExpressionAttributeNames: attributeNames,
    ExpressionAttributeValues: values,
  };
  const said = validations.validateExpressions(request);
  const { _condition, _updates } = request as Record<string, unknown>;
  return structuredClone({ said, _condition, _updates });
}

/** The same to the parser, but not met before. */
const spaced = (asked: Asked): Asked =>
  Object.fromEntries(Object.entries(asked).map(([name, text]) => [name, ` ${text.replaceAll(" ", "  ")}`]));

test.each<Asked>([
  { ConditionExpression: "#a = :x AND size(#b) > :n OR attribute_exists(#a)" },
  { ConditionExpression: "#a IN (:x, :n) AND NOT begins_with(#b, :x)" },
  { ConditionExpression: "contains(#a.#b[2], :x)" },
  { UpdateExpression: "SET #a = if_not_exists(#a, :n) + :n, #b[1] = :x REMOVE gamma ADD delta :n" },
  { UpdateExpression: "SET #a = list_append(#a, :l)", ConditionExpression: "#b = :x" },
])("%j: the second time is as the first, with the values of the second", (asked) => {
  const [one, other] = [parse(spaced(asked), first), parse(spaced(asked), second)];
  expect(parse(asked, second)).toEqual(other);
  expect(parse(asked, first)).toEqual(one);
  expect(parse(asked, second)).toEqual(other);
  expect(one).not.toEqual(other);
});

test("other names under the same placeholders are other paths", () => {
  const asked = { ConditionExpression: "#a = :x" };
  const values = { ":x": { S: "one" } };
  parse(asked, values, { "#a": "alpha" });
  expect(parse(asked, values, { "#a": "gamma" })._condition).toMatchObject({
    expression: { args: [["gamma"], { S: "one" }] },
  });
});

test("what the values decide is decided each time", () => {
  const between = { ConditionExpression: "#a BETWEEN :low AND :high" };
  const bounds = (low: string, high: string) => ({ ":low": { N: low }, ":high": { N: high } });
  const only = { "#a": "alpha" };
  expect(parse(between, bounds("1", "2"), only).said).toBeUndefined();
  expect(parse(between, bounds("2", "1"), only).said).toContain("upper bound");
  const typed = { ConditionExpression: "attribute_type(#a, :t)" };
  expect(parse(typed, { ":t": { S: "S" } }, only).said).toBeUndefined();
  expect(parse(typed, { ":t": { S: "text" } }, only).said).toContain("Invalid attribute type");
  const begins = { ConditionExpression: "begins_with(#a, :t)" };
  expect(parse(begins, { ":t": { S: "S" } }, only).said).toBeUndefined();
  expect(parse(begins, { ":t": { N: "1" } }, only).said).toContain("Incorrect operand type");
});

test("nobody shares a result with the cache", () => {
  const ask = () => {
    const context: ExpressionContext = {
      ...{ attrNames: { "#a": "alpha" }, attrVals: { ":x": { S: "one" } } },
      ...{ unusedAttrNames: { "#a": true }, unusedAttrVals: { ":x": true } },
      ...{ isReserved: () => false, compare: () => false },
    };
    const parsed = conditionParser.parse("#a = :x OR #a <> :x", { context });
    expect(Object.keys({ ...context.unusedAttrNames, ...context.unusedAttrVals })).toEqual([]);
    return parsed as { expression: { args: unknown[] } };
  };
  for (let time = 0; time < 3; time++) ask().expression.args.length = 0;
  expect(ask().expression.args).toHaveLength(2);
});
