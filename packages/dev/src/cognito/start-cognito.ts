// Cognito on a laptop: the calls that the shop's functions and its admin pages make, and no others. Speaks to the real
// SDK client; keeps its people on disk.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { requestUrl } from "../gateway/request-url.ts";
import { BodyTooLarge, readBody } from "../kit/read-body.ts";
import { adminOperations, type Body } from "./admin-operations.ts";
import { CognitoFault } from "./errors.ts";
import { openPool } from "./pool.ts";
import { publicOperations } from "./public-operations.ts";
import type { KeySet } from "./read-token.ts";
import { issuerOf, keySet } from "./tokens.ts";

/** Settings of the stand-in; all can be left out. */
export interface CognitoOptions {
  /** Where people are kept; in memory only when left out. One running stand-in per folder. */
  dir?: string;
  /** Whether this access key may call this operation. All may when left out. */
  authorize?: (accessKeyId: string, operation: string) => boolean;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
}

/** A running stand-in. */
export interface CognitoStandIn {
  /** For functions: every operation. */
  endpoint: string;
  poolId: string;
  clientId: string;
  /** What a gateway must know to check its tokens. */
  issuer: string;
  readonly keys: KeySet;
  /** For browsers, below an address of the site's own: only what needs no signature. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

const maxBody = 128 * 1024;
const target = /^AWSCognitoIdentityProviderService\.([A-Za-z]+)$/;

/** Starts the stand-in. What it has answered survives `kill -9` when there is a `dir`. */
export async function startCognito(options: CognitoOptions = {}): Promise<CognitoStandIn> {
  const pool = openPool(options.dir, options.now ?? Date.now);

  async function serve(request: IncomingMessage, response: ServerResponse, all: boolean): Promise<void> {
    const path = requestUrl(request).pathname;
    if (request.method === "GET" && path.endsWith("/.well-known/jwks.json"))
      return send(response, 200, keySet(pool));
    const operation = target.exec(String(request.headers["x-amz-target"]))?.[1] ?? "";
    const body = parse(await readBody(request, maxBody));
    pool.sweep();
    const open = Object.hasOwn(publicOperations, operation) ? publicOperations[operation] : undefined;
    if (request.method === "POST" && open) return send(response, 200, await open(pool, body));
    const own = all && Object.hasOwn(adminOperations, operation) ? adminOperations[operation] : undefined;
    if (request.method !== "POST" || !own)
      throw new CognitoFault(
        "UnknownOperationException",
        `The local stand-in does not serve ${operation || path}.`,
      );
    requireAccess(request, operation);
    if (body.UserPoolId !== pool.poolId)
      throw new CognitoFault(
        "ResourceNotFoundException",
        `User pool ${String(body.UserPoolId)} does not exist.`,
      );
    send(response, 200, await own(pool, body));
  }

  function requireAccess(request: IncomingMessage, operation: string): void {
    const id = /^AWS4-HMAC-SHA256 Credential=([^/\s,]+)\//.exec(request.headers.authorization ?? "")?.[1];
    if (!id) throw new CognitoFault("MissingAuthenticationTokenException", "The request is not signed.");
    if (options.authorize?.(id, operation) ?? true) return;
    const who = `arn:aws:iam::000000000000:user/${id}`;
    throw new CognitoFault(
      "AccessDeniedException",
      `User: ${who} is not authorized to perform: cognito-idp:${operation}`,
    );
  }

  const answer = (request: IncomingMessage, response: ServerResponse, all: boolean) =>
    serve(request, response, all).catch((error: unknown) => fail(response, error));
  const server = createServer((request, response) => void answer(request, response, true));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    poolId: pool.poolId,
    clientId: pool.clientId,
    issuer: issuerOf(pool),
    get keys() {
      return keySet(pool) as KeySet;
    },
    answer: (request, response) => answer(request, response, false),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      pool.close();
    },
  };
}

function parse(text: string): Body {
  try {
    const body: unknown = JSON.parse(text || "{}");
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Body;
  } catch {
    // Falls through to the one error for everything that is not an object of JSON.
  }
  throw new CognitoFault("SerializationException", "The body is not an object of JSON.");
}

function fail(response: ServerResponse, error: unknown): void {
  if (error instanceof CognitoFault) {
    response.setHeader("x-amzn-errortype", error.type);
    send(response, 400, { __type: error.type, message: error.message });
  } else if (error instanceof BodyTooLarge) {
    send(response, 413, { __type: "RequestEntityTooLargeException", message: "The request is too large." });
  } else {
    console.error("Cognito stand-in:", error);
    response.destroy();
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/x-amz-json-1.1", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}
