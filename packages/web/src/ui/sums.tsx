import type { ReactNode } from "react";

interface Sum {
  name: string;
  /** Absent while it is on its way. */
  figure: ReactNode | undefined;
  note?: ReactNode;
}

/** A few figures that belong together, in one framed sheet; on phones a line each. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  const columns =
    sums.length === 4 ? "md:grid-cols-2 lg:grid-cols-[1fr_1fr_1.3fr_1fr]" : "md:grid-cols-[1fr_1.3fr_1fr]";
  return (
    <dl className={`grid gap-px overflow-hidden border-[1.5px] border-ink bg-rule ${columns}`}>
      {sums.map(({ name, figure, note }) => (
        <div
          key={name}
          className="grid content-start gap-x-4 gap-y-1.5 bg-sheet px-6 py-4.5 max-md:grid-cols-[1fr_auto] max-md:items-center max-md:px-4 max-md:py-3"
        >
          <dt className="mute text-sm font-semibold">{name}</dt>
          <dd className="num font-display text-[2rem] leading-[0.9] font-extrabold md:text-[2.5rem]">
            {figure ?? <span className="text-rule-2">…</span>}
          </dd>
          {note === undefined ? null : <dd className="mute text-xs max-md:col-span-2 md:mt-0.5">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
