import type { ReactNode } from "react";

export interface Sum {
  name: string;
  /** Absent while it is on its way. */
  figure: ReactNode | undefined;
  note?: ReactNode;
}

/** A few figures that belong together, in one framed sheet. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  const columns =
    sums.length === 4 ? "md:grid-cols-2 lg:grid-cols-[1fr_1fr_1.3fr_1fr]" : "md:grid-cols-[1fr_1.3fr_1fr]";
  return (
    <dl className={`grid gap-px overflow-hidden border-[1.5px] border-ink bg-rule ${columns}`}>
      {sums.map(({ name, figure, note }) => (
        <div key={name} className="grid content-start gap-1.5 bg-sheet px-6 py-4.5">
          <dt className="mute text-sm font-semibold">{name}</dt>
          <dd className="grid gap-2">
            <span className="num font-display text-[2.5rem] leading-[0.9] font-extrabold">
              {figure ?? <span className="text-rule-2">…</span>}
            </span>
            {note === undefined ? null : <small className="mute text-xs">{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
