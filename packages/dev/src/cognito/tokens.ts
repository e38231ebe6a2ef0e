// The pool's tokens: JWTs signed with RS256. AWS: "Understanding user pool JSON web tokens".
import {
  createPrivateKey,
  createPublicKey,
  type JsonWebKey,
  randomBytes,
  randomUUID,
  sign,
  verify,
} from "node:crypto";
import { notAuthorized } from "./errors.ts";
import { hashOfToken, type Person, type Pool, type SignIn } from "./pool.ts";

const minute = 60_000;
/** As infra/admins.ts sets the client up. */
const shortLife = 15 * minute;
const refreshLife = 12 * 60 * minute;

export const scope = "aws.cognito.signin.user.admin";

/** No address on earth: a gateway that trusts this pool must be told its key by hand. */
export function issuerOf({ poolId }: Pick<Pool, "poolId">): string {
  return `http://cognito.localhost/${poolId}`;
}

/** The keys that tokens are checked with. */
export function keySet(pool: Pool): KeySet {
  const jwk = createPublicKey(createPrivateKey(pool.privateKey())).export({ format: "jwk" });
  return { keys: [{ ...jwk, kid: pool.kid }] };
}

/** A new sign-in: all three tokens. */
export function signIn(pool: Pool, person: Person) {
  const refreshToken = randomBytes(96).toString("base64url");
  const now = pool.now();
  const opened: SignIn = {
    originJti: randomUUID(),
    sub: person.sub,
    authTime: now,
    refreshHash: hashOfToken(refreshToken),
    expiresAt: now + refreshLife,
    revoked: false,
  };
  pool.signIns.put(opened.originJti, opened);
  return { ...shortTokens(pool, person, opened), RefreshToken: refreshToken };
}

/** Access and ID token of a sign-in. */
export function shortTokens(pool: Pool, person: Person, { originJti, authTime }: SignIn) {
  const iat = Math.floor(pool.now() / 1000);
  const shared = {
    sub: person.sub,
    iss: issuerOf(pool),
    origin_jti: originJti,
    event_id: randomUUID(),
    auth_time: Math.floor(authTime / 1000),
    iat,
    exp: iat + shortLife / 1000,
    ...(person.groups.length > 0 && { "cognito:groups": person.groups }),
  };
  return {
    AccessToken: jwt(pool, {
      ...shared,
      token_use: "access",
      client_id: pool.clientId,
      scope,
      username: person.sub,
      jti: randomUUID(),
    }),
    IdToken: jwt(pool, {
      ...shared,
      token_use: "id",
      aud: pool.clientId,
      "cognito:username": person.sub,
      email: person.email,
      email_verified: true,
      name: person.attributes.name,
      jti: randomUUID(),
    }),
    ExpiresIn: shortLife / 1000,
    TokenType: "Bearer",
  };
}

function jwt(pool: Pool, claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const body = `${part({ kid: pool.kid, alg: "RS256" })}.${part(claims)}`;
  return `${body}.${sign("sha256", Buffer.from(body), pool.privateKey()).toString("base64url")}`;
}

/** The sign-in behind a refresh token. */
export function refreshed(pool: Pool, token: string): { person: Person; signIn: SignIn } {
  const hash = hashOfToken(token);
  const found = [...pool.signIns.values()].find(({ refreshHash }) => refreshHash === hash);
  const person = found && pool.people.get(found.sub);
  if (!found || !person) throw notAuthorized("Invalid Refresh Token");
  if (found.revoked) throw notAuthorized("Refresh Token has been revoked");
  if (found.expiresAt <= pool.now()) throw notAuthorized("Refresh Token has expired");
  if (!person.enabled) throw notAuthorized("User is disabled.");
  return { person, signIn: found };
}

/** The person behind an access token that the pool still honours. */
export function bearerOf(pool: Pool, token: string): Person {
  const claims = readToken(keySet(pool), token);
  if (claims?.token_use !== "access" || claims.iss !== issuerOf(pool))
    throw notAuthorized("Invalid Access Token");
  if (Number(claims.exp) * 1000 <= pool.now()) throw notAuthorized("Access Token has expired");
  const person = pool.people.get(String(claims.sub));
  if (!person || pool.signIns.get(String(claims.origin_jti))?.revoked !== false)
    throw notAuthorized("Access Token has been revoked");
  if (!person.enabled) throw notAuthorized("User is disabled.");
  return person;
}

export interface KeySet {
  keys: readonly (JsonWebKey & { kid: string })[];
}

export type Claims = Record<string, unknown>;

/** The claims of a token that one of these keys has signed; undefined for any other text. */
export function readToken({ keys }: KeySet, token: string): Claims | undefined {
  const [head = "", body = "", signature = "", ...more] = token.split(".");
  const header = parse(head);
  const key = keys.find(({ kid }) => kid === header?.kid);
  if (more.length > 0 || header?.alg !== "RS256" || !key) return undefined;
  const genuine = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    createPublicKey({ key, format: "jwk" }),
    Buffer.from(signature, "base64url"),
  );
  return genuine ? parse(body) : undefined;
}

function parse(part: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null ? (value as Claims) : undefined;
  } catch {
    return undefined;
  }
}
