// Random items, conditions and updates over a handful of attributes, chosen so that keys, types and missing
// attributes collide often.

import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import type { Random } from "./random.ts";

/** An expression with the values it names. */
export interface Phrase {
  text: string;
  values: Record<string, AttributeValue>;
}

const S = (text: string): AttributeValue => ({ S: text });
const N = (number: number): AttributeValue => ({ N: String(number) });
const L = (...members: AttributeValue[]): AttributeValue => ({ L: members });
const BOOL = (value: boolean): AttributeValue => ({ BOOL: value });
const set = (...members: string[]): AttributeValue => ({ SS: members });

/** One of nine keys. */
export function randomKey(random: Random): Record<string, AttributeValue> {
  return { pk: S(`p${random.below(3)}`), sk: S(`s${random.below(3)}`) };
}

/** A whole item under a key. Absent `g` keeps it out of the index. */
export function randomItem(random: Random): Record<string, AttributeValue> {
  const item: Record<string, AttributeValue> = { ...randomKey(random), n: N(random.below(6)), l: L(S("x")) };
  if (!random.oneIn(4)) item.g = S(`G${random.below(3)}`);
  if (!random.oneIn(4)) item.gs = S(String(random.below(4)));
  if (random.oneIn(2)) item.m = { M: { q: N(random.below(5)), flag: BOOL(random.oneIn(2)) } };
  if (random.oneIn(2)) item.flag = BOOL(random.oneIn(2));
  if (random.oneIn(3)) item.tags = set("a", random.pick(["b", "c"]));
  if (random.oneIn(3)) item.text = S(random.pick(["", "x", "xylo", "né", "ग्राहक"]));
  if (random.oneIn(5)) item.bytes = { B: Buffer.from(random.pick(["ab", "abc", "b"])) };
  if (random.oneIn(5)) item.nothing = { NULL: true };
  return item;
}

const paths = [
  "n",
  "g",
  "l",
  "l[0]",
  "m",
  "m.q",
  "m.flag",
  "flag",
  "tags",
  "#text",
  "bytes",
  "nothing",
  "gone",
];

function randomValue(random: Random): AttributeValue {
  return random.pick<AttributeValue>([
    N(random.below(6)),
    N(random.below(6)),
    S("x"),
    S(`G${random.below(3)}`),
    S(""),
    BOOL(random.oneIn(2)),
    L(S("x")),
    { M: { q: N(1), flag: BOOL(true) } },
    set("b", "a"),
    { B: Buffer.from("ab") },
    { NULL: true },
  ]);
}

/** A condition of one to three comparisons. */
export function randomCondition(random: Random, prefix = "c"): Phrase {
  const values: Record<string, AttributeValue> = {};
  const value = (choice = randomValue(random)) => {
    const name = `:${prefix}${Object.keys(values).length}`;
    values[name] = choice;
    return name;
  };
  const number = () => value(N(random.below(5)));
  const atom = (): string => {
    const path = random.pick(paths);
    switch (random.below(11)) {
      case 0:
        return "attribute_not_exists(pk)";
      case 1:
        return "attribute_exists(pk)";
      case 2:
        return `attribute_exists(${path})`;
      case 3:
        return `attribute_not_exists(${path})`;
      case 4:
        return `${path} = ${value()}`;
      case 5:
        return `${path} <> ${value()}`;
      case 6:
        return `${path} ${random.pick(["<", "<=", ">", ">="])} ${value(random.pick([N(3), S("x"), { B: Buffer.from("abc") }]))}`;
      case 7:
        return `${path} IN (${value()}, ${value()})`;
      case 8:
        return `${random.pick(["n", "m.q", "gone"])} BETWEEN ${value(N(1))} AND ${value(N(3))}`;
      case 9:
        return random.pick([
          `contains(${path}, ${value(random.pick([S("x"), S("a"), { B: Buffer.from("b") }]))})`,
          `begins_with(${random.pick(["g", "#text", "gone", "n"])}, ${value(S(random.pick(["G", "x", ""])))})`,
          `attribute_type(${path}, ${value(S(random.pick(["N", "S", "BOOL", "L", "NULL"])))})`,
        ]);
      default:
        return `size(${path}) ${random.pick(["=", "<", ">", "<>"])} ${number()}`;
    }
  };
  const maybeNot = () => (random.oneIn(4) ? `NOT ${atom()}` : atom());
  const text = random.pick([
    () => atom(),
    () => atom(),
    () => `${maybeNot()} AND ${maybeNot()}`,
    () => `${maybeNot()} OR ${maybeNot()}`,
    () => `(${atom()} OR ${atom()}) AND ${maybeNot()}`,
  ])();
  return usedOnly({ text, values });
}

