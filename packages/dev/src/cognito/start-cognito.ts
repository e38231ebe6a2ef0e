// Cognito on a laptop: the calls that the shop's functions and its admin pages make, and no others. Speaks to the real
// SDK client; keeps its people on disk.
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Authorize, requireAccess } from "../kit/aws.ts";
import { headerOf, readCall, sendError, sendJson, startServer } from "../kit/http.ts";
import type { Kept } from "../table/disk-store.ts";
import { adminOperations, type Body, publicOperations } from "./operations.ts";
import { cognitoFault, openPool } from "./pool.ts";
import { type Judgement, judgeToken } from "./tokens.ts";

/** Settings of the stand-in; all can be left out. */
export interface CognitoOptions extends Kept {
  /** Whether this access key may call this operation. All may when left out. */
  authorize?: Authorize;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
}

export type CognitoStandIn = Awaited<ReturnType<typeof startCognito>>;

const maxBody = 128 * 1024;
const target = /^AWSCognitoIdentityProviderService\.([A-Za-z]+)$/;

/** Starts the stand-in. What it has answered survives `kill -9` when there is a `dir`. */
export async function startCognito({
  authorize = () => true,
  now = Date.now,
  ...place
}: CognitoOptions = {}) {
  const pool = openPool(place, now);
  const { poolId, clientId } = pool;

  async function serve(request: IncomingMessage, response: ServerResponse, all: boolean): Promise<void> {
    const call = await readCall(request, maxBody);
    const operation = target.exec(headerOf(call, "x-amz-target") ?? "")?.[1] ?? "";
    const body = parse(call.body);
    pool.sweep();
    const operations = { ...(all && adminOperations), ...publicOperations };
    const run = Object.hasOwn(operations, operation) && call.method === "POST" && operations[operation];
    if (!run) {
      const what = operation || call.path;
      throw cognitoFault("UnknownOperationException", `The local stand-in does not serve ${what}.`);
    }
    if (Object.hasOwn(adminOperations, operation)) {
      requireAccess(call, `cognito-idp:${operation}`, authorize, cognitoFault);
      if (body.UserPoolId !== poolId)
        throw cognitoFault("ResourceNotFoundException", `User pool ${body.UserPoolId} does not exist.`);
    }
    const headers = { "content-type": "application/x-amz-json-1.1" };
    sendJson(response, { status: 200, body: run(pool, body) ?? {}, headers });
  }

  const server = await startServer("Cognito", 0, (request, response) => serve(request, response, true));
  return {
    /** For functions: every operation. */
    endpoint: server.endpoint,
    poolId,
    clientId,
    /** What the gateway makes of a request's authorization header. */
    judge: (header: string | undefined): Judgement => judgeToken(pool, header),
    /** For browsers, below an address of the site's own: only what needs no signature. */
    answer: (request: IncomingMessage, response: ServerResponse) =>
      serve(request, response, false).catch((error: unknown) =>
        sendError("Cognito", request, response, error),
      ),
    async close() {
      await server.close();
      await pool.close();
    },
  };
}

function parse(text: string): Body {
  try {
    const body: unknown = JSON.parse(text || "{}");
    if (typeof body === "object" && body !== null) return body as Body;
  } catch {
    // Falls through to the one error for everything that is not an object of JSON.
  }
  throw cognitoFault("SerializationException", "The body is not an object of JSON.");
}
