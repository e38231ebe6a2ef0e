// What the gated areas ask the server for. Content is asked for once per visit and token; a check is never remembered.
import type { ResourceContent } from "@store/contract/resources";
import { queryOptions } from "@tanstack/react-query";
import { call, type RemoteFailure } from "../../lib/api.ts";
import type { AreaId } from "./areas.ts";
import { isTrouble, type Verdict } from "./gate.ts";

/** Asks whether a session token is good now. Never throws; logs the two lines of SPEC.txt section 8. */
export async function verifyToken(resourceType: AreaId, sessionToken: string): Promise<Verdict> {
  try {
    const answer = await call("verify-resource-token", { sessionToken, resourceType });
    if (answer.success) return "valid";
    if (isTrouble(answer)) throw new Error(answer.error);
    console.warn("Token verification failed");
    return "invalid";
  } catch (error) {
    console.warn("Error verifying token:", error);
    return "threw";
  }
}

/** The content of an area. Fails with an error whose `cause` is the server's refusal, if there was one. */
export function contentQuery(resourceType: AreaId, sessionToken: string) {
  return queryOptions({
    queryKey: ["content", resourceType, sessionToken],
    queryFn: async (): Promise<ResourceContent> => {
      const answer = await call("get-resource", { sessionToken, resourceType });
      if (!answer.success) throw new Error(answer.error, { cause: answer });
      return answer.content;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
  });
}

/** The server's own "no" behind a failed query; undefined when no answer could be had. */
export function refusalOf(error: unknown): RemoteFailure | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return isFailure(cause) ? cause : undefined;
}

function isFailure(value: unknown): value is RemoteFailure {
  return typeof value === "object" && value !== null && "success" in value && value.success === false;
}
