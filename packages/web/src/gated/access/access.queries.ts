// What the gated areas ask the server for. Content comes once per visit and token; a check is never remembered.
import type { CallInput, CallOutput } from "@store/contract/calls";
import type { Progress } from "@store/contract/progress";
import type { ResourceContent } from "@store/contract/resources";
import { queryOptions } from "@tanstack/react-query";
import { call, type RemoteFailure } from "../../lib/api.ts";
import { answerOf, askedOnce } from "../../lib/query-client.ts";
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
      const { content } = await answerOf(call("get-resource", { sessionToken, resourceType }));
      return { content };
    },
    ...askedOnce,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

type Part = NonNullable<CallInput<"get-resource">["part"]>;
type PartOf<Kind> = Extract<CallOutput<"get-resource">["content"], { kind: Kind }>;

/** What lies beside the content of an area, and comes when somebody looks at it. */
async function partOf<Kind extends Part>(
  part: Kind,
  resourceType: AreaId,
  sessionToken: string,
): Promise<PartOf<Kind>> {
  const { content } = await answerOf(call("get-resource", { sessionToken, resourceType, part }));
  if (content.kind !== part) throw new Error(content.kind);
  return content as PartOf<Kind>;
}

const part = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** An area whose points have recipes. */
export type RecipeArea = Extract<AreaId, "checklist" | "seo-checklist">;

/** The recipes of a checklist's points, by id. */
export const recipesQuery = (checklist: RecipeArea, sessionToken: string) =>
  queryOptions({
    queryKey: ["recipes", checklist, sessionToken],
    queryFn: async () => (await partOf("recipes", checklist, sessionToken)).recipes,
    ...part,
  });

/** The flows beside the ads. */
export const flowsQuery = (sessionToken: string) =>
  queryOptions({
    queryKey: ["flows", sessionToken],
    queryFn: async () => (await partOf("flows", "ad-templates", sessionToken)).flows,
    ...part,
  });

/** The documents of an agency. */
export const documentsQuery = (sessionToken: string) =>
  queryOptions({
    queryKey: ["documents", sessionToken],
    queryFn: async () => (await partOf("documents", "checklist", sessionToken)).documents,
    ...part,
  });

/** The occasions of the campaign planner. */
export const occasionsQuery = (sessionToken: string) =>
  queryOptions({
    queryKey: ["occasions", sessionToken],
    queryFn: async () => (await partOf("occasions", "ad-templates", sessionToken)).book,
    ...part,
  });

/** What a search over all that the customer owns looks through; `area` is one of theirs. */
export const findQuery = (area: AreaId, sessionToken: string) =>
  queryOptions({
    queryKey: ["find", sessionToken],
    queryFn: async () => (await partOf("find", area, sessionToken)).entries,
    ...part,
  });

/** The server's own "no" behind a failed query; undefined when no answer could be had. */
export function refusalOf(error: unknown): RemoteFailure | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return isFailure(cause) ? cause : undefined;
}

function isFailure(value: unknown): value is RemoteFailure {
  return typeof value === "object" && value !== null && "success" in value && value.success === false;
}
