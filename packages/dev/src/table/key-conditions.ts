// What a query asks of its keys: one partition, and perhaps a range in it.
import { compare } from "./values.ts";
import { type Given, Words } from "./words.ts";

/** What a query asks of one of its two keys. */
export interface KeyCondition {
  name: (given: Given) => string;
  operator: string;
  /** Placeholders. */
  values: string[];
}

/** An operator whose operands stand the other way around. */
const turned: Record<string, string> = { "=": "=", "<": ">", "<=": ">=", ">": "<", ">=": "<=" };

class KeyWords extends Words {
  conditions(): KeyCondition[] {
    const all = this.#part();
    while (this.take("AND")) all.push(...this.#part());
    return all;
  }

  #part(): KeyCondition[] {
    if (!this.take("(")) return [this.#single()];
    const inner = this.conditions();
    this.expect(")");
    return inner;
  }

  #single(): KeyCondition {
    if (this.peek() === "begins_with") {
      this.next();
      this.expect("(");
      const name = this.#key();
      this.expect(",");
      const values = [this.#value()];
      this.expect(")");
      return { name, operator: "begins_with", values };
    }
    if (this.peek()?.startsWith(":")) {
      const values = [this.#value()];
      const operator = turned[this.#operator()] ?? "";
      return { name: this.#key(), operator, values };
    }
    const name = this.#key();
    if (!this.take("BETWEEN")) return { name, operator: this.#operator(), values: [this.#value()] };
    const low = this.#value();
    this.expect("AND");
    const high = this.#value();
    this.checks.push(({ values }) => {
      if ((compare(values[low], values[high]) ?? 0) > 0)
        throw this.refusal(
          "The BETWEEN operator requires upper bound to be greater than or equal to lower bound;",
        );
    });
    return { name, operator: "BETWEEN", values: [low, high] };
  }

  #key(): KeyCondition["name"] {
    const path = this.path();
    return (given) => String(path(given)[0]);
  }

  #value(): string {
    const { value } = this.operand();
    if (value === undefined) throw this.refusal("Multiple attribute names used in one condition");
    return value;
  }

  #operator(): string {
    const operator = this.next();
    if (turned[operator]) return operator;
    throw this.refusal(`Invalid operator used in KeyConditionExpression: ${operator}`);
  }
}

/** Reads one condition of a key, or two with AND between them. */
export function readKeyConditions(kind: string, text: string) {
  const words = new KeyWords(kind, text);
  const result = words.conditions();
  if (!words.isAtEnd()) throw words.syntaxError();
  return { words, result };
}
