// What the gated areas ask the server for. Content comes once per visit and token; a check is never remembered.
import type { AgencyDocument } from "@store/contract/desk/agency-document";
import type { FindEntry } from "@store/contract/find-entries";
import type { Flow } from "@store/contract/flow-content";
import type { OccasionBook } from "@store/contract/occasion-content";
import type { Progress } from "@store/contract/progress";
import type { RecipeBook } from "@store/contract/recipes";
import type { ResourceContent } from "@store/contract/resources";
import { queryOptions } from "@tanstack/react-query";
import { call, type RemoteFailure } from "../../lib/api.ts";
import type { AreaId } from "./areas.ts";
import { isTrouble, type Verdict } from "./gate.ts";

/** What an area shows, and what its visitor asked the shop to remember. */
interface Opened {
  content: ResourceContent;
  progress?: Progress | undefined;
}

interface Checked {
  verdict: Verdict;
  /** The server's own, where the area was not bought. */
  sentence?: string;
  /** Brought along by a check that was asked for it. */
  opened?: Opened | undefined;
}

/**
 * Asks whether a session token is good now, and with `bring` for the area's content in the same call. Never throws; logs
 * the two lines of docs/product.md section 8.
 */
export async function verifyToken(
  resourceType: AreaId,
  sessionToken: string,
  bring: boolean,
): Promise<Checked> {
  try {
    const asked = { sessionToken, resourceType, ...(bring && { content: true }) };
    const answer = await call("verify-resource-token", asked);
    if (answer.success) {
      const { content, progress } = answer;
      return { verdict: "valid", opened: content && { content, progress } };
    }
    if (isTrouble(answer)) throw new Error(answer.error);
    console.warn("Token verification failed");
    if (answer.code === "login.not_bought") return { verdict: "not-bought", sentence: answer.error };
    return { verdict: "invalid" };
  } catch (error) {
    console.warn("Error verifying token:", error);
    return { verdict: "threw" };
  }
}

/** The content of an area. Fails with an error whose `cause` is the server's refusal, if there was one. */
export function contentQuery(resourceType: AreaId, sessionToken: string) {
  return queryOptions({
    queryKey: ["content", resourceType, sessionToken],
    queryFn: async (): Promise<Opened> => {
      const answer = await call("get-resource", { sessionToken, resourceType });
      if (!answer.success) throw new Error(answer.error, { cause: answer });
      return { content: answer.content };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
  });
}

/** An area whose points have recipes. */
export type RecipeArea = Extract<AreaId, "checklist" | "seo-checklist">;

/** The recipes of a checklist's points, by id. */
export function recipesQuery(checklist: RecipeArea, sessionToken: string) {
  return queryOptions({
    queryKey: ["recipes", checklist, sessionToken],
    queryFn: async (): Promise<RecipeBook> => {
      const answer = await call("get-resource", { sessionToken, resourceType: checklist, part: "recipes" });
      if (!answer.success) throw new Error(answer.error, { cause: answer });
      return answer.content.kind === "recipes" ? answer.content.recipes : {};
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** The flows beside the ads. */
export function flowsQuery(sessionToken: string) {
  return queryOptions({
    queryKey: ["flows", sessionToken],
    queryFn: async (): Promise<readonly Flow[]> => {
      const answer = await call("get-resource", {
        sessionToken,
        resourceType: "ad-templates",
        part: "flows",
      });
      if (!answer.success) throw new Error(answer.error, { cause: answer });
      return answer.content.kind === "flows" ? answer.content.flows : [];
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** The documents of an agency. */
export function documentsQuery(sessionToken: string) {
  return queryOptions({
    queryKey: ["documents", sessionToken],
    queryFn: async (): Promise<readonly AgencyDocument[]> => {
      const answer = await call("get-resource", {
        sessionToken,
        resourceType: "checklist",
        part: "documents",
      });
      if (!answer.success) throw new Error(answer.error, { cause: answer });
      return answer.content.kind === "documents" ? answer.content.documents : [];
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** The occasions of the campaign planner. */
export function occasionsQuery(sessionToken: string) {
  return queryOptions({
    queryKey: ["occasions", sessionToken],
    queryFn: async (): Promise<OccasionBook> => {
      const answer = await call("get-resource", {
        sessionToken,
        resourceType: "ad-templates",
        part: "occasions",
      });
      if (!answer.success) throw new Error(answer.error, { cause: answer });
      if (answer.content.kind !== "occasions") throw new Error(answer.content.kind);
      return answer.content.book;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** What a search over all that the customer owns looks through; `area` is one of theirs. */
export function findQuery(area: AreaId, sessionToken: string) {
  return queryOptions({
    queryKey: ["find", sessionToken],
    queryFn: async (): Promise<readonly FindEntry[]> => {
      const answer = await call("get-resource", { sessionToken, resourceType: area, part: "find" });
      if (!answer.success) throw new Error(answer.error, { cause: answer });
      return answer.content.kind === "find" ? answer.content.entries : [];
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
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
