// UpdateExpression: every clause reads the item as it was. Amazon DynamoDB: "Update expressions".
import { validationError } from "./errors.ts";
import { copy, type Item, type Value } from "./values.ts";
import type { Operand, Words } from "./words.ts";

/** One clause of an update. */
export interface Clause {
  kind: "SET" | "ADD" | "REMOVE" | "DELETE";
  name: string;
  read: Operand["read"];
}

/** Reads an update. */
export function readUpdate(words: Words): Clause[] {
  const sections = new Map<string, Clause[]>();
  while (words.peek() !== undefined) {
    const kind = words.next().toUpperCase();
    if (kind !== "SET" && kind !== "ADD" && kind !== "REMOVE" && kind !== "DELETE") throw words.syntaxError();
    if (sections.has(kind))
      throw words.refusal(`The "${kind}" section can only be used once in an update expression;`);
    sections.set(
      kind,
      words.list(() => clause(words, kind)),
    );
  }
  const clauses = [...sections.values()].flat();
  words.refuseTwice(clauses.map(({ name }) => name));
  return clauses;
}

function clause(words: Words, kind: Clause["kind"]): Clause {
  const name = words.name();
  if (kind === "REMOVE") return { kind, name, read: () => undefined };
  if (kind === "SET") {
    words.expect("=");
    // What AWS computes here as well, `n + :one` and `if_not_exists`, the shop leaves to ADD and to its conditions.
    return { kind, name, read: words.operand().read };
  }
  const operand = words.operand();
  if (operand.value === undefined) throw words.syntaxError();
  words.allow(kind === "ADD" ? ["N", "SS"] : ["SS"], kind, [operand]);
  return { kind, name, read: operand.read };
}

function present(value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw validationError("The provided expression refers to an attribute that does not exist in the item");
}

/** DynamoDB adds decimals as they are written; JavaScript is off in the 17th digit. */
function added(one: Value, other: Value): number {
  if (typeof one !== "number" || typeof other !== "number") throw wrongType();
  const exact = one + other;
  return Number.isInteger(exact) ? exact : Number(exact.toPrecision(15));
}

const wrongType = () => validationError("An operand in the update expression has an incorrect data type");

/** The item after its update. */
export function updated(item: Item, clauses: Clause[]): Item {
  const result = { ...item };
  for (const one of clauses) {
    const value = after(one, item);
    if (value === undefined) delete result[one.name];
    else result[one.name] = value;
  }
  return result;
}

function after({ kind, name, read }: Clause, item: Item): Value | undefined {
  if (kind === "REMOVE") return undefined;
  const by = present(read(item));
  if (kind === "SET") return copy(by);
  const now = item[name];
  if (!(by instanceof Set)) return added(now ?? 0, by);
  if (now !== undefined && !(now instanceof Set)) throw wrongType();
  const members = [...(now ?? [])];
  const left = kind === "ADD" ? [...members, ...by] : members.filter((member) => !by.has(member));
  // An empty set is no value.
  return left.length > 0 ? new Set(left) : undefined;
}
