// The gateway's JWT authorizer, as API Gateway's HTTP APIs have it: signature, issuer, audience, times, scope, and what
// of the claims it hands on. AWS: "Control access to HTTP APIs with JWT authorizers".
import { type Claims, type KeySet, readToken } from "./tokens.ts";

export interface Authorizer {
  issuer: string;
  audience: string;
  scope: string;
  keys(): KeySet;
  now(): number;
}

/** What a request carries on, or the gateway's own refusal. */
export type Judgement =
  | { jwt: { claims: Record<string, string>; scopes: string[] | null } }
  | { refused: 401 | 403 };

/** Judges the authorization header of a request. */
export function judgeToken(authorizer: Authorizer, header: string | undefined): Judgement {
  const token = /^(?:Bearer\s+)?([^\s]+)$/i.exec(header?.trim() ?? "")?.[1];
  const claims = token === undefined ? undefined : readToken(authorizer.keys(), token);
  if (!claims || !isCurrent(claims, authorizer)) return { refused: 401 };
  const scopes = String(claims.scope ?? claims.scp ?? "").split(" ");
  if (!scopes.includes(authorizer.scope)) return { refused: 403 };
  return { jwt: { claims: asTexts(claims), scopes: [authorizer.scope] } };
}

/** A token without an audience is told by its client. */
function isCurrent(claims: Claims, { issuer, audience, now }: Authorizer): boolean {
  const seconds = now() / 1000;
  const forWhom = [claims.aud ?? claims.client_id].flat();
  const begun = (name: string) => claims[name] === undefined || Number(claims[name]) <= seconds;
  return (
    claims.iss === issuer &&
    forWhom.includes(audience) &&
    Number(claims.exp) > seconds &&
    begun("nbf") &&
    // The clocks of two machines differ a little.
    (claims.iat === undefined || Number(claims.iat) <= seconds + 60)
  );
}

/** Every claim as a text; a list as `[one two]`. */
function asTexts(claims: Claims): Record<string, string> {
  return Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(" ")}]` : String(value),
    ]),
  );
}
