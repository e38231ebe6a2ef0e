// The calls: one route and one Lambda for each in the call table.
import type { Call } from "@store/contract/call";
import { type CallName, callNames, calls } from "@store/contract/calls";
import { adminTokens } from "../infra/admins.ts";
import { callFunction, notFoundFunction } from "./functions.ts";
import { gateway, routeKey, routesAreMade } from "./gateway.ts";

const authorizer = gateway.addAuthorizer({
  name: "Admins",
  jwt: { issuer: adminTokens.issuer, audiences: [adminTokens.audience] },
});

const adminsOnly = { jwt: { authorizer: authorizer.id, scopes: [adminTokens.scope] } };

const routes = callNames.map((name) => {
  const call: Call = calls[name];
  const auth = call.who === "admin" ? adminsOnly : false;
  return [name, gateway.route(routeKey(name), callFunction(name), { name: pascal(name), auth })] as const;
});

const other = gateway.route("$default", notFoundFunction(), { name: "NotFound" });

routesAreMade([...routes.map(([, route]) => route.nodes.route), other.nodes.route]);

/** The Lambda of each call. */
export const callFunctions = routes.map(([name, route]) => ({ name, function: route.nodes.function }));

export const notFound = { name: "not-found", function: other.nodes.function };

/** `sign-up` -> `SignUp` */
function pascal(name: CallName): string {
  return name.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase());
}
