// Cognito on a laptop: the calls that the shop's functions and its admin pages make, and no others. Speaks to the real
// SDK client; keeps its people on disk.
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Authorize, requireAccess } from "../kit/aws.ts";
import { headerOf, readCall, sendError, sendJson, startServer } from "../kit/http.ts";
import { adminOperations, type Body } from "./admin-operations.ts";
import { cognitoFault, notFound } from "./errors.ts";
import { openPool } from "./pool.ts";
import { publicOperations } from "./public-operations.ts";
import { issuerOf, type KeySet, keySet } from "./tokens.ts";

/** Settings of the stand-in; all can be left out. */
export interface CognitoOptions {
  /** Where people are kept; in memory only when left out. One running stand-in per folder. */
  dir?: string;
  /** Whether this access key may call this operation. All may when left out. */
  authorize?: Authorize;
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
  const { authorize = () => true } = options;
  const pool = openPool(options.dir, options.now ?? Date.now);

  async function serve(request: IncomingMessage, response: ServerResponse, all: boolean): Promise<void> {
    const call = await readCall(request, maxBody);
    const operation = target.exec(headerOf(call, "x-amz-target") ?? "")?.[1] ?? "";
    const body = parse(call.body);
    pool.sweep();
    const operations = call.method !== "POST" ? {} : { ...(all && adminOperations), ...publicOperations };
    const run = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
    if (!run) {
      const what = operation || call.path;
      throw cognitoFault("UnknownOperationException", `The local stand-in does not serve ${what}.`);
    }
    if (Object.hasOwn(adminOperations, operation)) {
      requireAccess(call, `cognito-idp:${operation}`, authorize, cognitoFault);
      if (body.UserPoolId !== pool.poolId)
        throw notFound(`User pool ${String(body.UserPoolId)} does not exist.`);
    }
    const headers = { "content-type": "application/x-amz-json-1.1" };
    sendJson(response, { status: 200, body: await run(pool, body), headers });
  }

  const server = await startServer("Cognito", 0, (request, response) => serve(request, response, true));
  return {
    endpoint: server.endpoint,
    poolId: pool.poolId,
    clientId: pool.clientId,
    issuer: issuerOf(pool),
    get keys() {
      return keySet(pool);
    },
    answer: (request, response) =>
      serve(request, response, false).catch((error: unknown) =>
        sendError("Cognito", request, response, error),
      ),
    async close() {
      await server.close();
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
  throw cognitoFault("SerializationException", "The body is not an object of JSON.");
}
