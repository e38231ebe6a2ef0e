// The HTTP API itself; its routes are in api.ts. Only CloudFront calls it: every handler asks for the origin secret.
import { type CallName, callNames, callPath, calls } from "@store/contract/calls";
import { callNeeds } from "./needs.ts";

/** `POST /api/sign-up` */
export function routeKey(name: CallName): string {
  return `POST ${callPath(name)}`;
}

// A cap on what a flood can cost, shared by all callers. Who is kept out is decided by the shop's own throttles.
const cap = { throttlingRateLimit: 50, throttlingBurstLimit: 100 };
/** Hashing is what costs most. */
const hashingCap = { throttlingRateLimit: 20, throttlingBurstLimit: 40 };
/** Stripe comes in bursts, and comes again. */
const webhookCap = { throttlingRateLimit: 100, throttlingBurstLimit: 200 };

function capOf(name: CallName) {
  if (calls[name].who === "stripe") return webhookCap;
  return callNeeds[name].argon2 ? hashingCap : cap;
}

type Routes = $util.Output<aws.apigatewayv2.Route>[];
let told: (routes: Routes) => void;
const routesMade = new Promise<Routes>((resolve) => {
  told = resolve;
});

/** Settings of a route can only be made after the route: api.ts says which there are. */
export function routesAreMade(routes: Routes): void {
  told(routes);
}

export const gateway = new sst.aws.ApiGatewayV2("Api", {
  // One domain for pages and calls: no other origin has business here.
  cors: false,
  accessLog: { retention: "1 month" },
  transform: {
    stage(args, options) {
      args.defaultRouteSettings = cap;
      args.routeSettings = callNames.map((name) => ({ routeKey: routeKey(name), ...capOf(name) }));
      options.dependsOn = routesMade;
    },
  },
});
