import { reportPath } from "@store/contract/desk/desk-paths";
import type { SitePoint } from "@store/contract/desk/site-point";
import { type OutlinePlace, reportOf, type SiteReport } from "@store/contract/desk/site-report";
import { useMemo, useState } from "react";
import { useLoaderData } from "react-router-dom";
import { ButtonLink } from "./button-link.tsx";
import { SiteFrame } from "./desk-frame.tsx";
import { NextTen } from "./next-ten.tsx";
import { type PlaceAt, PlaceNav } from "./place-nav.tsx";
import { PointRow } from "./point-row.tsx";
import type { OpenSite } from "./site.queries.ts";
import { SiteLinks } from "./site-links.tsx";
import type { SiteFacts } from "./site-loader.ts";

/** /client-desk/<site>: both checklists with the site's own marks, notes and findings. */
export function SitePage() {
  const facts = useLoaderData<SiteFacts>();
  return (
    <SiteFrame facts={facts} title="A site on your desk">
      {(open) => <Work key={facts.siteId} facts={facts} open={open} />}
    </SiteFrame>
  );
}

function Work({ facts, open }: { facts: SiteFacts; open: OpenSite }) {
  const { outlines, sessionToken } = facts;
  const { site, points, pictures, shares, licence } = open;
  const report = useMemo(() => reportOf(outlines, points, pictures), [outlines, points, pictures]);
  const kept = useMemo(() => new Map(points.map((point) => [keyOf(point), point])), [points]);
  const [at, setAt] = useState<PlaceAt>({ list: 0, place: 0 });
  const outline = outlines[at.list];
  const place = outline?.places[at.place];
  if (!outline || !place) return <h1 className="text-d2">{site.name}</h1>;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 dir="auto" className="text-d2 wrap-anywhere">
            {site.name}
          </h1>
          <p className="mute mt-2 text-sm">
            <a href={`https://${site.address}`} target="_blank" rel="noopener noreferrer">
              {site.address}
            </a>
          </p>
        </div>
        <ButtonLink to={reportPath(site.siteId)}>Report</ButtonLink>
      </div>
      <div className="mt-7 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <PlaceNav report={report} at={at} onGo={setAt} />
        <div className="min-w-0">
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div>
              <h2 className="text-d3">{place.title}</h2>
              <p className="mute mt-1 text-sm">{countsOf(report, at)}</p>
            </div>
            <NextTen list={outline.list} points={points} siteId={site.siteId} sessionToken={sessionToken} />
          </div>
          <Points key={place.id} place={place} list={outline.list} kept={kept} open={open} facts={facts} />
        </div>
      </div>
      <SiteLinks site={site} shares={shares} licence={licence} sessionToken={sessionToken} />
    </>
  );
}

const keyOf = ({ list, id }: Pick<SitePoint, "list" | "id">) => `${list}/${id}`;

function countsOf({ lists }: SiteReport, { list, place }: PlaceAt): string {
  const counts = lists[list]?.places[place];
  if (!counts) return "";
  const { points, done, notNeeded } = counts;
  return `${done} of ${points - notNeeded} done${notNeeded > 0 ? `, ${notNeeded} not needed` : ""}.`;
}

interface PointsProps {
  place: OutlinePlace;
  list: SitePoint["list"];
  kept: ReadonlyMap<string, SitePoint>;
  open: OpenSite;
  facts: SiteFacts;
}

function Points({ place, list, kept, open, facts: { sessionToken, siteId } }: PointsProps) {
  const ofPoint = (id: string) =>
    open.pictures.filter((picture) => picture.list === list && picture.pointId === id);
  return (
    <div className="border-[1.5px] border-ink bg-sheet">
      {place.sections.map(({ title, items }) => (
        <section key={title} className="border-t border-ink first:border-t-0">
          {place.sections.length > 1 ? (
            <h3 className="border-b border-rule bg-paper px-4 py-2.5 text-d4 sm:px-5">{title}</h3>
          ) : null}
          <ul>
            {items.map((item) => (
              <PointRow
                key={item.id}
                item={item}
                point={kept.get(keyOf({ list, id: item.id }))}
                pictures={ofPoint(item.id)}
                licence={open.licence}
                platform={open.site.platform}
                asked={{ sessionToken, siteId, list, pointId: item.id }}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
