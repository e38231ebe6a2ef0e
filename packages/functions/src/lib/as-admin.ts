// The gate of admin calls. The gateway has checked the token: signature, issuer, audience, scope, end. It hands on its
// claims, all as texts. AWS: "Control access to HTTP APIs with JWT authorizers".
import { requireAdmin } from "@store/core/admin/require-admin";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

interface Authorized {
  authorizer?: { jwt?: { claims?: Record<string, unknown> } };
}

/** Options of an admin call's handler. */
export const asAdmin = {
  actor(event: APIGatewayProxyEventV2) {
    const { authorizer } = event.requestContext as Authorized;
    const claims = authorizer?.jwt?.claims ?? {};
    const text = (name: string) => (typeof claims[name] === "string" ? claims[name] : undefined);
    return requireAdmin({
      sub: text("sub"),
      tokenUse: text("token_use"),
      // A list arrives as `[admin editors]`.
      groups: (text("cognito:groups") ?? "").split(/[[\]\s,]+/).filter(Boolean),
      signedInAt: Number(text("auth_time")),
    });
  },
};
