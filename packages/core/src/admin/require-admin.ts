import { StoreError } from "@store/contract/errors";
import type { Actor } from "../lib/request.ts";
import { readAdmin } from "./admin.entity.ts";

/** What an access token says, once the gateway has found it to be real. */
export interface AdminClaims {
  /** The person's id in the pool. */
  sub: string | undefined;
  /** `access` or `id`. */
  tokenUse: string | undefined;
  groups: readonly string[];
  /** When they signed in. Epoch seconds. */
  signedInAt: number;
}

/**
 * The admin behind a token: of the group, and with an active record as it stands now, so that whoever is removed is
 * out with their next call. Throws `admin.refused`.
 */
export async function requireAdmin({ sub, tokenUse, groups, signedInAt }: AdminClaims): Promise<Actor> {
  const wellFormed = sub !== undefined && tokenUse === "access" && groups.includes("admin");
  const admin = wellFormed ? await readAdmin(sub) : null;
  const signedOut = admin?.signedOutAt !== undefined && !(signedInAt * 1000 > admin.signedOutAt);
  if (!admin?.active || signedOut) throw new StoreError("admin.refused");
  return { adminId: admin.adminId, email: admin.email };
}
