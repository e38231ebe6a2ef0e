// The one door through which the first admin comes: claimed, then shut for ever. And how many admins there are.
// Access patterns: the door (byName).
import { Entity } from "electrodb";
import { alone, key, table } from "../lib/table.ts";

export const DoorEntity = new Entity(
  {
    model: { entity: "door", version: "1", service: "store" },
    attributes: {
      /** Always `first`. */
      name: { type: "string", required: true, readOnly: true },
      /** Who is on the way through; it ends by itself when they never arrive. */
      claim: { type: "string" },
      claimEnds: { type: "number" },
      /** When it was shut. Epoch milliseconds. */
      shutAt: { type: "number" },
      /** Active admins. Never less than one. */
      admins: { type: "number" },
    },
    indexes: { byName: { pk: key("pk", "ADMIN#${name}", ["name"]), sk: alone } },
  },
  table,
);

const door = { name: "first" };

/** True once there has been an admin. */
export async function isShut(): Promise<boolean> {
  const { data } = await DoorEntity.get(door).go({ consistent: true });
  return data?.shutAt !== undefined;
}

/** Takes the way through until `ends`. Refused while somebody else has it, and once it is shut. */
export function claimDoor(claim: string, now: number, ends: number) {
  return DoorEntity.update(door)
    .set({ claim, claimEnds: ends })
    .where(
      (a, o) => `${o.notExists(a.shutAt)} AND (${o.notExists(a.claimEnds)} OR ${o.lte(a.claimEnds, now)})`,
    );
}

/** Shuts it behind the first admin. Refused when the claim is no longer theirs. */
export function shutDoor(claim: string, now: number) {
  return DoorEntity.patch(door)
    .set({ shutAt: now, admins: 1 })
    .where((a, o) => `${o.notExists(a.shutAt)} AND ${o.eq(a.claim, claim)}`);
}

/** One admin more. */
export function countIn() {
  return DoorEntity.update(door).add({ admins: 1 });
}

/** One admin less. Refused when it would be the last. */
export function countOut() {
  return DoorEntity.patch(door)
    .add({ admins: -1 })
    .where((a, o) => o.gt(a.admins, 1));
}
