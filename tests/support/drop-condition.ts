// Takes one condition out of everything the shop writes, to see whether a test notices; or lists all that there are.
// A condition is known by its operation, the kind of item, and its text without values.
//   RECORD_CONDITIONS=<file>    adds every condition that is sent to the file, one per line
//   DROP_CONDITION=<signature>  lets that one always hold
import { appendFileSync } from "node:fs";
import { documents } from "@store/core/platform/table";
import { partitionKey, sortKey } from "./sdk-tap.ts";

type Part = Record<string, unknown> & { ConditionExpression?: string };
type Next = (args: { input: Part }) => Promise<unknown>;

/** Watches the shop's client, if the environment asks for it. */
export function watchConditions(): void {
  const { RECORD_CONDITIONS: file, DROP_CONDITION: dropped } = process.env;
  if (!file && !dropped) return;
  const seen = new Set<string>();
  const visit = (operation: string, part: Part): Part => {
    if (!part.ConditionExpression) return part;
    const signature = signatureOf(operation, part);
    if (file && !seen.has(signature)) appendFileSync(file, `${signature}\n`);
    seen.add(signature);
    return signature === dropped
      ? { ...part, ConditionExpression: alwaysTrue(part.ConditionExpression) }
      : part;
  };
  const watch = (next: Next, context: { commandName?: string }) => (args: { input: Part }) => {
    const { TransactItems } = args.input as { TransactItems?: Record<string, Part>[] };
    if (!TransactItems) {
      const operation = (context.commandName ?? "").replace(/(Item)?Command$/, "");
      return next({ ...args, input: visit(operation, args.input) });
    }
    const visited = TransactItems.map((item) =>
      Object.fromEntries(Object.entries(item).map(([kind, part]) => [kind, visit(kind, part)])),
    );
    return next({ ...args, input: { ...args.input, TransactItems: visited } });
  };
  documents.middlewareStack.add(watch as never, {
    name: "watch-conditions",
    step: "initialize",
    priority: "high",
  });
}

/**
 * `Update ORDER -> completed: ... version = ?`. Which grants are asked for is left out, and states are kept: the
 * same words about another state guard something else.
 */
function signatureOf(operation: string, part: Part): string {
  const names = (part.ExpressionAttributeNames ?? {}) as Record<string, string>;
  const values = (part.ExpressionAttributeValues ?? {}) as Record<string, unknown>;
  const plain = (text: unknown) => String(text ?? "").replace(/#\w+/g, (name) => names[name] ?? name);
  const state = (text: string) =>
    text.replace(
      /\b(state|status|banned|active) = (:\w+)/g,
      (_, name, value) => `${name} = ${values[value]}`,
    );
  const becomes = /\b(?:state|status) = (\w+)/.exec(state(plain(part.UpdateExpression)))?.[1];
  const condition = state(plain(part.ConditionExpression))
    .replace(/( AND )?(attribute_(not_)?exists\(grant\w+\)|size\(grant\w+\) = :\w+)/g, " AND grants")
    .replace(/( AND grants)+/g, " AND grants")
    .replace(/:\w+/g, "?")
    .replace(/\s+/g, " ");
  return `${operation} ${kindOf(part)}${becomes ? ` -> ${becomes}` : ""}: ${condition}`;
}

/** `ORDER`, or `CUSTOMER SESSION` for what lies in another's partition. */
function kindOf(part: Part): string {
  const sort = sortKey(part)?.split("#")[0] ?? "";
  return `${partitionKey(part)?.split("#")[0]}${/^[A-Z]{2,}$/.test(sort) ? ` ${sort}` : ""}`;
}

/** Still names what it named, because a request may not carry names and values that it does not use. */
function alwaysTrue(condition: string): string {
  return `(${condition}) OR attribute_exists(pk) OR attribute_not_exists(pk)`;
}
