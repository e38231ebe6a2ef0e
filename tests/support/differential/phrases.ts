// Random items, conditions and updates over a handful of attributes, chosen so that keys, types and missing
// attributes collide often.
import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import * as fc from "fast-check";

export type Row = Record<string, AttributeValue>;

/** An expression with a `?` for each of its values. */
export interface Phrase {
  text: string;
  values: AttributeValue[];
}

const S = (text: string): AttributeValue => ({ S: text });
const N = (number: number): AttributeValue => ({ N: String(number) });
const L = (...members: AttributeValue[]): AttributeValue => ({ L: members });
const BOOL = (value: boolean): AttributeValue => ({ BOOL: value });
const set = (...members: string[]): AttributeValue => ({ SS: members });

export const text = (...choices: string[]) => fc.constantFrom(...choices.map(S));
export const number = fc.nat(5).map(N);
const flag = fc.boolean().map(BOOL);
const seldom = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const mostly = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 5 });

export const pk = text("p0", "p1", "p2");
export const sk = text("s0", "s1", "s2");
export const group = text("G0", "G1", "G2");

/** One of nine keys. */
export const key: fc.Arbitrary<Row> = fc.record({ pk, sk });

/** A whole item under a key. Without `g1pk` or `g1sk` the index does not have it. */
export const item = fc
  .record({
    ...{ pk, sk, n: number, l: fc.constant(L(S("x"))) },
    ...{ g1pk: mostly(group), g1sk: mostly(text("0", "1", "2", "3")), flag: seldom(flag) },
    m: seldom(fc.tuple(number, flag).map(([q, inner]) => ({ M: { q, flag: inner } }))),
    tags: seldom(fc.constantFrom(set("a", "b"), set("a", "c"))),
    text: seldom(text("", "x", "xylo", "né", "ग्राहक")),
    nothing: seldom(fc.constant<AttributeValue>({ NULL: true })),
  })
  .map(
    (row): Row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Row,
  );

const name = fc.constantFrom("n", "g1pk", "l", "m", "flag", "tags", "text", "nothing", "gone");
const value = fc.oneof(
  ...[number, number, group, flag, text("x", "")],
  fc.constantFrom<AttributeValue>(L(S("x")), { M: { q: N(1), flag: BOOL(true) } }, set("b", "a"), {
    NULL: true,
  }),
);
const sortable = fc.constantFrom(N(3), S("x"));

type Template = [text: string, ...values: fc.Arbitrary<AttributeValue>[]];
const templates: Template[] = [
  ...["attribute_exists(pk)", "attribute_not_exists(pk)"].map((one): Template => [one]),
  ...["attribute_exists(@)", "attribute_not_exists(@)"].map((one): Template => [one]),
  ...["@ = ?", "@ <> ?"].map((one): Template => [one, value]),
  ...["@ < ?", "@ <= ?", "@ > ?", "@ >= ?"].map((one): Template => [one, sortable]),
  ["@ BETWEEN ? AND ?", fc.constant(N(1)), fc.constant(N(3))],
  ["contains(@, ?)", text("x", "a")],
  ["begins_with(@, ?)", text("G", "x", "")],
  ...["size(@) = ?", "size(@) < ?", "size(@) > ?", "size(@) <> ?"].map((one): Template => [one, number]),
];
const comparison: fc.Arbitrary<Phrase> = fc.oneof(
  ...templates.map(([template, ...values]) =>
    fc.tuple(name, fc.tuple(...values)).map(([attribute, chosen]) => ({
      text: template.replace("@", attribute),
      values: chosen,
    })),
  ),
);

const joined = (template: string, ...parts: fc.Arbitrary<Phrase>[]): fc.Arbitrary<Phrase> =>
  fc.tuple(...parts).map((phrases) => ({
    text: phrases.reduce((whole, phrase) => whole.replace("@", phrase.text), template),
    values: phrases.flatMap(({ values }) => values),
  }));
/** A condition of one to three comparisons. */
export const condition = fc.oneof(
  ...[
    comparison,
    comparison,
    joined("@ AND @", comparison, comparison),
    joined("@ OR @", comparison, comparison),
  ],
  joined("(@ OR @) AND @", comparison, comparison, comparison),
);

const updates: [text: string, ...values: AttributeValue[]][] = [
  ["ADD n ?", N(-2)],
  ["SET g1pk = ?, g1sk = ?", S("G1"), S("z")],
  ["SET g1sk = ? REMOVE flag", S("0")],
  ["SET m = ?", { M: { q: N(1) } }],
  ["SET l2 = l, l = ?", L(S("a"), N(4))],
  ["SET flag = ?, text = ?", BOOL(false), S("x")],
  ["ADD n ?", N(3)],
  ["ADD tags ?", set("b", "d")],
  ["DELETE tags ?", set("a", "b", "c")],
  ["REMOVE g1pk"],
  ["REMOVE g1sk SET n = ?", N(1)],
  ["REMOVE n ADD tags ? SET flag = ? DELETE gone ?", set("z"), BOOL(true), set("z")],
];
const oftenRefused: typeof updates = [
  ["SET n = gone"],
  ["SET other = g1pk"],
  ["SET g1pk = n"],
  ["SET g1pk = ?", S("")],
  ["ADD m ?", N(3)],
  ["ADD n ?", set("b")],
  ["DELETE n ?", set("a")],
  ["SET pk = ?", S("p9")],
  ["SET n = ?, n = ?", N(1), N(2)],
  ["SET n = ? SET flag = ?", N(1), BOOL(true)],
];

/** An update of an item; some of them cannot be applied to every item, or to any. */
export const update: fc.Arbitrary<Phrase> = fc
  .oneof({ arbitrary: fc.constantFrom(...updates), weight: 3 }, fc.constantFrom(...oftenRefused))
  .map(([phrase, ...values]) => ({ text: phrase, values }));

/** Expressions by their kind, with the names and values that they use; an empty map of them is refused. */
export function expressions(phrases: Partial<Record<string, Phrase>>) {
  const values: Row = {};
  const names: Record<string, string> = {};
  const texts = Object.entries(phrases).flatMap(([kind, phrase]) => {
    if (!phrase) return [];
    const left = [...phrase.values];
    const whole = phrase.text
      .replace(/\?/g, () => {
        const placeholder = `:v${Object.keys(values).length}`;
        values[placeholder] = left.shift() as AttributeValue;
        return placeholder;
      })
      .replace(/\b(flag|tags|text|nothing|gone|other)\b/g, (name) => {
        names[`#${name}`] = name;
        return `#${name}`;
      });
    return [[`${kind}Expression`, whole] as const];
  });
  return {
    ...Object.fromEntries(texts),
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}
