// The calls that the shop makes: its functions those named Admin..., browsers the others.
// AWS: Amazon Cognito user pools API.
import { randomBytes, randomUUID, scryptSync, timingSafeEqual } from "node:crypto";
import { cognitoFault, type Person, type Pool } from "./pool.ts";
import { readToken, tokensOf } from "./tokens.ts";

export type Body = Record<string, unknown>;
type Operations = Record<string, (pool: Pool, body: Body) => unknown>;

const day = 24 * 3600_000;
/** As infra/admins.ts sets the client up. */
const refreshLife = 12 * 3600_000;
const challengeLife = 3 * 60_000;
/** The one challenge that the pool has. */
const newPassword = "NEW_PASSWORD_REQUIRED";

const invalid = (message: string) => cognitoFault("InvalidParameterException", message);
const notAuthorized = (message: string) => cognitoFault("NotAuthorizedException", message);

/** A text of the request, which must be there. */
function text(body: unknown, name: string): string {
  const value = (body as Body | undefined)?.[name];
  if (typeof value !== "string" || value === "") throw invalid(`Missing required parameter ${name}`);
  return value;
}

export const adminOperations: Operations = {
  AdminCreateUser(pool, body) {
    const email = text(body, "Username").trim().toLowerCase();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw invalid("Username should be an email.");
    if (email.length > 128) throw invalid("Member must have length less than or equal to 128");
    if (body.MessageAction !== "SUPPRESS") throw invalid("The local stand-in sends no mail: SUPPRESS it.");
    if (pool.find(email)) throw cognitoFault("UsernameExistsException", "User account already exists");
    const given = (body.UserAttributes ?? []) as { Name: string; Value?: string }[];
    const person: Person = {
      sub: randomUUID(),
      email,
      attributes: Object.fromEntries(given.map(({ Name, Value = "" }) => [Name, Value])),
      status: "FORCE_CHANGE_PASSWORD",
      enabled: true,
      groups: [],
    };
    pool.people.put(person.sub, person);
    const { UserAttributes: Attributes, ...User } = shown(person);
    return { User: { ...User, Attributes } };
  },
  AdminGetUser: (pool, body) => shown(pool.the(text(body, "Username"))),
  AdminSetUserPassword(pool, body) {
    const passwordHash = hashOf(text(body, "Password"));
    const kept = { ...pool.the(text(body, "Username")), passwordHash };
    pool.people.put(
      kept.sub,
      body.Permanent === true
        ? { ...kept, status: "CONFIRMED" }
        : { ...kept, status: "FORCE_CHANGE_PASSWORD", temporaryUntil: pool.now() + day },
    );
  },
  AdminAddUserToGroup(pool, body) {
    const person = pool.the(text(body, "Username"));
    if (body.GroupName !== "admin") throw cognitoFault("ResourceNotFoundException", "Group not found.");
    pool.people.put(person.sub, { ...person, groups: ["admin"] });
  },
  AdminDisableUser(pool, body) {
    const person = pool.the(text(body, "Username"));
    pool.people.put(person.sub, { ...person, enabled: false });
    pool.signOut(person.sub);
  },
  AdminUserGlobalSignOut: (pool, body) => pool.signOut(pool.the(text(body, "Username")).sub),
  AdminDeleteUser(pool, body) {
    const { sub } = pool.the(text(body, "Username"));
    pool.signOut(sub);
    pool.people.remove(sub);
  },
};

function shown({ sub, email, attributes, enabled, status }: Person) {
  const all = Object.entries({ ...attributes, email, sub });
  const UserAttributes = all.map(([Name, Value]) => ({ Name, Value }));
  return { Username: sub, Enabled: enabled, UserStatus: status, UserAttributes };
}

