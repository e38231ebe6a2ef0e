// What a username opens. Two per member: the hash of the email, and the customer ID. Their keys are the uniqueness.
// Access patterns: one login (byUsername).
import { customerIdPattern } from "@store/contract/schemas";
import { emailHash } from "../platform/address-hash.ts";
import { Entity } from "../platform/entity.ts";
import { key, singletonSortKey, table } from "../platform/table.ts";

export const LoginEntity = new Entity(
  {
    model: { entity: "login", version: "1", service: "store" },
    attributes: {
      loginKey: { type: "string", required: true, readOnly: true },
      customerId: { type: "string", required: true },
      /** argon2id; of a master password, `hashMasterPassword`. */
      passwordHash: { type: "string", required: true },
      epoch: { type: "number", required: true },
    },
    indexes: {
      byUsername: { pk: key("pk", "LOGIN#${loginKey}", ["loginKey"]), sk: singletonSortKey },
    },
  },
  table,
);

/** The key of a username: a customer ID stands for itself, an address for its hash. */
export function loginKey(username: string): string {
  return customerIdPattern.test(username) ? username : emailHash(username);
}

/** The login as it is now, or null. */
export async function readLogin(username: string) {
  return (await LoginEntity.get({ loginKey: loginKey(username) }).go({ consistent: true })).data;
}

/** For a transaction's check: holds while nobody has a login under this hash. */
export function noLogin(hash: string) {
  return LoginEntity.delete({ loginKey: hash }).where((a, o) => o.notExists(a.customerId));
}
