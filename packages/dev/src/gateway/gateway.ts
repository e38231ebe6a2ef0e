// API Gateway's HTTP API in front of the handlers: payload format 2.0, its routes and its own raw answers; and what
// CloudFront adds on the way: the origin secret and the visitor's address.
import { randomUUID } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { callPath } from "@store/contract/call";
import { callNames, calls } from "@store/contract/calls";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { CognitoStandIn } from "../cognito/start-cognito.ts";
import { readBody, requestUrl } from "../kit/http.ts";

/** API Gateway's own limit on a payload: 10 MB. */
const payloadLimit = 10 * 1024 * 1024;

const routes = new Map(callNames.map((name) => [`POST ${callPath(name)}`, name]));

export interface GatewayOptions {
  invoke(name: string, event: unknown): Promise<unknown>;
  originSecret: string;
  headers(): Record<string, string>;
  /** The JWT authorizer. */
  judge: CognitoStandIn["judge"];
}

/** Answers everything below `/api/`. */
export async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  { invoke, originSecret, headers, judge }: GatewayOptions,
): Promise<void> {
  const reply = (status: number, own: OutgoingHttpHeaders, body: string | Buffer) => {
    response.writeHead(status, { ...headers(), ...own });
    response.end(body);
  };
  const raw = (status: number, message: string) =>
    reply(status, { "content-type": "application/json" }, JSON.stringify({ message }));
  const body = await readBody(request, payloadLimit).catch(() => undefined);
  if (!body) return raw(413, "Request Entity Too Large");
  const event = eventOf(request, body, originSecret);
  const call = routes.get(event.routeKey);
  const judged = call && calls[call].who === "admin" ? judge(request.headers.authorization) : undefined;
  if (judged && "refused" in judged) return raw(judged.refused, judged.message);
  if (judged) Object.assign(event.requestContext, { authorizer: judged });
  const name = call ?? "not-found";
  try {
    const result = (await invoke(name, event)) as APIGatewayProxyStructuredResultV2;
    const answer = Buffer.from(result.body ?? "", result.isBase64Encoded ? "base64" : "utf8");
    reply(result.statusCode ?? 200, result.headers as OutgoingHttpHeaders, answer);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    raw(500, "Internal Server Error");
  }
}

function eventOf(request: IncomingMessage, body: Buffer, originSecret: string) {
  const { method = "GET", headers } = request;
  const url = requestUrl(request);
  const text = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  // A local visitor may say which address it comes from: a test needs more of them than one machine has.
  const viewer = text["x-local-viewer-ip"] ?? request.socket.remoteAddress ?? "127.0.0.1";
  return {
    version: "2.0",
    routeKey: `${method} ${url.pathname}`,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers: { ...text, "x-viewer-ip": viewer, "x-origin-secret": originSecret },
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: "local",
      requestId: randomUUID(),
      stage: "$default",
      timeEpoch: Date.now(),
      http: {
        method,
        path: url.pathname,
        protocol: "HTTP/1.1",
        sourceIp: viewer,
        userAgent: text["user-agent"] ?? "",
      },
    },
    ...bodyOf(body, text["content-type"] ?? ""),
  };
}

/** Text types arrive as text, all others in base64: AWS, "Working with binary media types". */
function bodyOf(body: Buffer, type: string) {
  const isText = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded))/i.test(type);
  return isText
    ? { body: body.toString("utf8"), isBase64Encoded: false }
    : { body: body.toString("base64"), isBase64Encoded: true };
}
