import { type NamedThing, newSince } from "@store/contract/area-outline";
import type { Thing } from "@store/contract/resources";
import { Link } from "react-router-dom";
import { dayInWords, type Visit } from "./visits.ts";

interface WhereYouWereProps {
  things: readonly Thing[];
  visit: Visit;
  next: NamedThing | undefined;
}

/** Where the last visit stopped, and what has come since. Nothing on a first visit. */
export function WhereYouWere({ things, visit: { since }, next }: WhereYouWereProps) {
  const news = newSince(things, since);
  if (!next && news.length === 0) return null;
  return (
    <section
      aria-label="Where you were"
      className="mb-6 grid gap-2 border-l-4 border-marigold-400 pl-4 text-sm print:hidden"
    >
      {next ? (
        <p>
          Go on where you stopped: <ThingLink thing={next} />
        </p>
      ) : null}
      {since !== undefined && news.length > 0 ? (
        <details open={news.length <= 3}>
          <summary className="min-h-6 cursor-pointer font-semibold">
            {news.length} new since you were here on {dayInWords(since)}
          </summary>
          <ul className="mt-1 grid gap-1">
            {news.map((thing) => (
              <li key={thing.id}>
                <ThingLink thing={thing} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

function ThingLink({ thing: { id, title } }: { thing: NamedThing }) {
  return (
    <Link to={`#${encodeURIComponent(id)}`} className="inline-block min-h-6 font-semibold">
      {title}
    </Link>
  );
}
