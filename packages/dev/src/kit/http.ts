// What every stand-in's server shares: an address on the loopback interface, bodies with a limit, and answers.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Fault } from "./fault.ts";

/** A call as it came over the wire. Header names are in lower case. */
export interface Call {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** An answer in JSON; status 0 means that the connection is cut instead. */
export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface RunningServer {
  endpoint: string;
  close(): Promise<void>;
}

/** Starts a server on `port`, or on a free one for 0. A `Fault` that `answer` throws is what it answers. */
export async function startServer(
  name: string,
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<RunningServer> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => sendError(name, request, response, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers a `Fault` as it says; anything else is said on the console, and the connection is cut. */
export function sendError(
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  if (error instanceof Fault) {
    sendJson(response, error);
    return;
  }
  if (!request.destroyed) console.error(`${name} stand-in:`, error);
  response.destroy();
}

export function sendJson(response: ServerResponse, { status, body, headers }: Answer): void {
  if (status === 0) {
    response.destroy();
    return;
  }
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store", ...headers });
  response.end(JSON.stringify(body, null, 2));
}

/** Reads a request's whole body. Throws a `Fault` beyond `limit` bytes, when the rest has come in as well. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new Fault(413, "The request is too large.");
  return Buffer.concat(chunks);
}

/** Reads a request whose body is text. */
export async function readCall(request: IncomingMessage, limit: number): Promise<Call> {
  const { pathname, search } = requestUrl(request);
  const body = (await readBody(request, limit)).toString("utf8");
  const { method = "GET", headers } = request;
  return { method, path: pathname, query: search.slice(1), headers, body };
}

/** The first value of a header. */
export function headerOf({ headers }: Pick<Call, "headers">, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The path and query of a request, under a host without meaning. `GET //` and `OPTIONS *` name no address that `URL` reads. */
export function requestUrl({ url = "/" }: Pick<IncomingMessage, "url">): URL {
  const target = url.startsWith("/") ? `http://local${url}` : url;
  return URL.canParse(target) ? new URL(target) : new URL("http://local/");
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether a request was sent to this machine by its own name. A page elsewhere that points its own name at 127.0.0.1
 * cannot help sending that name.
 */
export function namesThisMachine({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return loopback.has((headers.host ?? "").replace(/:\d+$/, "").toLowerCase());
}

/** Whether a request comes from a program or from a page of this machine, not from a page elsewhere. */
export function comesFromThisMachine(request: Pick<IncomingMessage, "headers">): boolean {
  const { origin } = request.headers;
  if (!namesThisMachine(request)) return false;
  return origin === undefined || (URL.canParse(origin) && loopback.has(new URL(origin).hostname));
}
