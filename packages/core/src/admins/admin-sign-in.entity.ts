// A sign-in of an admin whose owner has given a code, or has signed out. Without a code it is a password's, and opens nothing.
// Access patterns: one sign-in (bySignInId). Expires by TTL.
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";
import { hours, ttlOf } from "../platform/time.ts";

/** How long a sign-in can be refreshed: infra/admins.ts. */
const longest = hours(12);

export const AdminSignInEntity = new Entity({
  model: { entity: "adminSignIn", version: "1", service: "store" },
  attributes: {
    /** The pool's own id of the sign-in: the `origin_jti` of its tokens, the same through all refreshes. */
    signInId: { type: "string", required: true, readOnly: true },
    adminId: { type: "string", required: true },
    /** The second factor it was proven with: another one since, and it has to be proven again. */
    factorId: { type: "string" },
    /** When the last code was given. Epoch milliseconds. */
    provenAt: { type: "number" },
    /** When they signed out of it: its access tokens would be good for some minutes more. Epoch milliseconds. */
    endedAt: { type: "number" },
    ttl: { type: "number", required: true },
  },
  indexes: { bySignInId: primaryIndex("SIGNIN#${signInId}") },
});

export type AdminSignIn = EntityItem<typeof AdminSignInEntity>;

export async function readAdminSignIn(signInId: string): Promise<AdminSignIn | null> {
  return (await AdminSignInEntity.get({ signInId }).go({ consistent: true })).data;
}

/** A code of this factor has just been given in this sign-in. */
export function proveSignIn(signIn: { signInId: string; adminId: string; factorId: string }, now: number) {
  return AdminSignInEntity.put({ ...signIn, provenAt: now, ttl: ttlOf(now + longest) }).where((a, o) =>
    o.notExists(a.endedAt),
  );
}

/** Their owner has signed out of it. */
export function endSignIn(signIn: { signInId: string; adminId: string }, now: number) {
  return AdminSignInEntity.put({ ...signIn, endedAt: now, ttl: ttlOf(now + longest) });
}
