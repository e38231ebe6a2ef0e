// A hand on the wire between the shop and its table: sees each request as it is sent, retries included.
import { documents } from "@store/core/platform/table";

/** One request, as the SDK sends it. */
export interface TableRequest {
  /** `PutItem`, `TransactWriteItems`, ... */
  operation: string;
  input: Record<string, unknown>;
  /** The partition keys it names, in order. */
  keys: string[];
}

/** What is done around a request. What `before` throws is thrown instead of sending; `after` runs once it took effect. */
export interface Tap {
  before?(request: TableRequest): void | Promise<void>;
  after?(request: TableRequest): void | Promise<void>;
}

type Next = (args: { input: unknown }) => Promise<unknown>;
type Context = { commandName?: string };

let count = 0;

/** Puts a tap on the shop's client; returns the way to take it off. */
export function tap({ before, after }: Tap): () => void {
  const name = `tap-${++count}`;
  const around = (next: Next, context: Context) => async (args: { input: unknown }) => {
    const request = read(context.commandName ?? "", args.input as Record<string, unknown>);
    await before?.(request);
    const answer = await next(args);
    await after?.(request);
    return answer;
  };
  // Inside the retries: what is thrown here looks to the SDK like an answer of the table, or like none.
  documents.middlewareStack.add(around as never, { name, step: "finalizeRequest", priority: "low" });
  return () => documents.middlewareStack.remove(name);
}

function read(command: string, input: Record<string, unknown>): TableRequest {
  return { operation: command.replace(/Command$/, ""), input, keys: keysOf(input) };
}

function keysOf(input: Record<string, unknown>): string[] {
  const parts = (input.TransactItems as Record<string, Record<string, unknown>>[] | undefined)?.flatMap(
    (part) => Object.values(part),
  ) ?? [input];
  return parts.flatMap((part) => partitionKey(part) ?? []);
}

/** The partition key of a write or read of one item, marshalled or not. */
export function partitionKey(part: Record<string, unknown>): string | undefined {
  const { pk: value } = (part.Key ?? part.Item ?? {}) as { pk?: string | { S: string } };
  return typeof value === "object" ? value.S : value;
}
