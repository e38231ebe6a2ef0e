// What the shop's own functions may do with the pool. AWS: Amazon Cognito user pools API, operations named Admin...
import { randomUUID } from "node:crypto";
import { cognitoFault, invalidParameter, notFound } from "./errors.ts";
import { hashOf, requirePolicy } from "./passwords.ts";
import type { Person, Pool } from "./pool.ts";

export type Body = Record<string, unknown>;

const day = 24 * 3600_000;

/** A text of the request, which must be there. */
export function text(body: Body, name: string): string {
  const value = body[name];
  if (typeof value !== "string" || value === "") throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

const longestUsername = 128;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** By name, without the `Admin` they are told apart by. */
export const adminOperations: Record<string, (pool: Pool, body: Body) => unknown> = {
  AdminCreateUser(pool, body) {
    const email = text(body, "Username").trim().toLowerCase();
    if (!emailPattern.test(email)) throw invalidParameter("Username should be an email.");
    if (email.length > longestUsername)
      throw invalidParameter(`Member must have length less than or equal to ${longestUsername}`);
    if (body.MessageAction !== "SUPPRESS")
      throw invalidParameter("The local stand-in sends no mail: SUPPRESS it.");
    if (pool.find(email)) throw cognitoFault("UsernameExistsException", "User account already exists");
    const now = pool.now();
    const person: Person = {
      sub: randomUUID(),
      email,
      attributes: attributesOf(body),
      passwordHash: undefined,
      status: "FORCE_CHANGE_PASSWORD",
      temporaryUntil: now + day,
      enabled: true,
      groups: [],
      failures: 0,
      lockedUntil: 0,
      createdAt: now,
      changedAt: now,
    };
    pool.people.put(person.sub, person);
    return { User: { ...shown(person), Attributes: attributesShown(person) } };
  },
  AdminGetUser(pool, body) {
    const person = pool.the(text(body, "Username"));
    return {
      ...shown(person),
      UserAttributes: attributesShown(person),
    };
  },
  AdminSetUserPassword: async (pool, body) => {
    const password = text(body, "Password");
    requirePolicy(password);
    const passwordHash = await hashOf(password);
    const permanent = body.Permanent === true;
    pool.change(pool.the(text(body, "Username")), {
      passwordHash,
      status: permanent ? "CONFIRMED" : "FORCE_CHANGE_PASSWORD",
      temporaryUntil: permanent ? undefined : pool.now() + day,
      failures: 0,
      lockedUntil: 0,
    });
    return {};
  },
  AdminAddUserToGroup(pool, body) {
    const person = pool.the(text(body, "Username"));
    const group = text(body, "GroupName");
    if (group !== "admin") throw notFound("Group not found.");
    pool.change(person, { groups: [...new Set([...person.groups, group])] });
    return {};
  },
  AdminDisableUser(pool, body) {
    const person = pool.change(pool.the(text(body, "Username")), { enabled: false });
    pool.signOut(person.sub);
    return {};
  },
  AdminUserGlobalSignOut(pool, body) {
    pool.signOut(pool.the(text(body, "Username")).sub);
    return {};
  },
  AdminDeleteUser(pool, body) {
    const { sub } = pool.the(text(body, "Username"));
    pool.signOut(sub);
    pool.people.remove(sub);
    return {};
  },
};

function attributesOf(body: Body): Record<string, string> {
  const given = (body.UserAttributes ?? []) as { Name: string; Value?: string }[];
  return Object.fromEntries(given.map(({ Name, Value = "" }) => [Name, Value]));
}

/** A person's attributes, with the id that the pool gave them. */
function attributesShown({ sub, email, attributes }: Person) {
  const all = { ...attributes, email, sub };
  return Object.entries(all).map(([Name, Value]) => ({ Name, Value }));
}

function shown({ sub, enabled, status, createdAt, changedAt }: Person) {
  return {
    Username: sub,
    Enabled: enabled,
    UserStatus: status,
    UserCreateDate: createdAt / 1000,
    UserLastModifiedDate: changedAt / 1000,
  };
}
