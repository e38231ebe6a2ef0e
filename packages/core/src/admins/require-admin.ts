import { StoreError } from "@store/contract/errors";
import type { Actor } from "../platform/request.ts";
import { setting } from "../platform/settings.ts";
import { readAdmin } from "./admin.entity.ts";
import { readAdminSignIn } from "./admin-sign-in.entity.ts";

/** What an access token says, once the gateway has found it to be real. */
export interface AdminClaims {
  /** The person's id in the pool. */
  sub: string | undefined;
  /** The sign-in that the token comes from: the same for all of its refreshes. */
  originJti: string | undefined;
  /** `access` or `id`. */
  tokenUse: string | undefined;
  groups: readonly string[];
  /** When they signed in. Epoch seconds. */
  signedInAt: number;
}

/**
 * The admin behind a token: of the group, with an active record as it stands now, so that an admin who is removed is out
 * with their next call, and with a sign-in in which a code of their second factor was given. Throws `admin.refused`,
 * `admin.code_needed`, and `admin.code_missing` for somebody who has no second factor where it is required.
 */
export async function requireAdmin(claims: AdminClaims): Promise<Actor> {
  const actor = await requirePassword(claims);
  const { factorId, provenAt } = actor.signIn;
  if (factorId !== undefined && provenAt === undefined) throw new StoreError("admin.code_needed");
  if (factorId === undefined && setting("secondFactor") === "required")
    throw new StoreError("admin.code_missing");
  return actor;
}

/** As `requireAdmin`, before the code: what somebody may do who has shown a password only. */
export async function requirePassword(claims: AdminClaims): Promise<Actor & Required<Pick<Actor, "signIn">>> {
  const { sub, originJti, tokenUse, groups, signedInAt } = claims;
  const wellFormed = sub && originJti && tokenUse === "access" && groups.includes("admin");
  if (!wellFormed) throw new StoreError("admin.refused");
  const [admin, signIn] = await Promise.all([readAdmin(sub), readAdminSignIn(originJti)]);
  const signedOut = admin?.signedOutAt !== undefined && !(signedInAt * 1000 > admin.signedOutAt);
  if (!admin?.active || signedOut || signIn?.endedAt !== undefined) throw new StoreError("admin.refused");
  const { adminId, email, factorId } = admin;
  const isProven = signIn?.adminId === adminId && signIn.factorId === factorId;
  return {
    adminId,
    email,
    signIn: { signInId: originJti, factorId, provenAt: isProven ? signIn.provenAt : undefined },
  };
}
