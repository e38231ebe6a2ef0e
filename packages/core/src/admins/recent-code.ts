import { StoreError } from "@store/contract/errors";
import { actor } from "../platform/request.ts";
import { minutes } from "../platform/time.ts";

/** How long a code is good for what asks for a recent one. */
const recent = minutes(5);

/**
 * For what an unwatched screen or a stolen token must not do: a code given in this sign-in within the last minutes.
 * Throws `admin.code_needed`. An admin who has no second factor where it is only offered is asked for nothing.
 */
export function requireRecentCode(): void {
  const { signIn } = actor();
  if (!signIn) throw new Error("An admin without a sign-in cannot have given a code");
  const { factorId, provenAt = Number.NEGATIVE_INFINITY } = signIn;
  if (factorId !== undefined && provenAt + recent <= Date.now()) throw new StoreError("admin.code_needed");
}
