// The pool's tokens: JWTs signed with RS256, and what API Gateway's JWT authorizer makes of them.
// AWS: "Understanding user pool JSON web tokens", "Control access to HTTP APIs with JWT authorizers".
import { createPublicKey, randomUUID, sign, verify } from "node:crypto";
import { adminScope } from "../../../../infra/admin-scope.ts";
import type { Person, Pool, SignIn } from "./pool.ts";

/** Seconds, as infra/admins.ts sets the client up. */
const shortLife = 15 * 60;

export type Claims = Record<string, unknown>;

/** Access and ID token of a sign-in, as an AuthenticationResult. */
export function tokensOf(pool: Pool, { sub, email, attributes, groups }: Person, { id, begunAt }: SignIn) {
  const iat = Math.floor(pool.now() / 1000);
  const shared = {
    sub,
    iss: `http://cognito.localhost/${pool.poolId}`,
    origin_jti: id,
    auth_time: Math.floor(begunAt / 1000),
    iat,
    exp: iat + shortLife,
    ...(groups.length > 0 && { "cognito:groups": groups }),
  };
  const access = { token_use: "access", client_id: pool.clientId, scope: adminScope, username: sub };
  const own = { token_use: "id", aud: pool.clientId, email, name: attributes.name };
  return {
    AccessToken: jwt(pool, { ...shared, ...access }),
    IdToken: jwt(pool, { ...shared, ...own }),
    ExpiresIn: shortLife,
    TokenType: "Bearer",
  };
}

function jwt(pool: Pool, claims: Claims): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const body = `${part({ alg: "RS256" })}.${part({ ...claims, jti: randomUUID() })}`;
  return `${body}.${sign("sha256", Buffer.from(body), pool.privateKey()).toString("base64url")}`;
}

/** The claims of a token that this pool has signed and that has not ended; undefined for any other text. */
export function readToken(pool: Pool, token: string): Claims | undefined {
  const [, signed = "", body = "", signature = ""] = /^([\w-]+\.([\w-]+))\.([\w-]+)$/.exec(token) ?? [];
  const key = createPublicKey(pool.privateKey());
  if (!verify("sha256", Buffer.from(signed), key, Buffer.from(signature, "base64url"))) return undefined;
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as Claims;
  return Number(claims.exp) * 1000 > pool.now() ? claims : undefined;
}

/** What a request carries on, or the gateway's own refusal. */
export type Judgement =
  | { jwt: { claims: Record<string, string>; scopes: string[] } }
  | { refused: 401 | 403; message: string };

/** Judges the authorization header of a request. */
export function judgeToken(pool: Pool, header = ""): Judgement {
  const claims = readToken(pool, header.trim().replace(/^Bearer\s+/i, ""));
  if (!claims) return { refused: 401, message: "Unauthorized" };
  if (claims.scope !== adminScope) return { refused: 403, message: "Forbidden" };
  // Every claim becomes a text, and a list becomes `[one two]`.
  const texts = Object.entries(claims).map(([name, value]) => [
    name,
    Array.isArray(value) ? `[${value.join(" ")}]` : String(value),
  ]);
  return { jwt: { claims: Object.fromEntries(texts), scopes: [adminScope] } };
}
