// What the pool remembers, on disk: people, refresh tokens, half-finished sign-ins, and the key it signs with.
import { createHash, generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import { openJournal } from "../kit/journal.ts";
import { userNotFound } from "./errors.ts";

export interface Person {
  sub: string;
  email: string;
  attributes: Record<string, string>;
  passwordHash: string | undefined;
  /** A temporary password asks for another one, until it has run out. */
  status: "FORCE_CHANGE_PASSWORD" | "CONFIRMED";
  temporaryUntil: number | undefined;
  enabled: boolean;
  groups: string[];
  failures: number;
  lockedUntil: number;
  createdAt: number;
  changedAt: number;
}

/** One sign-in. Its refresh token is kept as a hash only. */
export interface SignIn {
  originJti: string;
  sub: string;
  authTime: number;
  refreshHash: string;
  expiresAt: number;
  revoked: boolean;
}

export interface Challenge {
  id: string;
  sub: string;
  expiresAt: number;
}

interface Install {
  poolId: string;
  clientId: string;
  kid: string;
  /** Made when it is first needed: it takes longer than all the rest of a start. */
  privateKey?: string;
}

export type Pool = ReturnType<typeof openPool>;

/** Opens the pool in `dir`, or one that lives in memory only. One process per folder. */
export function openPool(dir: string | undefined, now: () => number) {
  const journal = openJournal(dir, "pool");
  const people = journal.table<Person>("people");
  const signIns = journal.table<SignIn>("signIns");
  const challenges = journal.table<Challenge>("challenges");
  const installs = journal.table<Install>("install");
  if (!installs.get("this")) installs.put("this", newInstall());
  const { poolId, clientId, kid } = installs.get("this") as Install;

  function privateKey(): string {
    const install = installs.get("this") as Install;
    if (install.privateKey !== undefined) return install.privateKey;
    const made = newKey();
    installs.put("this", { ...install, privateKey: made });
    return made;
  }

  /** By id or address. */
  function find(username: string): Person | undefined {
    const email = username.trim().toLowerCase();
    return people.get(username) ?? [...people.values()].find((person) => person.email === email);
  }

  return {
    poolId,
    clientId,
    kid,
    privateKey,
    now,
    people,
    signIns,
    challenges,
    write: journal.write,
    close: journal.close,
    find,
    the(username: string): Person {
      const person = find(username);
      if (!person) throw userNotFound();
      return person;
    },
    change(person: Person, changes: Partial<Person>): Person {
      const changed = { ...person, ...changes, changedAt: now() };
      people.put(person.sub, changed);
      return changed;
    },
    /** Ends every sign-in of a person, those that could be refreshed and the tokens they gave. */
    signOut(sub: string): void {
      journal.write(() => {
        for (const signIn of [...signIns.values()])
          if (signIn.sub === sub) signIns.put(signIn.originJti, { ...signIn, revoked: true });
      });
    },
    /** What has run out is forgotten. */
    sweep(): void {
      journal.write(() => {
        for (const { id, expiresAt } of [...challenges.values()])
          if (expiresAt <= now()) challenges.remove(id);
        for (const { originJti, expiresAt } of [...signIns.values()])
          if (expiresAt <= now()) signIns.remove(originJti);
      });
    },
  };
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

function newInstall(): Install {
  const letters = (count: number) =>
    [...randomBytes(count)].map((byte) => "abcdefghijklmnopqrstuvwxyz0123456789"[byte % 36]).join("");
  return {
    poolId: `ap-south-1_${letters(9)}`,
    clientId: letters(26),
    kid: randomUUID(),
  };
}

export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
