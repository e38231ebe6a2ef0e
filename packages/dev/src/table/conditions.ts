// Conditions, filters and key conditions have one grammar. Amazon DynamoDB: "Condition and filter expressions".
import { compare, equal, type Item, sizeOf, type Value, type ValueType } from "./values.ts";
import type { Operand, Words } from "./words.ts";

/** `AND` and `OR` have parts; everything else has operands. */
export interface Condition {
  operator: string;
  parts: Condition[];
  operands: Operand[];
}

type Test = (value: Value | undefined, ...others: (Value | undefined)[]) => boolean;

const comparisons: Record<string, Test> = {
  "=": equal,
  "<>": (left, right) => !equal(left, right),
  "<": (left, right) => (compare(left, right) ?? 0) < 0,
  "<=": (left, right) => (compare(left, right) ?? 1) <= 0,
  ">": (left, right) => (compare(left, right) ?? 0) > 0,
  ">=": (left, right) => (compare(left, right) ?? -1) >= 0,
};
const functions: Record<string, Test> = {
  attribute_exists: (value) => value !== undefined,
  attribute_not_exists: (value) => value === undefined,
  begins_with: (value, start) =>
    typeof value === "string" && typeof start === "string" && value.startsWith(start),
  contains(value, part) {
    if (typeof value === "string") return typeof part === "string" && value.includes(part);
    if (value instanceof Set) return value.has(part as never);
    return Array.isArray(value) && value.some((member) => equal(member, part));
  },
};
const tests: Record<string, Test> = {
  ...comparisons,
  ...functions,
  BETWEEN: (value, low, high) => (compare(value, low) ?? -1) >= 0 && (compare(value, high) ?? 1) <= 0,
};

const ordered: readonly ValueType[] = ["S", "N"];
const allowed: Record<string, readonly ValueType[]> = {
  ...{ "<": ordered, "<=": ordered, ">": ordered, ">=": ordered, BETWEEN: ordered },
  begins_with: ["S"],
};

/** Whether an item is as a condition wants it. */
export function holds({ operator, parts, operands }: Condition, item: Item): boolean {
  if (operator === "AND") return parts.every((part) => holds(part, item));
  if (operator === "OR") return parts.some((part) => holds(part, item));
  const [value, ...others] = operands.map(({ read }) => read(item));
  return (tests[operator] as Test)(value, ...others);
}

/** Reads a condition. */
export function readCondition(words: Words): Condition {
  return joined(words, "OR", () => joined(words, "AND", () => enclosed(words)));
}

function joined(words: Words, operator: string, read: () => Condition): Condition {
  const first = read();
  const parts = [first];
  while (words.take(operator)) parts.push(read());
  return parts.length === 1 ? first : { operator, parts, operands: [] };
}

function enclosed(words: Words): Condition {
  if (!words.take("(")) return single(words);
  const from = words.at;
  const inner = readCondition(words);
  words.expect(")");
  const closed = inParentheses.get(inner);
  if (closed && closed.from === from + 1 && closed.to === words.at - 1)
    throw words.refusal("The expression has redundant parentheses;");
  inParentheses.set(inner, { from, to: words.at });
  return inner;
}

/** Where a condition's own parentheses are. */
const inParentheses = new WeakMap<Condition, { from: number; to: number }>();

function single(words: Words): Condition {
  const name = words.peek() ?? "";
  if (words.peek(1) === "(" && name !== "size") {
    if (!Object.hasOwn(functions, name)) throw words.refusal(`Invalid function name; function: ${name}`);
    words.next();
    return checked(
      words,
      name,
      words.operands(() => operand(words)),
    );
  }
  const left = operand(words);
  if (!words.take("BETWEEN")) {
    if (!Object.hasOwn(comparisons, words.peek() ?? "")) throw words.syntaxError();
    return checked(words, words.next(), [left, operand(words)]);
  }
  const low = operand(words);
  words.expect("AND");
  const high = operand(words);
  words.refuseBounds(low, high);
  return checked(words, "BETWEEN", [left, low, high]);
}

/** A value, a name, or `size(name)`. */
function operand(words: Words): Operand {
  if (words.peek() !== "size" || words.peek(1) !== "(") return words.operand();
  words.next();
  const [measured, ...more] = words.operands(() => words.operand());
  if (!measured || more.length > 0) throw words.syntaxError();
  return { read: (item) => sizeOf(measured.read(item)) };
}

function checked(words: Words, operator: string, operands: Operand[]): Condition {
  const [first, ...others] = operands;
  const wanted = operator.endsWith("exists") ? 1 : 2;
  if (Object.hasOwn(functions, operator) && operands.length !== wanted)
    throw words.refusal(`Incorrect number of operands for operator or function: ${operator}`);
  if (wanted === 1 && first?.name === undefined)
    throw words.refusal(`Operator or function requires a document path: ${operator}`);
  if (others.some(({ name }) => name !== undefined && name === first?.name))
    throw words.refusal(`The first operand must be distinct from the remaining operands for ${operator}`);
  const types = allowed[operator];
  if (types) words.allow(types, operator, operands);
  return { operator, parts: [], operands };
}