// A choice between texts makes values for all of them; DynamoDB refuses those that stay unused.
function usedOnly({ text, values }: Phrase): Phrase {
  const used = Object.entries(values).filter(([name]) => new RegExp(`${name}(?![0-9])`).test(text));
  return { text, values: Object.fromEntries(used) };
}

const empty = { ":empty": L() };
const mostlyFine: Phrase[] = [
  { text: "SET n = n + :one", values: { ":one": N(1) } },
  { text: "SET n = n - :two", values: { ":two": N(2) } },
  { text: "SET n = if_not_exists(n, :zero) + :one", values: { ":zero": N(0), ":one": N(1) } },
  { text: "SET l = list_append(if_not_exists(l, :empty), :more)", values: { ...empty, ":more": L(S("x")) } },
  { text: "SET l = list_append(:more, l)", values: { ":more": L(S("y")) } },
  { text: "SET l[1] = :x", values: { ":x": S("new") } },
  { text: "SET l[9] = :x", values: { ":x": S("far") } },
  { text: "SET g = :g, gs = :gs", values: { ":g": S("G1"), ":gs": S("z") } },
  { text: "SET gs = :gs REMOVE flag", values: { ":gs": S("0") } },
  { text: "SET m = :m", values: { ":m": { M: { q: N(1) } } } },
  { text: "SET l2 = l, l[0] = :x", values: { ":x": S("first") } },
  { text: "SET flag = :f, #text = :t", values: { ":f": BOOL(false), ":t": S("x") } },
  { text: "ADD n :three", values: { ":three": N(3) } },
  { text: "ADD tags :t", values: { ":t": set("b", "d") } },
  { text: "DELETE tags :t", values: { ":t": set("a", "b", "c") } },
  { text: "REMOVE g", values: {} },
  { text: "REMOVE gs SET n = :one", values: { ":one": N(1) } },
  { text: "REMOVE l[0]", values: {} },
  { text: "REMOVE l[0], l[1]", values: {} },
  { text: "REMOVE l[0], l[2]", values: {} },
  { text: "REMOVE l[0] SET l[1] = :x", values: { ":x": S("second") } },
  { text: "SET l[0] = :x REMOVE l[1]", values: { ":x": S("one") } },
  { text: "SET l[9] = :x REMOVE l[0]", values: { ":x": S("last") } },
  { text: "SET l = :l", values: { ":l": L(S("a"), S("b"), S("c"), N(4)) } },
  { text: "SET l = :l", values: { ":l": L(S("a"), S("b"), S("c"), L(N(1), N(2))) } },
  { text: "REMOVE l[3][0], l[1]", values: {} },
  { text: "REMOVE l[1], l[0] SET n = :one", values: { ":one": N(1) } },
  { text: "REMOVE n ADD tags :t SET flag = :f DELETE gone :t", values: { ":t": set("z"), ":f": BOOL(true) } },
];
const oftenRefused: Phrase[] = [
  { text: "SET m.q = :q", values: { ":q": N(2) } },
  { text: "SET m.deep = if_not_exists(m.deep, :m)", values: { ":m": { M: { a: L() } } } },
  { text: "SET m2 = m, m.q = :q", values: { ":q": N(7) } },
  { text: "SET m2 = if_not_exists(m, :m), m.q = :q", values: { ":q": N(8), ":m": { M: {} } } },
  { text: "SET n = m.q, m.q = n", values: {} },
  { text: "SET other = g", values: {} },
  { text: "SET g = n", values: {} },
  { text: "SET g = :empty", values: { ":empty": S("") } },
  { text: "ADD m.q :three", values: { ":three": N(3) } },
  { text: "ADD n :t", values: { ":t": set("b") } },
  { text: "DELETE n :t", values: { ":t": set("a") } },
  { text: "REMOVE m.q, m.gone, gone", values: {} },
  { text: "SET pk = :x", values: { ":x": S("p9") } },
  { text: "SET n = :one, n = :two", values: { ":one": N(1), ":two": N(2) } },
];

/** An update of an item; some of them cannot be applied to every item, or to any. */
export function randomUpdate(random: Random): Phrase {
  return random.pick(random.oneIn(4) ? oftenRefused : mostlyFine);
}

/** The values, or nothing when there are none: an empty map is refused. */
export function some<T extends object>(values: T): T | undefined {
  return Object.keys(values).length > 0 ? values : undefined;
}

/** The names an expression uses: `text` is a reserved word. */
export function namesIn(...texts: (string | undefined)[]): Record<string, string> | undefined {
  return texts.some((text) => text?.includes("#text")) ? { "#text": "text" } : undefined;
}
