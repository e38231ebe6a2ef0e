// The words in which `needs.ts` says what a function may touch.
import type { ProviderSecret } from "@store/contract/providers";

export type TableAction =
  | "GetItem"
  | "BatchGetItem"
  | "PutItem"
  | "UpdateItem"
  | "DeleteItem"
  | "ConditionCheckItem"
  | "Query";
export type IndexName = "gsi1" | "gsi2" | "gsi3";
export type SecretName =
  | "CheckoutKey"
  | "SealKey"
  | "PrivacyKey"
  | "AddressKey"
  | "LicenceKey"
  | ProviderSecret
  | "SetupCode";
/** What may be done with the admins' pool. */
export type PoolAction =
  | "AdminCreateUser"
  | "AdminGetUser"
  | "AdminSetUserPassword"
  | "AdminAddUserToGroup"
  | "AdminDisableUser"
  | "AdminUserGlobalSignOut"
  | "AdminDeleteUser";

export type FindingsAccess = "reads" | "keeps" | "removes";

export interface Needs {
  /** Actions on the table itself. */
  table: readonly TableAction[];
  /** Indexes it may query. */
  indexes?: readonly IndexName[];
  secrets?: readonly SecretName[];
  /** Takes, reads or sends back money: carries the adapters of the payment providers. */
  payments?: true;
  /** May send mail: the mail worker and its sweep, nobody else. */
  mail?: true;
  /** Folders and files of the project that travel beside the bundle, and beside no other. */
  files?: readonly { from: string; to: string }[];
  /** Hands out the checklists, the course, the ads and the library. */
  content?: true;
  /** May sign addresses of films. */
  films?: true;
  /** Hands out the files of an owner's products, or takes them in and throws them away as well. */
  uploads?: "reads" | "keeps";
  /** Shows pictures of findings on clients' sites, takes them in and throws them away as well, or throws them away alone. */
  findings?: FindingsAccess;
  /** Puts pictures of products where pages show them from, or clears away those that nothing names. */
  pictures?: "adds" | "clears";
  /** Makes the public pages of an offer, and puts them where visitors find them. */
  pages?: true;
  /** Opens the shop from outside, as a visitor does. */
  visits?: true;
  /** Actions on the admins' pool. */
  pool?: readonly PoolAction[];
  /** Draws tax papers. */
  pdf?: true;
  /** Hashes passwords of people's own choice, or compares any, with a native module. */
  argon2?: true;
  /** Checks what passkeys have signed. */
  webauthn?: true;
}
