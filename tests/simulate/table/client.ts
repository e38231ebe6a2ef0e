// Takes the place of the document client's `send`: the SDK's retries and tokens without its middleware, which would be a
// third of a run. `useSdk` goes the long way, through the whole SDK down to where its socket would be.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ApiError } from "@store/dev/table/errors";
import { encoded } from "@store/dev/table/operations";
import { readRequest } from "@store/dev/table/requests";
import type { Input } from "@store/dev/table/values";
import { copy } from "@store/dev/table/values";
import { decodeItem } from "@store/dev/table/wire-values";
import { carry, type Serve } from "./requests.ts";

interface Command {
  constructor: { name: string };
  input: Input;
}

/** As much of the document client as is replaced. */
export interface Client {
  send: unknown;
  config: object;
}

const tries = 5;
/** What the SDK asks again for. A transaction's conflict it leaves to its caller. */
const worthARetry = new Set([
  "ProvisionedThroughputExceededException",
  "ThrottlingException",
  "RequestLimitExceeded",
  "InternalServerError",
]);
const longNames: Record<string, string> = {
  Get: "GetItem",
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  BatchGet: "BatchGetItem",
  TransactWrite: "TransactWriteItems",
};

/** What the shop has put around each command: the SDK's middleware, which the short way passes by. */
export type Around = (
  next: (input: Input) => Promise<Input>,
  context: { commandName: string },
) => (input: Input) => Promise<Input>;

/** The short way. */
export function useShortWay(client: Client, serve: Serve, around: Around): void {
  client.send = async (command: Command) => {
    // A bundler numbers classes of one name.
    const name = command.constructor.name.replace(/Command\d*$/, "");
    const operation = longNames[name] ?? name;
    const input = copy(command.input);
    if (operation === "TransactWriteItems") input.ClientRequestToken ??= randomUUID();
    return around((sent) => send(operation, sent, serve), { commandName: `${operation}Command` })(input);
  };
}

async function send(operation: string, input: Input, serve: Serve): Promise<Input> {
  for (let attempt = 1; ; attempt++) {
    try {
      return { ...(await carry(operation, input, serve)), $metadata: {} };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const again = worthARetry.has(error.name) || "code" in error;
      if (!again || attempt === tries) throw Object.assign(error, error.details, { $metadata: {} });
      await pause(Math.random() * Math.min(20_000, 50 * 2 ** attempt));
    }
  }
}

const decoder = new TextDecoder();

/** The long way: the real SDK, without a socket and a signature that nobody would check. */
export function useSdk(client: Client, serve: Serve): void {
  const requestHandler = {
    async handle(request: { headers: Record<string, string>; body: Uint8Array }) {
      const operation = String(request.headers["x-amz-target"]).split(".")[1] ?? "";
      const { statusCode, body } = await wire(operation, JSON.parse(decoder.decode(request.body)), serve);
      const headers = { "content-type": "application/x-amz-json-1.0" };
      return { response: { statusCode, headers, body: Buffer.from(JSON.stringify(body)) } };
    },
    metadata: { handlerProtocol: "http/1.1" },
    updateHttpClientConfig() {},
    httpHandlerConfigs: () => ({}),
    destroy() {},
  };
  const signer = async () => ({ sign: async (request: unknown) => request });
  Object.assign(client.config, { requestHandler, signer });
}

/** Its bucket of retries would outlive a run, and a replay would begin with another one. */
export async function refillRetries(client: Client): Promise<void> {
  const { retryStrategy } = client.config as { retryStrategy: () => Promise<object> };
  Object.assign(await retryStrategy(), { capacity: 500 });
}

async function wire(operation: string, body: Input, serve: Serve) {
  try {
    const input = readRequest(operation, body, decodeItem);
    return { statusCode: 200, body: encoded(await carry(operation, input, serve)) };
  } catch (error) {
    if (!(error instanceof ApiError) || "code" in error) throw error;
    return { statusCode: error.statusCode, body: encoded(error.body) };
  }
}
