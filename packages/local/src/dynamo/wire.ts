// DynamoDB's wire protocol: JSON over POST, the operation in a header. Bodies are read whole before anything
// happens, so that a client that hangs up half way only loses its own request.

import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { crc32 } from "node:zlib";
import { answerControl } from "../control-http.ts";
import { namesThisMachine } from "../request-url.ts";
import { isApiError, unknownOperation, unreadableBody } from "./errors.ts";
import { type Body, isObject } from "./validate.ts";

const maxBodyBytes = 16 * 1024 * 1024;
const contentType = "application/x-amz-json-1.0";

/** Answers one call: an object to send back, or a thrown ApiError. */
export type Answerer = (operation: string, body: Body) => Promise<object>;

/** Reads a request, has it answered and writes the answer. Never throws. */
export async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answerer,
  control: object = {},
): Promise<void> {
  // A page open in a browser on this machine can reach loopback too, but it cannot help sending an Origin.
  if (request.headers.origin !== undefined || !namesThisMachine(request))
    return send(response, 403, { message: "This server only talks to local programs" });
  if (request.method !== "POST") return send(response, 404, { message: "POST a DynamoDB request" });
  const text = await readBody(request);
  if (text === "aborted") return;
  if (text === "too large") {
    response.setHeader("connection", "close");
    return send(response, 413, { message: "The request is larger than 16 MB" });
  }
  const action = /^\/__control\/(.+)$/.exec(request.url ?? "")?.[1];
  if (action) {
    const contentType = request.headers["content-type"];
    const { status, body } = await answerControl(control, action, { contentType, body: text.body });
    return send(response, status, body);
  }
  try {
    send(response, 200, await answer(operationOf(request), parse(text.body)));
  } catch (error) {
    if (isApiError(error) && error.statusCode === 0) return void response.destroy();
    if (isApiError(error)) return send(response, error.statusCode, error.body);
    console.error("The local DynamoDB failed", error);
    const type = "com.amazonaws.dynamodb.v20120810#InternalServerError";
    send(response, 500, { __type: type, message: "The local DynamoDB failed; its console says why" });
  }
}

function operationOf({ headers }: IncomingMessage): string {
  const target = String(headers["x-amz-target"] ?? "");
  const [, operation] = /^DynamoDB_20120810\.(\w+)$/.exec(target) ?? [];
  if (!operation) throw unknownOperation(target);
  return operation;
}

function readBody(request: IncomingMessage): Promise<{ body: string } | "aborted" | "too large"> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBodyBytes) chunks.push(chunk);
      else resolve("too large");
    });
    request.on("end", () => resolve({ body: Buffer.concat(chunks).toString() }));
    request.on("error", () => resolve("aborted"));
    request.on("close", () => resolve("aborted"));
  });
}

function parse(text: string): Body {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw unreadableBody();
  }
  if (!isObject(body)) throw unreadableBody();
  return body;
}

function send(response: ServerResponse, status: number, answer: unknown): void {
  const body = Buffer.from(JSON.stringify(answer));
  response.on("error", () => {}); // The client has gone: nobody is left to tell.
  response.writeHead(status, {
    "content-type": contentType,
    "content-length": body.length,
    "x-amzn-requestid": randomUUID(),
    "x-amz-crc32": crc32(body),
  });
  response.end(body);
}
