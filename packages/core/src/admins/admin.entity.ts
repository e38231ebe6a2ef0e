// Who may run the shop. The pool knows passwords, this row says whether they still may: it is read on every call.
// Access patterns: one admin (byAdminId); all of them (all).
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex, secondaryIndex } from "../platform/table.ts";

export const AdminEntity = new Entity({
  model: { entity: "admin", version: "1", service: "store" },
  attributes: {
    /** The pool's own id of the person: the `sub` of their tokens. */
    adminId: { type: "string", required: true, readOnly: true },
    email: { type: "string", required: true },
    fullName: { type: "string", required: true },
    /** False once removed; the row stays, for the audit. */
    active: { type: "boolean", required: true },
    /** Sign-ins up to this moment are over. Epoch milliseconds. */
    signedOutAt: { type: "number" },
    /** Their second factor, once they have one: secondFactor's row has it. */
    factorId: { type: "string" },
    createdAt: { type: "number", required: true, readOnly: true },
    createdBy: { type: "string", required: true, readOnly: true },
  },
  indexes: {
    byAdminId: primaryIndex("ADMIN#${adminId}"),
    all: secondaryIndex(1, "ADMINS", "${createdAt}#${adminId}"),
  },
});

export type Admin = EntityItem<typeof AdminEntity>;

/** The admin as they stand now, or null. */
export async function readAdmin(adminId: string): Promise<Admin | null> {
  return (await AdminEntity.get({ adminId }).go({ consistent: true })).data;
}

/** Sign-ins up to now are over. */
export function endAllSignIns(adminId: string) {
  return AdminEntity.patch({ adminId })
    .set({ signedOutAt: Date.now() })
    .where((a, o) => o.eq(a.active, true));
}
