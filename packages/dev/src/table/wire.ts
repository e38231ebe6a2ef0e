// DynamoDB's wire protocol: JSON over POST, the operation in a header. Bodies are read whole before anything
// happens, so that a client that hangs up half way only loses its own request. What is asked and answered is the same
// without a socket.
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { crc32 } from "node:zlib";
import { Fault } from "../kit/fault.ts";
import { namesThisMachine, readBody } from "../kit/http.ts";
import { ApiError, internalError, unknownOperation, unreadableBody } from "./errors.ts";
import { encoded } from "./operations.ts";
import { type Input, isObject } from "./values.ts";

const maxBodyBytes = 16 * 1024 * 1024;

/** Answers one call: an object to send back, or a thrown ApiError. */
export type Answerer = (operation: string, body: Input) => Promise<object>;

/** What goes back to the client. */
export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Has a request answered; undefined where the connection is cut instead. Header names in lower case. Never throws. */
export async function respond(
  headers: IncomingHttpHeaders,
  body: string,
  answer: Answerer,
): Promise<WireAnswer | undefined> {
  try {
    return written(200, await answer(operationOf(headers), parse(body)));
  } catch (error) {
    if (error instanceof ApiError)
      return error.statusCode === 0 ? undefined : written(error.statusCode, encoded(error.body));
    console.error("The local DynamoDB failed", error);
    return written(500, internalError("The local DynamoDB failed; its console says why").body);
  }
}

/** Reads a request from a socket, has it answered and writes the answer. Never throws. */
export async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answerer,
): Promise<void> {
  const answered = await answerTo(request, answer).catch((error: unknown) =>
    // Anything else is a client that hung up half way.
    error instanceof Fault
      ? written(error.status, { message: "The request is larger than 16 MB" })
      : undefined,
  );
  if (!answered) return void response.destroy();
  response.on("error", () => {}); // The client has gone: nobody is left to tell.
  response.writeHead(answered.status, answered.headers);
  response.end(answered.body);
}

async function answerTo(request: IncomingMessage, answer: Answerer): Promise<WireAnswer | undefined> {
  // A page open in a browser on this machine can reach loopback too, but it cannot help sending an Origin.
  if (request.headers.origin !== undefined || !namesThisMachine(request))
    return written(403, { message: "This server only talks to local programs" });
  if (request.method !== "POST") return written(404, { message: "POST a DynamoDB request" });
  const body = await readBody(request, maxBodyBytes);
  return respond(request.headers, body.toString(), answer);
}

function operationOf(headers: IncomingHttpHeaders): string {
  const target = String(headers["x-amz-target"] ?? "");
  const [, operation] = /^DynamoDB_20120810\.(\w+)$/.exec(target) ?? [];
  if (!operation) throw unknownOperation(target);
  return operation;
}

function parse(text: string): Input {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw unreadableBody();
  }
  if (!isObject(body)) throw unreadableBody();
  return body;
}

function written(status: number, answer: unknown): WireAnswer {
  const body = Buffer.from(JSON.stringify(answer));
  const headers = {
    "content-type": "application/x-amz-json-1.0",
    "content-length": String(body.length),
    "x-amzn-requestid": randomUUID(),
    "x-amz-crc32": String(crc32(body)),
  };
  return { status, headers, body };
}
