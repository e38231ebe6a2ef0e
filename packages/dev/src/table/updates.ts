// UpdateExpression: every clause reads the item as it was. Amazon DynamoDB: "Update expressions".
import { validationError } from "./errors.ts";
import { copy, get, type Item, isMap, type Path, type Value } from "./values.ts";
import { type Given, type Operand, type PathOf, Words } from "./words.ts";

/** One clause of an update. */
export interface Clause {
  kind: "SET" | "ADD" | "REMOVE" | "DELETE";
  path: PathOf;
  value: Operand["read"];
}

class UpdateWords extends Words {
  update(): Clause[] {
    const sections = new Map<string, Clause[]>();
    while (!this.isAtEnd()) {
      const kind = (this.peek() ?? "").toUpperCase();
      if (kind !== "SET" && kind !== "ADD" && kind !== "REMOVE" && kind !== "DELETE")
        throw this.syntaxError();
      if (sections.has(kind))
        throw this.refusal(`The "${kind}" section can only be used once in an update expression;`);
      this.next();
      sections.set(
        kind,
        this.list(() => this.#clause(kind)),
      );
    }
    const clauses = [...sections.values()].flat();
    this.forbidOverlap(clauses.map(({ path }) => path));
    return clauses;
  }

  #clause(kind: Clause["kind"]): Clause {
    const path = this.path();
    if (kind === "REMOVE") return { kind, path, value: () => undefined };
    if (kind === "SET") {
      this.expect("=");
      return { kind, path, value: this.#sum().read };
    }
    const operand = this.operand();
    if (operand.value === undefined) throw this.syntaxError();
    this.allow(kind === "ADD" ? ["N", "SS", "NS"] : ["SS", "NS"], kind, operand);
    return { kind, path, value: operand.read };
  }

  #sum(): Operand {
    const left = this.#settable();
    const operator = this.peek();
    if (operator !== "+" && operator !== "-") return left;
    this.next();
    const right = this.#settable();
    for (const operand of [left, right]) this.allow(["N"], operator, operand);
    return {
      read(item, given) {
        const [one, other] = [present(left, item, given), present(right, item, given)];
        if (typeof one !== "number" || typeof other !== "number") throw wrongType();
        return sum(one, operator === "+" ? other : -other);
      },
    };
  }

  #settable(): Operand {
    if (this.take("(")) {
      const inner = this.#sum();
      this.expect(")");
      return inner;
    }
    const name = this.peek();
    if (this.peek(1) !== "(") return this.operand();
    if (name !== "if_not_exists" && name !== "list_append")
      throw this.refusal(`Invalid function name; function: ${name}`);
    this.next();
    this.expect("(");
    const [left, right, more] = this.list(() => this.#settable());
    this.expect(")");
    if (!left || !right || more)
      throw this.refusal(
        `Incorrect number of operands for operator or function; operator or function: ${name}`,
      );
    if (name === "if_not_exists") {
      this.needPath(left, name);
      return { read: (item, given) => left.read(item, given) ?? right.read(item, given) };
    }
    for (const operand of [left, right]) this.allow(["L"], name, operand);
    return {
      read(item, given) {
        const [one, other] = [present(left, item, given), present(right, item, given)];
        if (!Array.isArray(one) || !Array.isArray(other)) throw wrongType();
        return [...one, ...other];
      },
    };
  }
}

/** Reads an update. */
export function readUpdate(kind: string, text: string) {
  const words = new UpdateWords(kind, text);
  return { words, result: words.update() };
}

function present(operand: Operand, item: Item, given: Given): Value {
  const value = operand.read(item, given);
  if (value !== undefined) return value;
  throw validationError("The provided expression refers to an attribute that does not exist in the item");
}

const wrongType = () => validationError("An operand in the update expression has an incorrect data type");

/** DynamoDB adds decimals as they are written; JavaScript is off in the 17th digit. */
function sum(one: number, other: number): number {
  const exact = one + other;
  return Number.isInteger(exact) ? exact : Number(exact.toPrecision(15));
}

/** The item after its update. */
export function updated(item: Item, clauses: Clause[], given: Given): Item {
  const planned = clauses.map((clause) => {
    const path = clause.path(given);
    return { path, value: after(clause, get(item, path), item, given), kind: clause.kind };
  });
  // Elements of lists go last and from the end: no removal moves what another clause is about.
  const isElement = ({ kind, path }: (typeof planned)[number]) =>
    kind === "REMOVE" && typeof path.at(-1) === "number";
  const elements = planned.filter(isElement).sort((one, other) => later(other.path, one.path));
  let result = item;
  for (const { path, value } of [...planned.filter((one) => !isElement(one)), ...elements])
    result = changed(result, path, value) as Item;
  return planned.some(({ path }) => path.some((step) => typeof step === "number"))
    ? (withoutHoles(result) as Item)
    : result;
}

function after({ kind, value }: Clause, now: Value | undefined, item: Item, given: Given): Value | undefined {
  if (kind === "REMOVE") return undefined;
  const by = value(item, given);
  if (by === undefined) return present({ read: value }, item, given);
  if (kind === "SET") return copy(by);
  if (typeof by === "number") {
    if (now !== undefined && typeof now !== "number") throw wrongType();
    return sum(now ?? 0, by);
  }
  const members = by as Set<string | number>;
  if (now !== undefined && !(now instanceof Set && sameKind(now, members))) throw wrongType();
  if (kind === "ADD") return new Set([...(now ?? []), ...members]);
  const left = [...(now ?? [])].filter((member) => !members.has(member));
  // An empty set is no value.
  return left.length > 0 ? new Set(left) : undefined;
}

function sameKind(one: Set<string | number>, other: Set<string | number>): boolean {
  return typeof [...one][0] === typeof [...other][0];
}

function later(one: Path, other: Path): number {
  for (const [i, step] of one.entries()) {
    const beside = other[i];
    if (beside === undefined) return 1;
    if (step !== beside) return step < beside ? -1 : 1;
  }
  return one.length - other.length;
}

/** The holder with one place changed; undefined takes it away. Shares what did not change. */
function changed(holder: Value | undefined, [step, ...rest]: Path, value: Value | undefined): Value {
  if (step === undefined) return value as Value;
  const isLast = rest.length === 0;
  if (typeof step === "number" && Array.isArray(holder)) {
    const list = [...holder];
    if (!isLast) list[step] = changed(list[step], rest, value);
    else if (value !== undefined) list[step] = value;
    else list.splice(step, 1);
    return list;
  }
  if (typeof step === "number" || !isMap(holder))
    throw validationError("The document path provided in the update expression is invalid for update");
  const map = { ...holder };
  if (!isLast) map[step] = changed(map[step], rest, value);
  else if (value !== undefined) map[step] = value;
  else delete map[step];
  return map;
}

/** What was put far behind the end of a list follows its last element. */
function withoutHoles(value: Value): Value {
  if (Array.isArray(value)) return value.filter((member) => member !== undefined).map(withoutHoles);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutHoles(inner)]));
}
