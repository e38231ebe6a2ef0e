// What every Lambda behind the gateway does around its work: request, answer, errors, one log line. Without the call table,
// which a Lambda that is no call has no use for.
import { randomUUID } from "node:crypto";
import { type ErrorCode, errors, StoreError } from "@store/contract/errors";
import { ContentionError } from "@store/core/platform/contention";
import { alarm, log } from "@store/core/platform/log";
import { type Actor, runAs } from "@store/core/platform/request";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { compressBody } from "./compress.ts";
import { requireOriginSecret, viewerIp } from "./edge.ts";

/** How a call differs from others. */
export interface Options {
  /** Statuses that a call answers instead of the table's, where docs/product.md section 4 wants it so. */
  statuses?: Partial<Record<ErrorCode, number>>;
  /** Who stands behind the call; throws for anybody who may not make it. */
  actor?: (event: APIGatewayProxyEventV2) => Promise<Actor>;
  /** Bytes of its body, where it takes more than other calls do. */
  body?: number;
}

let prepare = async (): Promise<void> => undefined;

/** What a function does before each of its works. */
export function beforeWork(task: () => Promise<void>): void {
  prepare = task;
}

/** What all Lambdas share, those of raw bytes too. */
export async function edge(
  name: string,
  event: APIGatewayProxyEventV2,
  options: Options,
  work: () => Promise<Record<string, unknown>>,
): Promise<APIGatewayProxyStructuredResultV2> {
  const started = performance.now();
  const requestId = event.requestContext?.requestId ?? randomUUID();
  const userAgent = event.headers["user-agent"] ?? "";
  return runAs({ viewerIp: viewerIp(event), userAgent, requestId }, async () => {
    const { status, body, headers, code } = await answer(event, options, work);
    log("call", {
      call: name,
      status,
      code,
      ms: Math.round(performance.now() - started),
      ...ids(event, body),
    });
    const answered = await compressBody(event, JSON.stringify(body));
    const type = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
    return { statusCode: status, ...answered, headers: { ...type, ...answered.headers, ...headers } };
  });
}

/** Many wrote the same rows at once: the same call gets through a moment later, and is no alarm. */
function busy({ message }: ContentionError): StoreError {
  log("busy", { error: message });
  return new StoreError("throttled", { minutes: 1 }, { retryAfter: 2 });
}

interface Answered {
  status: number;
  body: Record<string, unknown>;
  headers?: Record<string, string>;
  code?: string;
}

async function answer(
  event: APIGatewayProxyEventV2,
  options: Options,
  work: () => Promise<Record<string, unknown>>,
): Promise<Answered> {
  try {
    requireOriginSecret(event);
    await prepare();
    return { status: 200, body: { success: true, ...(await work()) } };
  } catch (thrown) {
    const error = thrown instanceof ContentionError ? busy(thrown) : thrown;
    if (!(error instanceof StoreError)) {
      alarm("bug", { error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      return {
        status: 500,
        body: { success: false, error: errors.internal.message, code: "internal" },
        code: "internal",
      };
    }
    const { code, message, retryAfter, fields } = error;
    return {
      status: options.statuses?.[code] ?? error.status,
      body: { success: false, error: message, code, ...(fields && { fields }) },
      ...(retryAfter !== undefined && { headers: { "retry-after": String(retryAfter) } }),
      code,
    };
  }
}

/** Ids that tie a log line to an order's story. Only of well-formed input, never anything secret. */
function ids(event: APIGatewayProxyEventV2, answered: Record<string, unknown>): Record<string, string> {
  const orderId = /"orderId"\s*:\s*"(ORDER_[A-Za-z0-9_-]{1,60})"/.exec(event.body ?? "")?.[1];
  const customerId = answered.customerId;
  return { ...(orderId && { orderId }), ...(typeof customerId === "string" && { customerId }) };
}
