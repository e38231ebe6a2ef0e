// The Lambda of a call: origin, actor, body, input, work, output. What is around them is in answer.ts.
import type { Exchange } from "@store/contract/call";
import type { ActionCall, CallName, Calls, PlainCall } from "@store/contract/calls";
import { StoreError } from "@store/contract/errors";
import { limits } from "@store/contract/limits";
import { requireRecentCode } from "@store/core/admins/recent-code";
import { request, runAs } from "@store/core/platform/request";
import type { UseActions, UseCase } from "@store/core/platform/use-case";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { edge, type Options } from "./answer.ts";
import { jsonBody, requireOwnOrigin } from "./edge.ts";

type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** A call of admins cannot be made a Lambda without asking who they are. */
type Rest<Name extends CallName> = Calls[Name]["who"] extends "admin"
  ? [options: Options & Required<Pick<Options, "actor">>]
  : [options?: Options];

/** The Lambda of one call, with its own line of the call table. */
export function handle<Name extends PlainCall>(
  name: Name,
  call: Calls[Name],
  work: UseCase<Name>,
  ...[options = {}]: Rest<Name>
): Handler {
  const exchange: Exchange = call;
  return (event) =>
    edge(name, event, options, () => handleRequest(event, options, () => [exchange, work as Work]));
}

/**
 * The Lambda of a call that has actions: `action` in the body picks the exchange. `works` may be a function that loads
 * them, where they reach so much that a start is better without.
 */
export function handleActions<Name extends ActionCall>(
  name: Name,
  call: Calls[Name],
  works: UseActions<Name> | (() => Promise<UseActions<Name>>),
  ...[options = {}]: Rest<Name>
): Handler {
  const exchanges: Record<string, Exchange> = call.actions;
  return (event) =>
    edge(name, event, options, () =>
      handleRequest(event, options, async (body) => {
        const action = (body as { action?: unknown } | null)?.action;
        const exchange = typeof action === "string" && Object.hasOwn(exchanges, action) && exchanges[action];
        if (!exchange)
          throw new StoreError("input.invalid", { issue: "Unknown action" }, { fields: ["action"] });
        const loaded = typeof works === "function" ? await works() : works;
        return [exchange, (loaded as Record<string, Work>)[action as string] as Work];
      }),
    );
}

type Work = (input: unknown) => Promise<unknown>;

/** Origin, actor, body, input, work, output: in this order, so that an outsider learns nothing of the rest. */
async function handleRequest(
  event: APIGatewayProxyEventV2,
  options: Options,
  pick: (body: unknown) => [Exchange, Work] | Promise<[Exchange, Work]>,
): Promise<Record<string, unknown>> {
  requireOwnOrigin(event);
  const admin = await options.actor?.(event);
  return runAs({ ...request(), ...(admin && { admin }) }, async () => {
    const body = jsonBody(event, options.body ?? limits.body);
    const [{ input, output, recentCode }, work] = await pick(body);
    if (recentCode) requireRecentCode();
    return output.parse(await work(parseInput(input, body)));
  });
}

function parseInput(input: Exchange["input"], body: unknown): unknown {
  const parsed = input.safeParse(body);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues;
  const fields = [...new Set(issues.map((issue) => String(issue.path[0] ?? "")))].filter(Boolean);
  throw new StoreError("input.invalid", { issue: issues[0]?.message ?? "Invalid input" }, { fields });
}
