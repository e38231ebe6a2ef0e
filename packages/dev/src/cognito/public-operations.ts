// What a browser may ask the pool: sign in, choose a password, refresh, sign out.
import { randomUUID } from "node:crypto";
import { type Body, text } from "./admin-operations.ts";
import { invalidParameter, notAuthorized, notFound, wrongPassword } from "./errors.ts";
import { hashOf, matches, requirePolicy } from "./passwords.ts";
import { type Challenge, hashOfToken, type Person, type Pool } from "./pool.ts";
import { bearerOf, refreshed, shortTokens, signIn } from "./tokens.ts";

/** The one challenge that the pool has. */
const newPassword = "NEW_PASSWORD_REQUIRED";
const challengeLife = 3 * 60_000;
/** After so many wrong passwords each further one locks for twice as long, a quarter of an hour at most. */
const freeFailures = 5;
const longestLock = 15 * 60_000;

export const publicOperations: Record<string, (pool: Pool, body: Body) => unknown> = {
  InitiateAuth(pool, body) {
    requireClient(pool, body);
    const parameters = (body.AuthParameters ?? {}) as Body;
    switch (body.AuthFlow) {
      case "USER_PASSWORD_AUTH":
        return withPassword(pool, text(parameters, "USERNAME"), text(parameters, "PASSWORD"));
      case "REFRESH_TOKEN_AUTH": {
        const found = refreshed(pool, text(parameters, "REFRESH_TOKEN"));
        return {
          ChallengeParameters: {},
          AuthenticationResult: shortTokens(pool, found.person, found.signIn),
        };
      }
      default:
        throw invalidParameter(`${String(body.AuthFlow)} flow not enabled for this client`);
    }
  },
  RespondToAuthChallenge(pool, body) {
    requireClient(pool, body);
    const responses = (body.ChallengeResponses ?? {}) as Body;
    const challenge = pool.challenges.get(hashOfToken(text(body, "Session")));
    const person = challenge && pool.people.get(challenge.sub);
    const isOwn = person && pool.find(text(responses, "USERNAME"))?.sub === person.sub;
    if (!isOwn || body.ChallengeName !== newPassword || challenge.expiresAt <= pool.now())
      throw notAuthorized("Invalid session for the user, session is expired.");
    if (!person.enabled) throw notAuthorized("User is disabled.");
    return withNewPassword(pool, person, challenge, text(responses, "NEW_PASSWORD"));
  },
  RevokeToken(pool, body) {
    requireClient(pool, body);
    const hash = hashOfToken(text(body, "Token"));
    const found = [...pool.signIns.values()].find(({ refreshHash }) => refreshHash === hash);
    if (found) pool.signIns.put(found.originJti, { ...found, revoked: true });
    return {};
  },
  GlobalSignOut(pool, body) {
    pool.signOut(bearerOf(pool, text(body, "AccessToken")).sub);
    return {};
  },
};

function requireClient(pool: Pool, body: Body): void {
  if (text(body, "ClientId") !== pool.clientId)
    throw notFound(`User pool client ${String(body.ClientId)} does not exist.`);
}

async function withPassword(pool: Pool, username: string, password: string): Promise<unknown> {
  const known = pool.find(username);
  if (known && known.lockedUntil > pool.now()) throw notAuthorized("Password attempts exceeded");
  const right = await matches(password, known?.passwordHash);
  // Read again: the hash took its time.
  const person = known && pool.people.get(known.sub);
  if (!person || person.passwordHash !== known.passwordHash) throw wrongPassword();
  if (!right) {
    pool.change(person, failed(person, pool.now()));
    throw wrongPassword();
  }
  if (!person.enabled) throw notAuthorized("User is disabled.");
  if (person.status === "FORCE_CHANGE_PASSWORD" && (person.temporaryUntil ?? 0) <= pool.now())
    throw notAuthorized("Temporary password has expired and must be reset by an administrator.");
  return nextStep(pool, pool.change(person, { failures: 0, lockedUntil: 0 }));
}

function failed({ failures }: Person, now: number): Partial<Person> {
  const count = failures + 1;
  const lock = count < freeFailures ? 0 : Math.min(longestLock, 1000 * 2 ** (count - freeFailures));
  return { failures: count, lockedUntil: lock === 0 ? 0 : now + lock };
}

/** The tokens, or what is still asked before there are any. */
function nextStep(pool: Pool, person: Person): unknown {
  if (person.status === "CONFIRMED")
    return { ChallengeParameters: {}, AuthenticationResult: signIn(pool, person) };
  const Session = `${randomUUID()}${randomUUID()}`;
  const id = hashOfToken(Session);
  pool.challenges.put(id, { id, sub: person.sub, expiresAt: pool.now() + challengeLife });
  const ChallengeParameters = {
    USER_ID_FOR_SRP: person.sub,
    requiredAttributes: "[]",
    userAttributes: JSON.stringify({ ...person.attributes, email: person.email }),
  };
  return { ChallengeName: newPassword, Session, ChallengeParameters };
}

async function withNewPassword(
  pool: Pool,
  person: Person,
  { id }: Challenge,
  password: string,
): Promise<unknown> {
  requirePolicy(password);
  const passwordHash = await hashOf(password);
  if (!pool.challenges.get(id)) throw notAuthorized("Invalid session for the user.");
  return pool.write(() => {
    pool.challenges.remove(id);
    const confirmed = { passwordHash, status: "CONFIRMED" as const, temporaryUntil: undefined };
    return nextStep(pool, pool.change(pool.the(person.sub), confirmed));
  });
}
