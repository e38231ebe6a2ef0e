// The HTTP API itself; its routes are in api.ts. Only CloudFront calls it: every handler asks for the origin secret.
import { callPath } from "@store/contract/call";
import { type CallName, callNames, calls } from "@store/contract/calls";
import { gatewayTls } from "../infra/gateway-tls.ts";
import { callNeeds } from "../infra/needs.ts";
import { logRetention } from "../infra/stage.ts";

/** `POST /api/sign-up` */
export function routeKey(name: CallName): string {
  return `POST ${callPath(name)}`;
}

// A cap on what a flood can cost, far above what a sale needs: it is shared by all callers, so that a low one would let
// one visitor shut out the others. Who is kept out is decided by the shop's own limits, and by the edge's.
const cap = { throttlingRateLimit: 500, throttlingBurstLimit: 1000 };
/** Hashing is what costs most. */
const hashingCap = { throttlingRateLimit: 200, throttlingBurstLimit: 400 };
/** A payment company comes in bursts, and comes again. */
const webhookCap = { throttlingRateLimit: 1000, throttlingBurstLimit: 2000 };
/** Nobody waits for the answer, and what is lost of a flood has been told already. */
const reportCap = { throttlingRateLimit: 20, throttlingBurstLimit: 40 };
export function capOf(name: CallName) {
  if (calls[name].who === "provider") return webhookCap;
  if (name === "report-error") return reportCap;
  return callNeeds[name].argon2 ? hashingCap : cap;
}

/** What the access log keeps of a request: no address and no body. CloudFront is the caller, so SST's own line would tell
 *  nothing of the visitor. */
export const accessLine = JSON.stringify({
  time: "$context.requestTime",
  requestId: "$context.requestId",
  method: "$context.httpMethod",
  path: "$context.path",
  routeKey: "$context.routeKey",
  status: "$context.status",
  ms: "$context.responseLatency",
  functionMs: "$context.integration.latency",
  error: "$context.error.message",
});

type Routes = $util.Output<aws.apigatewayv2.Route>[];
let told: (routes: Routes) => void;
const routesMade = new Promise<Routes>((resolve) => {
  told = resolve;
});

/** Settings of a route can only be made after the route: api.ts says which there are. */
export function routesAreMade(routes: Routes): void {
  told(routes);
}

/**
 * Its address is in no certificate, page or answer. Where somebody has found it all the same, another number gives it another:
 * docs/deploy.md, "What outsiders can cost".
 */
export const gateway = new sst.aws.ApiGatewayV2(`Api${process.env.STORE_GATEWAY ?? ""}`, {
  // One domain for pages and calls: no other origin has business here.
  cors: false,
  domain: gatewayTls?.name,
  accessLog: { retention: logRetention },
  transform: {
    api(args) {
      if (gatewayTls?.isOnlyWay) args.disableExecuteApiEndpoint = true;
    },
    domainName(args) {
      args.mutualTlsAuthentication = gatewayTls?.trust;
    },
    stage(args, options) {
      args.accessLogSettings = $resolve([args.accessLogSettings]).apply(([settings]) => ({
        destinationArn: settings?.destinationArn ?? "",
        format: accessLine,
      }));
      args.defaultRouteSettings = cap;
      args.routeSettings = callNames.map((name) => ({ routeKey: routeKey(name), ...capOf(name) }));
      options.dependsOn = routesMade;
    },
  },
});
