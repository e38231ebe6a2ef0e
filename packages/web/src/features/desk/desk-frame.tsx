import { deskPath } from "@store/contract/area-paths";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { AreaHeader } from "../../gated/access/area-header.tsx";
import { useLoaded } from "../../gated/access/use-loaded.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailed, useReload } from "../../ui/load-failed.tsx";
import { type OpenSite, siteQuery } from "./site.queries.ts";
import type { SiteFacts } from "./site-loader.ts";

interface SiteFrameProps {
  facts: SiteFacts;
  /** Over all others; without a site as well. */
  title: string;
  /** The page of a site that could be had. */
  children: (open: OpenSite) => ReactNode;
}

/** What stands around a page about one site: the way back, and what is said where the site cannot be had. */
export function SiteFrame({ facts, title, children }: SiteFrameProps) {
  const { sessionToken, siteId, refused, outlines } = facts;
  const { data } = useLoaded(siteQuery(sessionToken, siteId));
  const reload = useReload();
  const whole = data && (outlines.length > 0 || data.lists.length === 0);
  return (
    <>
      <AreaHeader area="account" title="Client desk" home="Home" />
      <main
        id="main"
        tabIndex={-1}
        className="wrap pt-[clamp(1rem,2vw,2rem)] pb-sec outline-none print:w-full print:p-0"
      >
        <p className="text-sm font-semibold print:hidden">
          <Link to={deskPath} className="inline-flex min-h-11 items-center">
            All sites
          </Link>
        </p>
        {whole && refused === undefined ? (
          children(data)
        ) : (
          <>
            <h1 className="text-d2">{title}</h1>
            <div className="mt-8">
              {refused === undefined ? (
                <LoadFailed {...reload} />
              ) : (
                <EmptyState title="Not here" level={2} action={<Link to={deskPath}>All sites</Link>}>
                  {refused}
                </EmptyState>
              )}
            </div>
          </>
        )}
      </main>
    </>
  );
}
