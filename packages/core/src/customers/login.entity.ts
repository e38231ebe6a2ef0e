// What an address opens: one per member, under the hash of the email. Its key is the uniqueness. Who logs in by the customer ID
// is known by its row, which has the hash. Access patterns: one login (byUsername).
import { customerIdPattern } from "@store/contract/schemas";
import { emailHash } from "../platform/address-hash.ts";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";
import type { Customer } from "./customer.entity.ts";

export const LoginEntity = new Entity({
  model: { entity: "login", version: "1", service: "store" },
  attributes: {
    loginKey: { type: "string", required: true, readOnly: true },
    customerId: { type: "string", required: true },
    /** argon2id; of a master password, `hashMasterPassword`. */
    passwordHash: { type: "string", required: true },
    epoch: { type: "number", required: true },
  },
  indexes: {
    byUsername: primaryIndex("LOGIN#${loginKey}"),
  },
});

/** The login of an address as it is now, or null. */
export async function readLogin(email: string) {
  return readLoginBy(emailHash(email));
}

/** The login under a key, or null. */
export async function readLoginBy(loginKey: string) {
  return (await LoginEntity.get({ loginKey }).go({ consistent: true })).data;
}

/** What a username is known by: a customer ID by itself, under which there is no login, an address by its hash. */
export function usernameKeyOf(username: string): string {
  return customerIdPattern.test(username) ? username : emailHash(username);
}

/** Where a customer's login lies. The row has the hash: functions that end sessions need no key to make it anew. */
export function loginKeyOf({ email, emailHash: kept }: Pick<Customer, "email" | "emailHash">): string {
  return kept ?? emailHash(email);
}

/** For a transaction's check: holds while nobody has a login under this hash. */
export function noLogin(hash: string) {
  return LoginEntity.delete({ loginKey: hash }).where((a, o) => o.notExists(a.customerId));
}
