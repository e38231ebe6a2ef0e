// Where the files of an owner's product are: for its buyers, and for admins.
import { entitlements } from "../products.ts";

/** Where the buyers of a product of files open them. */
export const filesPath = (product: string): `/files/${string}` => `/files/${product}`;

/** Where admins keep them. */
export const contentPath = (product: string): `/admin/content/${string}` => `/admin/content/${product}`;

/** What is owned and did not come with the shop is files of its owner's (decision 0068). */
export function isFiles(owned: string): boolean {
  return !entitlements.some((known) => known === owned);
}

/** The files that an address names behind its hash, `#/files/star-charts`: so the account's login hands them on. */
export function wantedFiles(hash: string): string | undefined {
  return /^#(\/files\/[a-z0-9_-]+)$/.exec(hash)?.[1];
}
