import type { CallOutput } from "@store/contract/calls";
import { LicenceCode } from "@store/contract/desk/licence";
import type { LoaderFunctionArgs } from "react-router-dom";
import { call } from "../../lib/api.ts";

export type LicenceAnswer =
  | { kind: "known"; code: string; licence: CallOutput<"check-licence"> }
  | { kind: "unknown" }
  /** `sentence`: the server's, where it refused for another reason than that there is none. */
  | { kind: "trouble"; sentence?: string };

/** Asks for the licence that an address names. */
export async function licenceLoader({ params }: LoaderFunctionArgs): Promise<LicenceAnswer> {
  const parsed = LicenceCode.safeParse(params.code);
  if (!parsed.success) return { kind: "unknown" };
  const code = parsed.data;
  const answer = await call("check-licence", { code }).catch(() => undefined);
  if (answer?.success) return { kind: "known", code, licence: answer };
  if (answer?.code === "licence.not_found") return { kind: "unknown" };
  return { kind: "trouble", ...(answer && { sentence: answer.error }) };
}
