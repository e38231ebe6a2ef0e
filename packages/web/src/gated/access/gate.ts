// What a gate makes of the answer it got. Pure: the loaders act on it.
import type { RemoteFailure } from "../../lib/api.ts";
import type { Area } from "./areas.ts";

/** `threw`: nobody could say whether the token is good (no network, 429, 5xx). `not-bought`: it is, for other areas. */
export type Verdict = "valid" | "invalid" | "not-bought" | "threw";

/** Whether flag and token leave session storage. Four gates, three behaviours (docs/product.md section 4). */
export function endsSession({ clearsOnThrow }: Pick<Area, "clearsOnThrow">, verdict: Verdict): boolean {
  return verdict === "threw" ? clearsOnThrow : verdict !== "valid";
}

/** A refusal that says nothing about the token: too many tries, or trouble on the server's side. */
export function isTrouble({ status }: Pick<RemoteFailure, "status">): boolean {
  return status === 429 || status >= 500;
}
