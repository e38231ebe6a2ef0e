// What the pool remembers, on disk: people, their sign-ins, and the key it signs with.
import { createHash, generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import { Fault } from "../kit/fault.ts";
import { openTables } from "../kit/tables.ts";
import { diskAt, type Kept } from "../table/disk-store.ts";

export interface Person {
  sub: string;
  email: string;
  attributes: Record<string, string>;
  passwordHash?: string;
  /** A temporary password asks for another one, until it has run out. */
  status: "FORCE_CHANGE_PASSWORD" | "CONFIRMED";
  temporaryUntil?: number;
  enabled: boolean;
  groups: string[];
}

/** One sign-in, by the hash of the random text that its browser holds. */
export interface SignIn {
  id: string;
  sub: string;
  begunAt: number;
  expiresAt: number;
  /** The text is a refresh token, or the thread of a sign-in that still asks for a password of the person's own. */
  holds: "refresh" | "challenge";
}

interface Install {
  poolId: string;
  clientId: string;
  /** Made when it is first needed: it takes longer than all the rest of a start. */
  privateKey?: string;
}

/** A failure as Cognito sends it: the name in a header and in the body, the sentence beside it. */
export const cognitoFault = (type: string, message: string) =>
  new Fault(400, message, { __type: type, message }, { "x-amzn-errortype": type });

export type Pool = ReturnType<typeof openPool>;

/** Opens the pool in its folder, or one that lives in memory only. One process per folder. */
export function openPool(place: Kept, now: () => number) {
  const tables = openTables(diskAt(place));
  const people = tables.table<Person>("people");
  const signIns = tables.table<SignIn>("sessions");
  const installs = tables.table<Install>("install");
  const install = installs.get("this") ?? { poolId: `ap-south-1_${letters(9)}`, clientId: letters(26) };
  if (!installs.get("this")) installs.put("this", install);

  function find(username: string): Person | undefined {
    const email = username.trim().toLowerCase();
    return people.get(username) ?? [...people.values()].find((person) => person.email === email);
  }

  function removeWhere(which: (signIn: SignIn) => boolean): void {
    for (const signIn of [...signIns.values()]) if (which(signIn)) signIns.remove(signIn.id);
  }

  return {
    poolId: install.poolId,
    clientId: install.clientId,
    now,
    people,
    signIns,
    /** Finds a person by id or address. */
    find,
    close: tables.close,
    privateKey(): string {
      const known = installs.get("this")?.privateKey;
      if (known) return known;
      const made = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
      const privateKey = made.export({ type: "pkcs8", format: "pem" }).toString();
      installs.put("this", { ...install, privateKey });
      return privateKey;
    },
    /** The same for those that must be there. Throws UserNotFoundException. */
    the(username: string): Person {
      const person = find(username);
      if (!person) throw cognitoFault("UserNotFoundException", "User does not exist.");
      return person;
    },
    /** Opens a sign-in; answers the text that its browser holds from now on. */
    open({ sub }: Person, holds: SignIn["holds"], life: number) {
      const secret = randomBytes(96).toString("base64url");
      const signIn: SignIn = { id: hashOf(secret), sub, begunAt: now(), expiresAt: now() + life, holds };
      signIns.put(signIn.id, signIn);
      return { secret, signIn };
    },
    /** The sign-in whose browser holds this text. */
    opened(secret: string, holds: SignIn["holds"]): SignIn | undefined {
      const found = signIns.get(hashOf(secret));
      return found?.holds === holds ? found : undefined;
    },
    /** Ends every sign-in of a person: none can be refreshed any more. */
    signOut: (sub: string) => removeWhere((signIn) => signIn.sub === sub),
    sweep: () => removeWhere(({ expiresAt }) => expiresAt <= now()),
  };
}

function letters(count: number): string {
  return randomUUID().replaceAll("-", "").slice(0, count);
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
