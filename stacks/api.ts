// The calls: one route and one Lambda for each in the call table.
import type { Call } from "@store/contract/call";
import { type CallName, callNames, calls } from "@store/contract/calls";
import { adminTokens } from "../infra/admins.ts";
import { callFunction, notFoundFunction } from "./functions.ts";
import { gateway, routeKey, routesAreMade } from "./gateway.ts";
import { isShifted, liveAlias, shiftCalls } from "./live.ts";

const authorizer = gateway.addAuthorizer({
  name: "Admins",
  jwt: { issuer: adminTokens.issuer, audiences: [adminTokens.audience] },
});

const adminsOnly = { jwt: { authorizer: authorizer.id, scopes: [adminTokens.scope] } };

const routes = callNames.map((name) => {
  const call: Call = calls[name];
  const auth: sst.aws.ApiGatewayV2RouteArgs["auth"] = call.who === "admin" ? adminsOnly : false;
  const more = { name: pascal(name), auth, ...(isShifted(name) && { transform: toAlias(name) }) };
  return [name, gateway.route(routeKey(name), callFunction(name), more)] as const;
});

const other = gateway.route("$default", notFoundFunction(), { name: "NotFound" });

routesAreMade([...routes.map(([, route]) => route.nodes.route), other.nodes.route]);

/** The Lambda of each call. */
export const callFunctions = routes.map(([name, route]) => ({ name, function: route.nodes.function }));

/** After it, calls go to the release that is deployed. */
export const shift = shiftCalls(callFunctions);

export const notFound = { name: "not-found", function: other.nodes.function };

function toAlias(name: CallName): sst.aws.ApiGatewayV2RouteArgs["transform"] {
  return {
    integration: (args) => {
      args.integrationUri = liveAlias(
        name,
        $output(args.integrationUri).apply((arn) => arn ?? ""),
      );
    },
  };
}

/** `sign-up` -> `SignUp` */
function pascal(name: CallName): string {
  return name.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase());
}
