// Decides ConditionExpressions from dynalite's parsed form. dynalite's own evaluation compares lists and maps by
// identity and takes `false` and "" for missing, so that a condition on them never holds.

import { isDeepStrictEqual } from "node:util";
import db, {
  type AttributeValue,
  type Expression,
  type Item,
  type Operand,
  type Request,
} from "dynalite/db/index.js";

type Value = AttributeValue | undefined;

/** True when the request has no condition, or the item as it is (undefined: no item) fulfils it. */
export function conditionHolds(request: Request, item: Item | undefined): boolean {
  if (request._condition) return holds(request._condition.expression, item ?? {});
  // The older `Expected` parameter stays dynalite's.
  return db.checkConditional(request, item) == null;
}

/** True when an item fulfils a parsed condition. */
export function holds(condition: Expression, item: Item): boolean {
  const { type, name, args } = condition;
  if (type === "and") return args.every((arg) => holds(arg as Expression, item));
  if (type === "or") return args.some((arg) => holds(arg as Expression, item));
  if (type === "not") return !holds(args[0] as Expression, item);
  const values = args.map((arg) => resolve(arg, item));
  return type === "function" ? fulfils(name ?? "", values) : compares(type, values);
}

function compares(operator: string, [value, ...others]: Value[]): boolean {
  switch (operator) {
    case "=":
      return equal(value, others[0]);
    case "<>":
      return !equal(value, others[0]);
    case "in":
      return others.some((other) => equal(value, other));
    case "between":
      return ordered(">=", value, others[0]) && ordered("<=", value, others[1]);
    default:
      return ordered(operator, value, others[0]);
  }
}

function fulfils(name: string, [value, other]: Value[]): boolean {
  switch (name) {
    case "attribute_exists":
      return value !== undefined;
    case "attribute_not_exists":
      return value === undefined;
    case "attribute_type":
      return value !== undefined && typeOf(value) === other?.S;
    case "begins_with":
      return beginsWith(value, other);
    case "contains":
      return contains(value, other);
    default:
      throw new Error(`Unknown function ${name} in a condition`);
  }
}

function resolve(operand: Operand, item: Item): Value {
  if (Array.isArray(operand)) return db.mapPath(operand, item) ?? undefined;
  if (!isExpression(operand)) return operand;
  const [measured] = operand.args;
  return measured === undefined ? undefined : size(resolve(measured, item));
}

// The only expression that stands for a value is the function size().
function isExpression(operand: AttributeValue | Expression): operand is Expression {
  return "type" in operand;
}

function size(value: Value): Value {
  if (!value) return undefined;
  const { S, B, SS, NS, BS, L, M } = value;
  if (S !== undefined) return { N: String(S.length) };
  if (B !== undefined) return { N: String(Buffer.from(B, "base64").length) };
  const members = SS ?? NS ?? BS ?? L ?? (M && Object.keys(M));
  return members && { N: String(members.length) };
}

function typeOf(value: AttributeValue): string | undefined {
  return Object.keys(value)[0];
}

function equal(a: Value, b: Value): boolean {
  if (!a || !b) return false;
  return isDeepStrictEqual(comparable(a), comparable(b));
}

// Sets have no order; numbers were brought to one form when the request was checked.
function comparable(value: AttributeValue): unknown {
  const { SS, NS, BS, L, M } = value;
  const set = SS ?? NS ?? BS;
  if (set) return { [String(typeOf(value))]: [...set].sort() };
  if (L) return { L: L.map(comparable) };
  if (M) return { M: new Map(Object.entries(M).map(([name, inner]) => [name, comparable(inner)])) };
  return { ...value };
}

function ordered(operator: string, a: Value, b: Value): boolean {
  if (!a || !b || typeOf(a) !== typeOf(b)) return false;
  if (a.S === undefined && a.N === undefined && a.B === undefined) return false;
  return db.compare(operator, a, [b]);
}

function beginsWith(value: Value, start: Value): boolean {
  if (value?.S !== undefined && start?.S !== undefined) return value.S.startsWith(start.S);
  if (value?.B === undefined || start?.B === undefined) return false;
  const bytes = Buffer.from(start.B, "base64");
  return Buffer.from(value.B, "base64").subarray(0, bytes.length).equals(bytes);
}

function contains(value: Value, part: Value): boolean {
  if (!value || !part) return false;
  const { S, B, SS, NS, BS, L } = value;
  if (S !== undefined) return part.S !== undefined && S.includes(part.S);
  if (B !== undefined) {
    return part.B !== undefined && Buffer.from(B, "base64").includes(Buffer.from(part.B, "base64"));
  }
  if (L) return L.some((member) => equal(member, part));
  const member = (SS && part.S) ?? (NS && part.N) ?? (BS && part.B);
  return member !== undefined && Boolean((SS ?? NS ?? BS)?.includes(member));
}
