import { ShareCode } from "@store/contract/desk/shared-site";
import type { LoaderFunctionArgs } from "react-router-dom";
import { call } from "../../lib/api.ts";
import type { SharedSite } from "./site.queries.ts";

export type SharedAnswer =
  | { kind: "shared"; code: string; shared: SharedSite; askedAt: number }
  /** Never was, was ended, or its owner's licence was. */
  | { kind: "unknown" }
  /** `sentence`: the server's, where it refused for another reason. */
  | { kind: "trouble"; sentence?: string };

/** Asks for the site behind a link. */
export async function sharedLoader({ params }: LoaderFunctionArgs): Promise<SharedAnswer> {
  const parsed = ShareCode.safeParse(params.code);
  if (!parsed.success) return { kind: "unknown" };
  const answer = await call("shared-site", { code: parsed.data }).catch(() => undefined);
  if (answer?.success) return { kind: "shared", code: parsed.data, shared: answer, askedAt: Date.now() };
  if (answer?.code === "share.not_found") return { kind: "unknown" };
  return { kind: "trouble", ...(answer && { sentence: answer.error }) };
}
