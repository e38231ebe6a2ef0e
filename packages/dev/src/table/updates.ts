// Prepares a parsed UpdateExpression for dynalite, which carries its clauses out one after the other on one item.
// DynamoDB applies them all to the item as it was. Two things make the difference:
// - a path on the right of `=` is resolved here, to a copy: dynalite would let both places share one list or map,
//   and a further clause would change them together;
// - list elements are removed last and from the end, so that no removal moves what another clause is about.

import db, { type Item, type Request, type UpdateOperand, type UpdateSection } from "dynalite/db/index.js";

/** The request with its update in a form that dynalite carries out as DynamoDB would. */
export function prepareUpdate(request: Request, oldItem: Item | undefined): Request {
  if (!request._updates) return request;
  const item = oldItem ?? request.Key ?? {};
  const sections = request._updates.sections.map((section) =>
    section.type === "set" && section.val ? { ...section, val: resolve(section.val, item) } : section,
  );
  const removals = sections.filter(removesElement).sort((a, b) => comparePaths(b.path, a.path));
  const rest = sections.filter((section) => !removesElement(section));
  return { ...request, _updates: { ...request._updates, sections: [...rest, ...removals] } };
}

function removesElement({ type, path }: UpdateSection): boolean {
  return type === "remove" && typeof path.at(-1) === "number";
}

function comparePaths(a: UpdateSection["path"], b: UpdateSection["path"]): number {
  for (const [i, step] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    if (step === other) continue;
    return step < other ? -1 : 1;
  }
  return a.length - b.length;
}

// A path that leads nowhere stays as it is: dynalite has the right error for it.
function resolve(operand: UpdateOperand, item: Item): UpdateOperand {
  if (Array.isArray(operand)) return structuredClone(db.mapPath(operand, item)) ?? operand;
  if (!("args" in operand)) return operand;
  const [path, fallback] = operand.args;
  if (operand.name === "if_not_exists" && Array.isArray(path) && fallback) {
    return structuredClone(db.mapPath(path, item)) ?? resolve(fallback, item);
  }
  return { ...operand, args: operand.args.map((arg) => resolve(arg, item)) };
}
