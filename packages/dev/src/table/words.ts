// The words of one expression, and what all kinds of expressions have in common: names of attributes, and values.
import { validationError } from "./errors.ts";
import { compare, type Item, typeOf, type Value, type ValueType } from "./values.ts";

/** The names and values of one request, and the placeholders that its expressions have used. */
export interface Given {
  names: Record<string, string>;
  values: Record<string, Value>;
  used: Set<string>;
}

/** What lies under a name, a value of the request, or what a function makes of one of them. */
export interface Operand {
  read: (item: Item) => Value | undefined;
  name?: string;
  value?: Value;
}

const mostBytes = 4096;
/** Names that no reserved word is like: keys, and a letter with or without a number. */
const writtenOut = /^([ps]k|g\d[ps]k|[a-z]\d?)$/i;
const mostKept = 5000;
const known = new Map<string, string[]>();

function wordsOf(text: string): string[] {
  let words = known.get(text);
  if (!words) {
    words = text.match(/[:#]\w+|<=|>=|<>|[=<>(),.+\-[\]]|\w+|\S/g) ?? [];
    if (known.size >= mostKept) known.clear();
    known.set(text, words);
  }
  return words;
}

/** Reads the words of one expression from left to right. */
export class Words {
  /** How many words have been read. */
  at = 0;
  readonly #words: string[];
  readonly #kind: string;
  readonly #given: Given;

  constructor(kind: string, text: string, given: Given) {
    this.#kind = kind;
    this.#words = wordsOf(text);
    this.#given = given;
    if (this.#words.length === 0) throw this.refusal("The expression can not be empty;");
    if (Buffer.byteLength(text) > mostBytes)
      throw this.refusal("Expression size has exceeded the maximum allowed size;");
  }

  refusal(what: string): Error {
    return validationError(`Invalid ${this.#kind}: ${what}`);
  }

  syntaxError(): Error {
    return this.refusal(`Syntax error; token: "${this.peek() ?? "<EOF>"}", at word ${this.at + 1}`);
  }

  peek(ahead = 0): string | undefined {
    return this.#words[this.at + ahead];
  }

  next(): string {
    const word = this.peek();
    if (word === undefined) throw this.syntaxError();
    this.at++;
    return word;
  }

  /** Whether the next word is this one, which is read then. */
  take(word: string): boolean {
    if (this.peek()?.toUpperCase() !== word) return false;
    this.at++;
    return true;
  }

  expect(word: string): void {
    if (!this.take(word)) throw this.syntaxError();
  }

  /** What `read` makes of all words. */
  whole<T>(read: (words: this) => T): T {
    const result = read(this);
    if (this.peek() !== undefined) throw this.syntaxError();
    return result;
  }

  list<T>(read: () => T): T[] {
    const all = [read()];
    while (this.take(",")) all.push(read());
    return all;
  }

  /** The operands of a function, in parentheses. */
  operands(read: () => Operand): Operand[] {
    this.expect("(");
    const all = this.list(read);
    this.expect(")");
    return all;
  }

  /** The name of an attribute. */
  name(): string {
    const word = this.next();
    const after = this.peek();
    if (after === "." || after === "[")
      throw this.refusal(`The local DynamoDB knows no attributes within others: ${word}${after}`);
    if (word.startsWith("#")) return this.#givenAs("name", this.#given.names, word);
    if (!/^[a-z]\w*$/i.test(word) || after === "(") throw this.syntaxError();
    if (!writtenOut.test(word))
      throw this.refusal(
        `The local DynamoDB takes ${word} as a placeholder alone, since AWS reserves 573 words`,
      );
    return word;
  }

  /** A value of the request, or what lies under a name. */
  operand(): Operand {
    if (this.peek()?.startsWith(":")) {
      const value = this.#givenAs("value", this.#given.values, this.next());
      return { read: () => value, value };
    }
    const name = this.name();
    return { read: (item) => (Object.hasOwn(item, name) ? item[name] : undefined), name };
  }

  #givenAs<T>(kind: string, holder: Record<string, T>, placeholder: string): T {
    this.#given.used.add(placeholder);
    if (Object.hasOwn(holder, placeholder)) return holder[placeholder] as T;
    throw this.refusal(
      `An expression attribute ${kind} used in expression is not defined; attribute ${kind}: ${placeholder}`,
    );
  }

  /** The values of the request among the operands must be of one of these types; what lies under a name may be of any. */
  allow(types: readonly ValueType[], where: string, operands: Operand[]): void {
    for (const { value } of operands)
      if (value !== undefined && !types.includes(typeOf(value)))
        throw this.refusal(
          `Incorrect operand type for operator or function; operator or function: ${where}, operand type: ${typeOf(value)}`,
        );
  }

  /** No two may be the same. */
  refuseTwice(names: string[]): void {
    const twice = names.find((name, i) => names.indexOf(name) < i);
    if (twice !== undefined)
      throw this.refusal(`Two document paths overlap with each other; path: [${twice}]`);
  }

  refuseBounds({ value: low }: Operand, { value: high }: Operand): void {
    if (low === undefined || high === undefined) return;
    if ((compare(low, high) ?? 1) > 0)
      throw this.refusal("The BETWEEN operator requires bounds of one type, the lower one first;");
  }
}
