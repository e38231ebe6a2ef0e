import type { Block } from "@store/contract/course-content";
import { Words } from "./words.tsx";

/** A worked example: the story, then its figures as a ruled ledger. */
export function Example({
  block: { title, text, figures = [] },
}: {
  block: Extract<Block, { type: "example" }>;
}) {
  return (
    <section
      className="rounded-sheet border border-rule bg-sheet shadow-sheet"
      aria-label={`Example: ${title}`}
    >
      <div className="grid gap-2 px-4 py-4 md:px-5">
        <p className="text-xs font-semibold text-marigold-700">Worked example</p>
        <h4 className="text-lg leading-tight">{title}</h4>
        <p className="mute max-w-[66ch] text-sm">
          <Words text={text} />
        </p>
      </div>
      {figures.length > 0 ? (
        <dl className="border-t border-ink text-sm">
          {figures.map(([label, value]) => (
            <div
              key={label}
              className="grid gap-x-6 border-t border-rule px-4 py-2 first:border-t-0 sm:grid-cols-[1fr_auto] sm:items-baseline md:px-5"
            >
              <dt className="mute">{label}</dt>
              <dd className="num font-semibold sm:text-right">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}

/** A small table. On a phone each row is a sheet of labelled lines; between the two it scrolls sideways by itself, never the page. */
export function FigureTable({ block: { head, rows } }: { block: Extract<Block, { type: "table" }> }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={`Table: ${head.join(", ")}`}
      className="scroll-shade overflow-x-auto border-[1.5px] border-ink"
    >
      <table className="w-full border-collapse text-left text-sm max-sm:block sm:min-w-120">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-ink bg-paper align-bottom text-xs">
            {head.map((cell) => (
              <th key={cell} scope="col" className="px-4 py-2.5 font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(([first, ...rest]) => (
            <tr
              key={[first, ...rest].join("|")}
              className="border-t border-rule align-top first:border-t-0 max-sm:block max-sm:py-2"
            >
              <th scope="row" className="px-4 py-2.5 font-semibold max-sm:block max-sm:py-1">
                <Words text={first ?? ""} />
              </th>
              {rest.map((cell, at) => (
                <td
                  key={head[at + 1] ?? cell}
                  className="num px-4 py-2.5 max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:gap-x-4 max-sm:py-1"
                >
                  <span aria-hidden="true" className="mute sm:hidden">
                    {head[at + 1]}
                  </span>
                  <span>
                    <Words text={cell} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
