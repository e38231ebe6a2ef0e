// What the pages of one site ask for. Apart from the desk's own, which the router carries with its loader.
import type { ActionOutput, CallOutput } from "@store/contract/calls";
import type { DeskList, SitePoint } from "@store/contract/desk/site-point";
import { type Outline, outlineOf } from "@store/contract/desk/site-report";
import { queryOptions } from "@tanstack/react-query";
import { contentQuery } from "../../gated/access/access.queries.ts";
import { answerOf, askedOnce, queryClient } from "../../lib/query-client.ts";
import { atDesk } from "./desk.queries.ts";

export type OpenSite = ActionOutput<"client-desk", "open">;
export type SharedSite = CallOutput<"shared-site">;

/** The name on an account's reports. */
export function brandQuery(sessionToken: string) {
  return queryOptions({
    queryKey: ["desk", sessionToken, "brand"],
    queryFn: async () => (await answerOf(atDesk("brand", { sessionToken }))).brand,
    ...askedOnce,
  });
}

/** A site with its work. */
export function siteQuery(sessionToken: string, siteId: string) {
  return queryOptions({
    queryKey: ["desk", sessionToken, siteId],
    queryFn: (): Promise<OpenSite> => answerOf(atDesk("open", { sessionToken, siteId })),
    // A page that is opened asks anew; what it keeps is written into what was answered.
    ...askedOnce,
  });
}

/** Another device may have changed the site: what stands there now. */
export function askSiteAgain(sessionToken: string, siteId: string): Promise<OpenSite> {
  return queryClient.fetchQuery({ ...siteQuery(sessionToken, siteId), staleTime: 0 });
}

/** Notes what the server answered of a site. */
export function noteSite(
  { sessionToken, siteId }: { sessionToken: string; siteId: string },
  change: (open: OpenSite) => OpenSite,
): void {
  queryClient.setQueryData(siteQuery(sessionToken, siteId).queryKey, (open) => open && change(open));
}

/** A point in its place among those that are kept. */
export function withPoint(points: readonly SitePoint[], point: SitePoint): SitePoint[] {
  return [...points.filter(({ list, id }) => list !== point.list || id !== point.id), point];
}

/** The checklists of a desk, as far as they could be had. */
export async function outlinesOf(lists: readonly DeskList[], sessionToken: string): Promise<Outline[]> {
  const opened = await Promise.all(
    lists.map((list) => queryClient.fetchQuery(contentQuery(list, sessionToken)).catch(() => undefined)),
  );
  return opened.flatMap((one) => outlineOf(one?.content) ?? []);
}
