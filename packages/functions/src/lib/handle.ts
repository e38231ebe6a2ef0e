// The edge of every call: origin, body, input, actor, answer, errors, one log line.
import { randomUUID } from "node:crypto";
import {
  type ActionCall,
  type CallName,
  type Calls,
  calls,
  type Exchange,
  type PlainCall,
} from "@store/contract/calls";
import { type ErrorCode, errors, StoreError } from "@store/contract/errors";
import { limits } from "@store/contract/limits";
import { alarm, log } from "@store/core/lib/log";
import { type Actor, request, runAs } from "@store/core/lib/request";
import type { UseActions, UseCase } from "@store/core/lib/use-case";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { jsonBody, requireOriginSecret, requireOwnOrigin, viewerIp } from "./edge.ts";

type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

interface Options {
  /** Statuses that a call answers instead of the table's, where SPEC.txt or docs/decisions want it so. */
  statuses?: Partial<Record<ErrorCode, number>>;
  /** Who stands behind the call; throws for anybody who may not make it. */
  actor?: (event: APIGatewayProxyEventV2) => Promise<Actor>;
}

/** A call of admins cannot be made a Lambda without asking who they are. */
type Rest<Name extends CallName> = Calls[Name]["who"] extends "admin"
  ? [options: Options & Required<Pick<Options, "actor">>]
  : [options?: Options];

/** The Lambda of one call. */
export function handle<Name extends PlainCall>(
  name: Name,
  work: UseCase<Name>,
  ...[options = {}]: Rest<Name>
): Handler {
  const exchange: Exchange = calls[name];
  return (event) => edge(name, event, options, () => attend(event, options, () => [exchange, work as Work]));
}

/** The Lambda of a call that has actions: `action` in the body picks the exchange. */
export function handleActions<Name extends ActionCall>(
  name: Name,
  works: UseActions<Name>,
  ...[options = {}]: Rest<Name>
): Handler {
  const exchanges: Record<string, Exchange> = calls[name].actions;
  return (event) =>
    edge(name, event, options, () =>
      attend(event, options, (body) => {
        const action = (body as { action?: unknown } | null)?.action;
        const exchange = typeof action === "string" && Object.hasOwn(exchanges, action) && exchanges[action];
        if (!exchange)
          throw new StoreError("input.invalid", { issue: "Unknown action" }, { fields: ["action"] });
        return [exchange, (works as Record<string, Work>)[action as string] as Work];
      }),
    );
}

type Work = (input: unknown) => Promise<unknown>;

/** Origin, actor, body, input, work, output: in this order, so that a stranger learns nothing of the rest. */
async function attend(
  event: APIGatewayProxyEventV2,
  options: Options,
  pick: (body: unknown) => [Exchange, Work],
): Promise<Record<string, unknown>> {
  requireOwnOrigin(event);
  const admin = await options.actor?.(event);
  return runAs({ ...request(), ...(admin && { admin }) }, async () => {
    const body = jsonBody(event, limits.body);
    const [{ input, output }, work] = pick(body);
    return output.parse(await work(parseInput(input, body)));
  });
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
  return runAs({ viewerIp: viewerIp(event), requestId }, async () => {
    const { status, body, headers, code } = await answer(event, options, work);
    log("call", {
      call: name,
      status,
      code,
      ms: Math.round(performance.now() - started),
      ...ids(event, body),
    });
    return {
      statusCode: status,
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers },
      body: JSON.stringify(body),
    };
  });
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
    return { status: 200, body: { success: true, ...(await work()) } };
  } catch (error) {
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

function parseInput(input: Exchange["input"], body: unknown): unknown {
  const parsed = input.safeParse(body);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues;
  const fields = [...new Set(issues.map((issue) => String(issue.path[0] ?? "")))].filter(Boolean);
  throw new StoreError("input.invalid", { issue: issues[0]?.message ?? "Invalid input" }, { fields });
}

/** Ids that tie a log line to an order's story. Only of well-formed input, never anything secret. */
function ids(event: APIGatewayProxyEventV2, answered: Record<string, unknown>): Record<string, string> {
  const orderId = /"orderId"\s*:\s*"(ORDER_[A-Za-z0-9_-]{1,60})"/.exec(event.body ?? "")?.[1];
  const customerId = answered.customerId;
  return { ...(orderId && { orderId }), ...(typeof customerId === "string" && { customerId }) };
}
