// The lock on the set-up of the first admin: claimed, then closed for ever. And how many admins there are.
// Access patterns: the lock (byName).
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const SetupLockEntity = new Entity({
  model: { entity: "setupLock", version: "1", service: "store" },
  attributes: {
    /** Always `first`. */
    name: { type: "string", required: true, readOnly: true },
    /** Who is setting up now; it ends by itself when they never finish. */
    claim: { type: "string" },
    claimEnds: { type: "number" },
    /** When it was closed. Epoch milliseconds. */
    shutAt: { type: "number" },
    /** Active admins. Never less than one. */
    admins: { type: "number" },
  },
  indexes: { byName: primaryIndex("ADMIN#${name}") },
});

const setupLock = { name: "first" };

/** True once there has been an admin. */
export async function isShut(): Promise<boolean> {
  const { data } = await SetupLockEntity.get(setupLock).go({ consistent: true });
  return data?.shutAt !== undefined;
}

/** Claims the lock until `ends`. Refused while somebody else has it, and once it is closed. */
export function claimSetupLock(claim: string, now: number, ends: number) {
  return SetupLockEntity.update(setupLock)
    .set({ claim, claimEnds: ends })
    .where(
      (a, o) => `${o.notExists(a.shutAt)} AND (${o.notExists(a.claimEnds)} OR ${o.lte(a.claimEnds, now)})`,
    );
}

/** Closes it behind the first admin. Refused when the claim is no longer theirs. */
export function closeSetupLock(claim: string, now: number) {
  return SetupLockEntity.patch(setupLock)
    .set({ shutAt: now, admins: 1 })
    .where((a, o) => `${o.notExists(a.shutAt)} AND ${o.eq(a.claim, claim)}`);
}

/** One admin more. */
export function countIn() {
  return SetupLockEntity.update(setupLock).add({ admins: 1 });
}

/** One admin less. Refused when it would be the last. */
export function countOut() {
  return SetupLockEntity.patch(setupLock)
    .add({ admins: -1 })
    .where((a, o) => o.gt(a.admins, 1));
}
