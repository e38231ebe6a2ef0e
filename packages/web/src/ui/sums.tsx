import type { ReactNode } from "react";
import { Link } from "react-router-dom";

export interface Sum {
  name: string;
  /** Absent while it is on its way. */
  figure: ReactNode | undefined;
  note?: ReactNode;
  /** The list that stands behind the figure. */
  to?: string;
}

interface SumsProps {
  sums: readonly Sum[];
  /** Notes stand under their figures: beside them they have no room. */
  narrow?: boolean;
}

/** A few figures that belong together, in one framed sheet; on phones a line each. The whole cell leads to its list. */
export function Sums({ sums, narrow = false }: SumsProps) {
  const columns =
    sums.length === 4 ? "md:grid-cols-2 lg:grid-cols-[1fr_1fr_1.3fr_1fr]" : "md:grid-cols-[1fr_1.3fr_1fr]";
  return (
    <dl className={`grid gap-px overflow-hidden border-[1.5px] border-ink bg-rule ${columns}`}>
      {sums.map(({ name, figure, note, to }) => (
        <div
          key={name}
          className={`gap-x-3 bg-sheet px-4 py-2 max-md:grid max-md:grid-cols-[1fr_auto] md:flex md:flex-wrap md:content-start md:items-baseline md:gap-y-1 md:px-5 md:py-3 ${to ? "relative hover:bg-marigold-100" : ""}`}
        >
          <dt className="mute text-sm font-semibold md:basis-full">
            {to ? (
              <Link
                to={to}
                className="underline decoration-rule-2 underline-offset-4 outline-offset-8 after:absolute after:inset-0"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </dt>
          <dd
            className={`num font-display text-[1.75rem] leading-none font-extrabold max-md:col-start-2 max-md:row-start-1 max-md:self-center max-md:text-[1.5rem] md:text-[2rem] ${note === undefined ? "" : "max-md:row-span-2"}`}
          >
            {figure ?? <span className="text-rule-2">…</span>}
          </dd>
          {note === undefined ? null : (
            <dd className={`mute text-xs ${narrow ? "md:basis-full" : ""}`}>{note}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
