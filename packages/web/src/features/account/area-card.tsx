import { areaWords } from "@store/contract/area-words";
import type { ResourceType } from "@store/contract/products";
import { Link } from "react-router-dom";
import { dayInWords } from "../../gated/visits.ts";
import { percentDone } from "../../gated/worksheet/progress.ts";
import { Ruler } from "../../ui/ruler.tsx";
import { addressOf, type Home } from "./homes.ts";
import { OwnedCard } from "./owned-card.tsx";

const counted: Record<ResourceType, string | undefined> = {
  funnel_templates: "downloaded",
  checklist: "points ticked",
  fbads: "lessons done",
  "ad-templates": undefined,
  "seo-checklist": "checks ticked",
};

/** An area: how far one is, where to go on, and what came since one was there. Where to go on last stands above all cards. */
export function AreaCard({ home, isLast }: { home: Home; isLast: boolean }) {
  const { area, path, total, done, next, news, day } = home;
  const { title, holds } = areaWords[area];
  const words = counted[area];
  return (
    <OwnedCard art={area} title={title} path={path}>
      {done !== undefined && words && total > 0 ? (
        <div className="grid gap-1">
          <Ruler
            percent={percentDone(done, total)}
            label={`${title}: ${words}`}
            size="sm"
            className="after:hidden"
          />
          <p className="mute num text-sm">
            {done} of {total} {words}
          </p>
        </div>
      ) : (
        <p className="mute text-sm">{holds}</p>
      )}
      {next && !isLast ? (
        <p className="text-sm">
          <span className="mute">Go on:</span>
          <Link to={addressOf(path, next)} className="relative z-1 line-clamp-2 font-semibold">
            {next.title}
          </Link>
        </p>
      ) : null}
      {news.length > 0 && day ? (
        <p className="text-sm">
          <b>{news.length} new</b> <span className="mute">since {dayInWords(day)}</span>
        </p>
      ) : null}
    </OwnedCard>
  );
}
