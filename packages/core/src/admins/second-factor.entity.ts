// What an admin proves beside the password: the secret of their authenticator app, and the codes for the day it is lost.
// The pool knows nothing of it: anybody who holds an access token of the pool could replace the app there.
// Access patterns: an admin's second factor (byAdminId).
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const SecondFactorEntity = new Entity({
  model: { entity: "secondFactor", version: "1", service: "store" },
  attributes: {
    adminId: { type: "string", required: true, readOnly: true },
    /** New with every set-up; the admin's record names it, and a sign-in is proven with this one only. */
    factorId: { type: "string", required: true },
    /** The app's secret, sealed. */
    sealedSecret: { type: "string", required: true },
    /** The last time step a code was taken for: none is taken twice. */
    usedStep: { type: "number", required: true },
    /** Hashes of the recovery codes that are left. */
    recoveryHashes: { type: "list", items: { type: "string" }, required: true },
    /** Another one with every write: who read an older one takes no code. */
    stamp: { type: "string", required: true },
    createdAt: { type: "number", required: true },
  },
  indexes: { byAdminId: primaryIndex("SECONDFACTOR#${adminId}") },
});

export type SecondFactor = EntityItem<typeof SecondFactorEntity>;

export async function readSecondFactor(adminId: string): Promise<SecondFactor | null> {
  return (await SecondFactorEntity.get({ adminId }).go({ consistent: true })).data;
}