export const publicOperations: Operations = {
  InitiateAuth(pool, body) {
    requireClient(pool, body);
    const { AuthFlow, AuthParameters } = body;
    if (AuthFlow === "USER_PASSWORD_AUTH")
      return withPassword(pool, text(AuthParameters, "USERNAME"), text(AuthParameters, "PASSWORD"));
    if (AuthFlow !== "REFRESH_TOKEN_AUTH")
      throw invalid(`${String(AuthFlow)} flow not enabled for this client`);
    const signIn = pool.opened(text(AuthParameters, "REFRESH_TOKEN"), "refresh");
    if (!signIn) throw notAuthorized("Invalid Refresh Token");
    return { AuthenticationResult: tokensOf(pool, pool.the(signIn.sub), signIn) };
  },
  RespondToAuthChallenge(pool, body) {
    requireClient(pool, body);
    const challenge = pool.opened(text(body, "Session"), "challenge");
    const person = pool.find(text(body.ChallengeResponses, "USERNAME"));
    if (body.ChallengeName !== newPassword || !person || challenge?.sub !== person.sub)
      throw notAuthorized("Invalid session for the user, session is expired.");
    const passwordHash = hashOf(text(body.ChallengeResponses, "NEW_PASSWORD"));
    pool.signIns.remove(challenge.id);
    const confirmed: Person = { ...person, passwordHash, status: "CONFIRMED" };
    pool.people.put(person.sub, confirmed);
    return nextStep(pool, confirmed);
  },
  RevokeToken(pool, body) {
    requireClient(pool, body);
    const signIn = pool.opened(text(body, "Token"), "refresh");
    if (signIn) pool.signIns.remove(signIn.id);
  },
  GlobalSignOut(pool, body) {
    const claims = readToken(pool, text(body, "AccessToken"));
    const signIn = pool.signIns.get(String(claims?.origin_jti));
    if (claims?.token_use !== "access" || !signIn) throw notAuthorized("Invalid Access Token");
    pool.signOut(signIn.sub);
  },
};

function requireClient(pool: Pool, body: Body): void {
  if (text(body, "ClientId") !== pool.clientId)
    throw cognitoFault(
      "ResourceNotFoundException",
      `User pool client ${String(body.ClientId)} does not exist.`,
    );
}

function withPassword(pool: Pool, username: string, password: string): unknown {
  const person = pool.find(username);
  // The answer is the same for a wrong password and for nobody, as the pool is set up.
  if (!person?.passwordHash || !matches(password, person.passwordHash))
    throw notAuthorized("Incorrect username or password.");
  if (!person.enabled) throw notAuthorized("User is disabled.");
  if (person.status === "FORCE_CHANGE_PASSWORD" && (person.temporaryUntil ?? 0) <= pool.now())
    throw notAuthorized("Temporary password has expired and must be reset by an administrator.");
  return nextStep(pool, person);
}

/** The tokens, or what is still asked before there are any. */
function nextStep(pool: Pool, person: Person): unknown {
  if (person.status === "FORCE_CHANGE_PASSWORD")
    return { ChallengeName: newPassword, Session: pool.open(person, "challenge", challengeLife).secret };
  const { secret, signIn } = pool.open(person, "refresh", refreshLife);
  return { AuthenticationResult: { ...tokensOf(pool, person, signIn), RefreshToken: secret } };
}

/** The policy of infra/admins.ts. */
const longEnough = /^.{14,256}$/su;

/** `salt.hash`, both in base64url. Throws InvalidPasswordException. */
function hashOf(password: string): string {
  if (!longEnough.test(password))
    throw cognitoFault(
      "InvalidPasswordException",
      "Password did not conform with policy: Password not long enough",
    );
  const salt = randomBytes(16);
  return `${salt.toString("base64url")}.${scryptSync(password, salt, 32).toString("base64url")}`;
}

function matches(password: string, hash: string): boolean {
  const [salt = "", known = ""] = hash.split(".").map((part) => Buffer.from(part, "base64url"));
  return timingSafeEqual(scryptSync(password, salt, 32), known as Buffer);
}
