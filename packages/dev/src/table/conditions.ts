// Conditions, filters and key conditions. Amazon DynamoDB: "Condition and filter expressions".

import { compare, equal, type Item, typeOf, type Value, type ValueType } from "./values.ts";
import { type Given, type Operand, Words } from "./words.ts";

export type Condition = (item: Item, given: Given) => boolean;

const ordered: readonly ValueType[] = ["S", "N", "B"];
const allTypes = ["S", "N", "B", "BOOL", "NULL", "SS", "NS", "L", "M"];

type Test = (value: Value | undefined, other: Value | undefined) => boolean;

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
  attribute_type: (value, type) => value !== undefined && typeOf(value) === type,
  begins_with(value, start) {
    if (typeof value === "string" && typeof start === "string") return value.startsWith(start);
    if (!(value instanceof Uint8Array && start instanceof Uint8Array)) return false;
    return Buffer.compare(value.subarray(0, start.length), start) === 0;
  },
  contains(value, part) {
    if (typeof value === "string") return typeof part === "string" && value.includes(part);
    if (value instanceof Set) return value.has(part as never);
    if (value instanceof Uint8Array)
      return part instanceof Uint8Array && Buffer.from(value).includes(Buffer.from(part));
    return Array.isArray(value) && value.some((member) => equal(member, part));
  },
};

class ConditionWords extends Words {
  /** Where a parenthesis that was opened at a word is closed. */
  #closedAt = new Map<number, number>();

  condition(): Condition {
    const parts = [this.#and()];
    while (this.take("OR")) parts.push(this.#and());
    const [only] = parts;
    return parts.length === 1 && only ? only : (item, given) => parts.some((part) => part(item, given));
  }

  #and(): Condition {
    const parts = [this.#not()];
    while (this.take("AND")) parts.push(this.#not());
    const [only] = parts;
    return parts.length === 1 && only ? only : (item, given) => parts.every((part) => part(item, given));
  }

  #not(): Condition {
    if (!this.take("NOT")) return this.#single();
    const inner = this.#not();
    return (item, given) => !inner(item, given);
  }

  #single(): Condition {
    const opened = this.at;
    if (this.take("(")) {
      const inner = this.condition();
      this.expect(")");
      this.#closedAt.set(opened, this.at);
      if (this.#closedAt.get(opened + 1) === this.at - 1)
        throw this.refusal("The expression has redundant parentheses;");
      return inner;
    }
    const name = this.peek() ?? "";
    if (this.peek(1) === "(" && name !== "size") return this.#function(name);
    return this.#comparison(this.#operand());
  }

  #function(name: string): Condition {
    const test = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (!test) throw this.refusal(`Invalid function name; function: ${name}`);
    this.next();
    this.expect("(");
    const operands = this.list(() => this.#operand());
    this.expect(")");
    const [left, right] = operands;
    if (!left || operands.length !== (name.endsWith("exists") ? 1 : 2))
      throw this.refusal(
        `Incorrect number of operands for operator or function; operator or function: ${name}`,
      );
    if (!right || name === "attribute_type") this.needPath(left, name);
    if (name === "begins_with") for (const operand of operands) this.allow(["S", "B"], name, operand);
    if (right && name === "attribute_type") this.#allowTypeName(right);
    if (right) this.#distinct(name, [left, right]);
    return (item, given) => test(left.read(item, given), right?.read(item, given));
  }

  #allowTypeName(operand: Operand): void {
    this.allow(["S"], "attribute_type", operand);
    this.checks.push(({ values }) => {
      const type = values[operand.value ?? ""];
      if (!allTypes.includes(String(type)))
        throw this.refusal(`Invalid attribute type name found; type: ${type}, valid types: {${allTypes}}`);
    });
  }

  /** A value, a path, or `size(path)`. */
  #operand(): Operand {
    if (this.peek() !== "size" || this.peek(1) !== "(") {
      const operand = this.operand();
      if (this.peek() === "(") throw this.syntaxError();
      return operand;
    }
    this.next();
    this.expect("(");
    const measured = this.operand();
    this.expect(")");
    this.allow(["S", "B", "SS", "NS", "L", "M"], "size", measured);
    return { read: (item, given) => sizeOf(measured.read(item, given)) };
  }

  #comparison(left: Operand): Condition {
    if (this.take("BETWEEN")) return this.#between(left);
    if (this.take("IN")) return this.#in(left);
    const operator = this.next();
    const test = comparisons[operator];
    if (!test) {
      this.at--;
      throw this.syntaxError();
    }
    const right = this.#operand();
    if (operator !== "=" && operator !== "<>")
      for (const operand of [left, right]) this.allow(ordered, operator, operand);
    this.#distinct(operator, [left, right]);
    return (item, given) => test(left.read(item, given), right.read(item, given));
  }

  #between(left: Operand): Condition {
    const low = this.#operand();
    this.expect("AND");
    const high = this.#operand();
    for (const operand of [left, low, high]) this.allow(ordered, "BETWEEN", operand);
    const bounds = [low.value, high.value];
    this.checks.push(({ values }) => {
      const [from, to] = bounds.map((name) => (name === undefined ? undefined : values[name]));
      if (from === undefined || to === undefined) return;
      if (typeOf(from) !== typeOf(to))
        throw this.refusal("The BETWEEN operator requires same data type for lower and upper bounds;");
      if ((compare(from, to) ?? 0) > 0)
        throw this.refusal(
          "The BETWEEN operator requires upper bound to be greater than or equal to lower bound;",
        );
    });
    return (item, given) => {
      const value = left.read(item, given);
      const isAbove = (compare(value, low.read(item, given)) ?? -1) >= 0;
      return isAbove && (compare(value, high.read(item, given)) ?? 1) <= 0;
    };
  }

  #in(left: Operand): Condition {
    this.expect("(");
    const others = this.list(() => this.#operand());
    this.expect(")");
    if (others.length > 100) throw this.refusal("The IN operator is provided with more than 100 operands;");
    this.#distinct("IN", [left, ...others]);
    return (item, given) => {
      const value = left.read(item, given);
      return others.some((other) => equal(value, other.read(item, given)));
    };
  }

  /** What is compared with itself says nothing. */
  #distinct(operator: string, [first, ...others]: Operand[]): void {
    for (const other of others) {
      const [one, two] = [first?.path, other.path];
      if (!one || !two) continue;
      this.checks.push((given) => {
        if (JSON.stringify(one(given)) === JSON.stringify(two(given)))
          throw this.refusal(
            `The first operand must be distinct from the remaining operands for this operator or function; operator: ${operator}`,
          );
      });
    }
  }
}

function sizeOf(value: Value | undefined): number | undefined {
  if (typeof value === "string" || Array.isArray(value) || value instanceof Uint8Array) return value.length;
  if (value instanceof Set) return value.size;
  return typeof value === "object" && value !== null ? Object.keys(value).length : undefined;
}

/** Reads a condition or a filter. */
export function readCondition(kind: string, text: string) {
  const words = new ConditionWords(kind, text);
  const result = words.condition();
  if (!words.isAtEnd()) throw words.syntaxError();
  return { words, result };
}
