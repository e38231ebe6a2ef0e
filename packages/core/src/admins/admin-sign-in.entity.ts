// A sign-in of an admin whose owner has given a code. Without one the sign-in is a password's, and opens nothing.
// Access patterns: one sign-in (bySignInId). Expires by TTL.
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { key, singletonSortKey, table } from "../platform/table.ts";
import { hours, ttlOf } from "../platform/time.ts";

/** How long a sign-in can be refreshed: infra/admins.ts. */
const longest = hours(12);

export const AdminSignInEntity = new Entity(
  {
    model: { entity: "adminSignIn", version: "1", service: "store" },
    attributes: {
      /** The pool's own id of the sign-in: the `origin_jti` of its tokens, the same through all refreshes. */
      signInId: { type: "string", required: true, readOnly: true },
      adminId: { type: "string", required: true },
      /** The second factor it was proven with: another one since, and it has to be proven again. */
      factorId: { type: "string", required: true },
      /** When the last code was given. Epoch milliseconds. */
      provenAt: { type: "number", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: { bySignInId: { pk: key("pk", "SIGNIN#${signInId}", ["signInId"]), sk: singletonSortKey } },
  },
  table,
);

export type AdminSignIn = EntityItem<typeof AdminSignInEntity>;

export async function readAdminSignIn(signInId: string): Promise<AdminSignIn | null> {
  return (await AdminSignInEntity.get({ signInId }).go({ consistent: true })).data;
}

/** A code of this factor has just been given in this sign-in. */
export function proveSignIn(signIn: Pick<AdminSignIn, "signInId" | "adminId" | "factorId">, now: number) {
  return AdminSignInEntity.put({ ...signIn, provenAt: now, ttl: ttlOf(now + longest) });
}
