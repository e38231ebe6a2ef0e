import { deskPath } from "@store/contract/area-paths";
import { SiteId } from "@store/contract/desk/client-site";
import { reportPath, sitePath } from "@store/contract/desk/desk-paths";
import type { Outline } from "@store/contract/desk/site-report";
import type { LoaderFunctionArgs } from "react-router-dom";
import { behindAccount } from "../../gated/access/behind-account.ts";
import { queryClient } from "../../lib/query-client.ts";
import { type DeskFacts, refusedBy } from "./desk-loader.ts";
import { outlinesOf, siteQuery } from "./site.queries.ts";

export interface SiteFacts extends DeskFacts {
  siteId: string;
  outlines: readonly Outline[];
}

/** Reads a site anew on each opening, with the checklists that its reader owns. */
const loadSite =
  (pathOf: (siteId: string) => `/${string}`) =>
  async ({ params }: LoaderFunctionArgs): Promise<SiteFacts> => {
    const parsed = SiteId.safeParse(params.siteId);
    const siteId = parsed.success ? parsed.data : "";
    const entered = await behindAccount(parsed.success ? pathOf(siteId) : deskPath);
    const facts = { sessionToken: entered.sessionToken, siteId, outlines: [] };
    if (!parsed.success) return { ...facts, refused: "This site is not on your desk." };
    try {
      const query = { ...siteQuery(facts.sessionToken, siteId), staleTime: 0 };
      const { lists } = await queryClient.fetchQuery(query);
      return { ...facts, outlines: await outlinesOf(lists, facts.sessionToken) };
    } catch (error) {
      return { ...facts, ...refusedBy(error, entered) };
    }
  };

export const siteLoader = loadSite(sitePath);
export const reportLoader = loadSite(reportPath);
