// The words of an expression, and what all kinds of expressions have in common: paths, names and values.
import { validationError } from "./errors.ts";
import { reservedWords } from "./reserved-words.ts";
import { get, type Item, type Path, typeOf, type Value, type ValueType } from "./values.ts";

/** The names and values of one request. */
export interface Given {
  names: Record<string, string>;
  values: Record<string, Value>;
}

export type PathOf = (given: Given) => Path;

/** A path, a value, or what a function makes of some. */
export interface Operand {
  read: (item: Item, given: Given) => Value | undefined;
  path?: PathOf;
  /** Its placeholder, where it is a value of the request. */
  value?: string;
}

const mostBytes = 4096;
const typeNames: Partial<Record<ValueType, string>> = {
  S: "STRING",
  N: "NUMBER",
  B: "BINARY",
  L: "LIST",
  M: "MAP",
};

/** Reads the words of one expression from left to right. */
export class Words {
  /** Placeholders that it names. */
  readonly used = new Set<string>();
  /** Paths that it names. */
  readonly paths: PathOf[] = [];
  /** What depends on the names and values of a request. */
  readonly checks: ((given: Given) => void)[] = [];
  protected at = 0;
  readonly #words: string[];
  readonly #kind: string;

  constructor(kind: string, text: string) {
    this.#kind = kind;
    this.#words = text.match(/[:#]\w+|<=|>=|<>|[=<>(),.+\-[\]]|\w+/g) ?? [];
    if (text.trim() === "") throw this.refusal("The expression can not be empty;");
    if (Buffer.byteLength(text) > mostBytes)
      throw this.refusal("Expression size has exceeded the maximum allowed size;");
    if (this.#words.join("") !== text.replace(/\s/g, "")) throw this.syntaxError();
  }

  refusal(what: string): Error {
    return validationError(`Invalid ${this.#kind}: ${what}`);
  }

  syntaxError(): Error {
    const near = this.#words.slice(Math.max(0, this.at - 1), this.at + 2).join(" ");
    return this.refusal(`Syntax error; token: "${this.peek() ?? "<EOF>"}", near: "${near}"`);
  }

  peek(ahead = 0): string | undefined {
    return this.#words[this.at + ahead];
  }

  isAtEnd(): boolean {
    return this.at >= this.#words.length;
  }

  next(): string {
    const word = this.#words[this.at];
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

  list<T>(read: () => T): T[] {
    const all = [read()];
    while (this.take(",")) all.push(read());
    return all;
  }

  path(): PathOf {
    const steps: (string | number)[] = [this.#name()];
    for (;;) {
      if (this.take(".")) steps.push(this.#name());
      else if (this.take("[")) {
        const index = this.next();
        if (!/^\d+$/.test(index)) throw this.syntaxError();
        steps.push(Number(index));
        this.expect("]");
      } else break;
    }
    const placeholders = steps.filter((step) => typeof step === "string" && step.startsWith("#"));
    const path: PathOf =
      placeholders.length === 0
        ? () => steps
        : ({ names }) => steps.map((step) => (placeholders.includes(step) ? (names[step] as string) : step));
    this.paths.push(path);
    return path;
  }

  #name(): string {
    const name = this.next();
    if (name.startsWith("#")) this.used.add(name);
    else if (!/^[a-z]\w*$/i.test(name)) throw this.syntaxError();
    else if (reservedWords.has(name.toUpperCase()))
      throw this.refusal(`Attribute name is a reserved keyword; reserved keyword: ${name}`);
    return name;
  }

  /** A value of the request, or a path. */
  operand(): Operand {
    const word = this.peek() ?? "";
    if (word.startsWith(":")) {
      this.at++;
      this.used.add(word);
      return { read: (_item, { values }) => values[word], value: word };
    }
    const path = this.path();
    return { read: (item, given) => get(item, path(given)), path };
  }

  /** A value of the request must be of one of these types; what lies at a path may be of any. */
  allow(types: readonly ValueType[], where: string, { value }: Operand): void {
    if (value === undefined) return;
    this.checks.push(({ values }) => {
      const type = typeOf(values[value] as Value);
      if (types.includes(type)) return;
      const name = typeNames[type] ?? type;
      throw this.refusal(
        `Incorrect operand type for operator or function; operator or function: ${where}, operand type: ${name}`,
      );
    });
  }

  needPath({ path }: Operand, where: string): void {
    if (!path)
      throw this.refusal(`Operator or function requires a document path; operator or function: ${where}`);
  }

  /** No two of these paths may be the same, or one within the other. */
  forbidOverlap(paths: PathOf[]): void {
    if (paths.length < 2) return;
    this.checks.push((given) => {
      const texts = paths.map((path) => JSON.stringify(path(given)).slice(0, -1)).sort();
      for (const [i, text] of texts.entries()) {
        const after = texts[i + 1];
        if (after === text || after?.startsWith(`${text},`))
          throw this.refusal(
            `Two document paths overlap with each other; must remove or rewrite one of these paths; path one: ` +
              `${text}], path two: ${after}]`,
          );
      }
    });
  }
}
