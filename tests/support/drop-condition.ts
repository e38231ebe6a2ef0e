// Takes one condition out of everything the shop writes, to see whether a test notices; or lists all that there are.
// A condition is known by its operation, the kind of item, and its text without values.
//   RECORD_CONDITIONS=<file>    adds every condition that is sent to the file, and every one that is refused: a line for
//                               each test file, "<test file>\tsent|refused\t<signature>"
//   DROP_CONDITION=<signature>  lets that one always hold
import { appendFileSync } from "node:fs";
import { documents } from "@store/core/platform/table";
import { partitionKey, sortKey } from "./sdk-tap.ts";

type Part = Record<string, unknown> & { ConditionExpression?: string };
type Next = (args: { input: Part }) => Promise<unknown>;
type Refusal = { name?: string; CancellationReasons?: { Code?: string }[] };

/** Watches the shop's client, if the environment asks for it. */
export function watchConditions(): void {
  const { RECORD_CONDITIONS: file, DROP_CONDITION: dropped } = process.env;
  if (file) around("record-conditions", recorder(file));
  else if (dropped)
    around("drop-condition", async (parts, send) =>
      send(
        parts.map(({ part, signature }) =>
          part.ConditionExpression && signature === dropped
            ? { ...part, ConditionExpression: alwaysTrue(part.ConditionExpression) }
            : part,
        ),
      ),
    );
}

type Signed = { part: Part; signature?: string };
type Visit = (parts: Signed[], send: (parts: Part[]) => Promise<unknown>) => Promise<unknown>;

/** Writes down what is sent and what is refused, once for each test file. */
function recorder(file: string): Visit {
  const seen = new Set<string>();
  const note = (what: "sent" | "refused", signature: string | undefined) => {
    const line = `${process.env.TEST_FILE}\t${what}\t${signature}\n`;
    if (signature && !seen.has(line)) appendFileSync(file, line);
    seen.add(line);
  };
  return async (parts, send) => {
    for (const { signature } of parts) note("sent", signature);
    try {
      return await send(parts.map(({ part }) => part));
    } catch (error) {
      const { name, CancellationReasons: reasons } = error as Refusal;
      for (const [at, { signature }] of parts.entries())
        if (name === "ConditionalCheckFailedException" || reasons?.[at]?.Code === "ConditionalCheckFailed")
          note("refused", signature);
      throw error;
    }
  };
}

/** Calls `visit` with the writes of every request: the one of a single write, or all of a transaction. */
function around(name: string, visit: Visit): void {
  const watch = (next: Next, context: { commandName?: string }) => (args: { input: Part }) => {
    const { TransactItems } = args.input as { TransactItems?: Record<string, Part>[] };
    if (!TransactItems) {
      const operation = (context.commandName ?? "").replace(/(Item)?Command$/, "");
      return visit([signed(operation, args.input)], ([input]) => next({ ...args, input: input as Part }));
    }
    const entries = TransactItems.map((item) => Object.entries(item)[0] as [string, Part]);
    return visit(
      entries.map(([kind, part]) => signed(kind, part)),
      (parts) => {
        const changed = parts.map((part, at) => ({ [entries[at]?.[0] as string]: part }));
        return next({ ...args, input: { ...args.input, TransactItems: changed } as Part });
      },
    );
  };
  documents.middlewareStack.add(watch as never, { name, step: "initialize", priority: "high" });
}

function signed(operation: string, part: Part): Signed {
  return { part, ...(part.ConditionExpression && { signature: signatureOf(operation, part) }) };
}

/**
 * `Update ORDER -> completed: ... version = ?`. Whether there are grants is left out, and states are kept: the
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
    .replace(/( AND )?(attribute_not_exists\(grants\)|size\(grants\) = :\w+)/g, " AND grants")
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
