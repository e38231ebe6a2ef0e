// A table that is busy: a batch of reads is answered in part, and the rest is named.
import { documents } from "@store/core/platform/table";

interface BatchAnswer {
  output: {
    Responses?: Record<string, { pk: unknown; sk: unknown }[]>;
    UnprocessedKeys?: Record<string, { Keys: unknown[] }>;
  };
}
type Next = (args: unknown) => Promise<BatchAnswer>;

/** From now on a batch gives at most `most` rows at once; returns the end of it. */
export function leaveUnprocessed(most: number): { batches(): number; stop(): void } {
  let batches = 0;
  const cutShort = (next: Next, context: { commandName?: string }) => async (args: unknown) => {
    const answer = await next(args);
    if (!context.commandName?.startsWith("BatchGet")) return answer;
    batches++;
    const { Responses = {} } = answer.output;
    const cut = Object.entries(Responses).map(([table, rows]) => {
      const Keys = rows.splice(most).map(({ pk, sk }) => ({ pk, sk }));
      return [table, { Keys }] as const;
    });
    answer.output.UnprocessedKeys = Object.fromEntries(cut.filter(([, { Keys }]) => Keys.length > 0));
    return answer;
  };
  const name = "leaveUnprocessed";
  documents.middlewareStack.add(cutShort as never, { name, step: "initialize", priority: "low" });
  return { batches: () => batches, stop: () => documents.middlewareStack.remove(name) };
}
