// A passkey of a customer: the public half of a key pair. It has one of ten places, which are the limit, and is found by way of
// its owner, whom the passkey itself names at a login.
// Access patterns: a customer's passkeys, or one of them (byPlace).
import { mostPasskeys, type Passkey } from "@store/contract/passkey";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";
import { type Customer, mayLogIn } from "./customer.entity.ts";

export const PasskeyEntity = new Entity({
  model: { entity: "passkey", version: "1", service: "store" },
  attributes: {
    customerId: { type: "string", required: true, readOnly: true },
    place: { type: "number", required: true, readOnly: true },
    /** As its authenticator calls it, in base64url. */
    credentialId: { type: "string", required: true, readOnly: true },
    /** COSE, in base64url. */
    publicKey: { type: "string", required: true, readOnly: true },
    /** How often it has signed, where it counts: a copy falls behind. */
    signCount: { type: "number", required: true },
    /** Kept by a password manager that gives it to other devices. */
    synced: { type: "boolean", required: true },
    /** The customer's epoch when it was made. */
    epoch: { type: "number", required: true, readOnly: true },
    name: { type: "string", required: true },
    createdAt: { type: "number", required: true, readOnly: true },
    usedAt: { type: "number" },
  },
  indexes: {
    byPlace: primaryIndex("CUSTOMER#${customerId}", "PASSKEY#${place}"),
  },
});

export type StoredPasskey = Awaited<ReturnType<typeof passkeysOf>>[number];

/** All rows, also of those that a new password has ended. */
export async function passkeysOf(customerId: string) {
  const { data } = await PasskeyEntity.query.byPlace({ customerId }).go({ pages: "all", consistent: true });
  return data;
}

/** Deletes all of a customer's passkeys. May be repeated. */
export async function removePasskeys(customerId: string): Promise<void> {
  const rows = await passkeysOf(customerId);
  await Promise.all(rows.map(({ place }) => PasskeyEntity.delete({ customerId, place }).go()));
}

/** Whether a passkey opens the account: not of a customer who is blocked or has not paid, and none that is older than the password. */
export function opens({ epoch }: Pick<StoredPasskey, "epoch">, customer: Customer): boolean {
  return mayLogIn(customer) && epoch >= (customer.passkeyEpoch ?? 0);
}

/** Places that nothing is in, or what a new password has ended. */
export function freePlaces(rows: readonly StoredPasskey[], customer: Customer): number[] {
  const taken = new Set(rows.filter((row) => opens(row, customer)).map(({ place }) => place));
  return Array.from({ length: mostPasskeys }, (_, place) => place).filter((place) => !taken.has(place));
}

/** As its owner sees them, the newest first. */
export function passkeyViews(rows: readonly StoredPasskey[], customer: Customer): Passkey[] {
  return rows
    .filter((row) => opens(row, customer))
    .sort((one, other) => other.createdAt - one.createdAt)
    .map(({ place, name, createdAt, usedAt, synced }) => ({
      ...{ id: String(place), name, createdAt, synced },
      ...(usedAt !== undefined && { usedAt }),
    }));
}
