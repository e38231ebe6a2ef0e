// The gates of admin calls. The gateway has checked the token: signature, issuer, audience, scope, end. It hands on its
// claims, all as texts. AWS: "Control access to HTTP APIs with JWT authorizers".
import { type AdminClaims, requireAdmin, requirePassword } from "@store/core/admins/require-admin";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

interface Authorized {
  authorizer?: { jwt?: { claims?: Record<string, unknown> } };
}

function claimsOf(event: APIGatewayProxyEventV2): AdminClaims {
  const { authorizer } = event.requestContext as Authorized;
  const claims = authorizer?.jwt?.claims ?? {};
  const text = (name: string) => (typeof claims[name] === "string" ? claims[name] : undefined);
  return {
    sub: text("sub"),
    originJti: text("origin_jti"),
    tokenUse: text("token_use"),
    // A list arrives as `[admin editors]`.
    groups: (text("cognito:groups") ?? "").split(/[[\]\s,]+/).filter(Boolean),
    signedInAt: Number(text("auth_time")),
  };
}

/** Options of an admin call's handler. */
export const asAdmin = { actor: (event: APIGatewayProxyEventV2) => requireAdmin(claimsOf(event)) };

/** Of the one call in which an admin gives the code. */
export const byPassword = { actor: (event: APIGatewayProxyEventV2) => requirePassword(claimsOf(event)) };
