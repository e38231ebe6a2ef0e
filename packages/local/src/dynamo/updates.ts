// Prepares a parsed UpdateExpression for dynalite. A path on the right of `=` is resolved here, to a copy of what the
// item holds: dynalite would let both places share one list or map, and a further clause would change them together.

import db, { type Item, type Request, type UpdateOperand } from "dynalite/db/index.js";

/** The request with the right-hand sides of its SET clauses resolved against the item as it is. */
export function withResolvedPaths(request: Request, oldItem: Item | undefined): Request {
  if (!request._updates) return request;
  const item = oldItem ?? request.Key ?? {};
  const sections = request._updates.sections.map((section) =>
    section.type === "set" && section.val ? { ...section, val: resolve(section.val, item) } : section,
  );
  return { ...request, _updates: { ...request._updates, sections } };
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
