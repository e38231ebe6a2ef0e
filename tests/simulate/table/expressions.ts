// DynamoDB's expressions on plain values, parsed once by text. Names and values are put in when they are carried out.
// Amazon DynamoDB: "Expressions". What the shop does not use is not known here, and throws.
import { equal, get, type Item, type Path, type Value } from "./values.ts";

/** The names and values of one request. */
export interface Given {
  names: Record<string, string>;
  values: Record<string, Value>;
}

type Read = (item: Item, given: Given) => Value | undefined;
export type Condition = (item: Item, given: Given) => boolean;
type PathOf = (given: Given) => Path;

/** One clause of an update. */
export interface Clause {
  kind: "SET" | "ADD" | "REMOVE" | "DELETE";
  path: PathOf;
  value: Read;
}

class Parser {
  #words: string[];
  #at = 0;

  constructor(text: string) {
    this.#words = text.match(/:\w+|#\w+|<=|>=|<>|[=<>(),.+\-[\]]|\w+/g) ?? [];
  }

  peek = (): string | undefined => this.#words[this.#at];
  isAtEnd = (): boolean => this.#at >= this.#words.length;

  next(): string {
    const word = this.#words[this.#at++];
    if (word === undefined) throw new Error("An expression ends too early");
    return word;
  }

  take(word: string): boolean {
    if (this.peek()?.toUpperCase() !== word) return false;
    this.#at++;
    return true;
  }

  expect(word: string): void {
    const found = this.next();
    if (found.toUpperCase() !== word) throw new Error(`Expected ${word}, but found ${found}`);
  }

  list<T>(read: () => T): T[] {
    const all = [read()];
    while (this.take(",")) all.push(read());
    return all;
  }

  path(): PathOf {
    const steps: (string | number)[] = [this.next()];
    for (;;) {
      if (this.take(".")) steps.push(this.next());
      else if (this.take("[")) {
        steps.push(Number(this.next()));
        this.expect("]");
      } else break;
    }
    return ({ names }) =>
      steps.map((step) =>
        typeof step === "string" && step.startsWith("#") ? (names[step] as string) : step,
      );
  }

  /** A value, a path, or `size(path)`. */
  operand(): Read {
    const word = this.peek() ?? "";
    if (word.startsWith(":")) {
      this.next();
      return (_item, { values }) => values[word];
    }
    if (word.toLowerCase() === "size") {
      this.next();
      this.expect("(");
      const path = this.path();
      this.expect(")");
      return (item, given) => sizeOf(get(item, path(given)));
    }
    const path = this.path();
    return (item, given) => get(item, path(given));
  }

  condition(): Condition {
    const parts = [this.#and()];
    while (this.take("OR")) parts.push(this.#and());
    return (item, given) => parts.some((part) => part(item, given));
  }

  #and(): Condition {
    const parts = [this.#not()];
    while (this.take("AND")) parts.push(this.#not());
    return (item, given) => parts.every((part) => part(item, given));
  }

  #not(): Condition {
    if (!this.take("NOT")) return this.#single();
    const inner = this.#not();
    return (item, given) => !inner(item, given);
  }

  #single(): Condition {
    if (this.take("(")) {
      const inner = this.condition();
      this.expect(")");
      return inner;
    }
    const test = functions[(this.peek() ?? "").toLowerCase()];
    if (test) {
      this.next();
      this.expect("(");
      const [left, right] = this.list(() => this.operand());
      this.expect(")");
      return (item, given) => test(left?.(item, given), right?.(item, given));
    }
    return this.#comparison(this.operand());
  }

  #comparison(left: Read): Condition {
    if (this.take("BETWEEN")) {
      const low = this.operand();
      this.expect("AND");
      const high = this.operand();
      return (item, given) => {
        const value = left(item, given);
        return ordered(">=", value, low(item, given)) && ordered("<=", value, high(item, given));
      };
    }
    if (this.take("IN")) {
      this.expect("(");
      const others = this.list(() => this.operand());
      this.expect(")");
      return (item, given) => others.some((other) => equal(left(item, given), other(item, given)));
    }
    const operator = this.next();
    const right = this.operand();
    if (operator === "=") return (item, given) => equal(left(item, given), right(item, given));
    if (operator === "<>") return (item, given) => !equal(left(item, given), right(item, given));
    return (item, given) => ordered(operator, left(item, given), right(item, given));
  }

  update(): Clause[] {
    const clauses: Clause[] = [];
    while (!this.isAtEnd()) {
      const kind = this.next().toUpperCase() as Clause["kind"];
      clauses.push(...this.list(() => this.#clause(kind)));
    }
    return clauses;
  }

  #clause(kind: Clause["kind"]): Clause {
    const path = this.path();
    if (kind === "REMOVE") return { kind, path, value: () => undefined };
    if (kind !== "SET") return { kind, path, value: this.operand() };
    this.expect("=");
    return { kind, path, value: this.#sum() };
  }

  #sum(): Read {
    const left = this.#settable();
    const sign = this.take("+") ? 1 : this.take("-") ? -1 : 0;
    if (sign === 0) return left;
    const right = this.#settable();
    return (item, given) => Number(left(item, given)) + sign * Number(right(item, given));
  }

  #settable(): Read {
    const name = (this.peek() ?? "").toLowerCase();
    if (name !== "if_not_exists" && name !== "list_append") return this.operand();
    this.next();
    this.expect("(");
    const [left, right] = this.list(() => this.#sum());
    this.expect(")");
    if (name === "if_not_exists") return (item, given) => left?.(item, given) ?? right?.(item, given);
    return (item, given) => [
      ...((left?.(item, given) as Value[] | undefined) ?? []),
      ...((right?.(item, given) as Value[] | undefined) ?? []),
    ];
  }
}

const functions: Record<string, (value: Value | undefined, other: Value | undefined) => boolean> = {
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

function sizeOf(value: Value | undefined): number | undefined {
  if (typeof value === "string" || Array.isArray(value)) return value.length;
  if (value instanceof Set) return value.size;
  return typeof value === "object" && value !== null ? Object.keys(value).length : undefined;
}

function ordered(operator: string, left: Value | undefined, right: Value | undefined): boolean {
  if (typeof left !== typeof right || (typeof left !== "string" && typeof left !== "number")) return false;
  const [a, b] = [left, right as typeof left];
  if (operator === "<") return a < b;
  if (operator === "<=") return a <= b;
  if (operator === ">") return a > b;
  if (operator === ">=") return a >= b;
  throw new Error(`Unknown operator ${operator}`);
}

function cached<T>(parse: (parser: Parser) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let parsed = known.get(text);
    if (parsed === undefined) {
      const parser = new Parser(text);
      parsed = parse(parser);
      if (!parser.isAtEnd()) throw new Error(`Not understood from ${parser.peek()} on: ${text}`);
      known.set(text, parsed);
    }
    return parsed;
  };
}

/** A condition, key condition or filter. */
export const parseCondition = cached((parser) => parser.condition());
export const parseUpdate = cached((parser) => parser.update());
export const parseProjection = cached((parser) => parser.list(() => parser.path()));
