import { libraryStripPath } from "@store/contract/library-paths";

/** The three drawers of the library (docs/product.md section 2): 63 templates. */
const drawers = [
  { count: 9, name: "premium", fill: "#ffb920" },
  { count: 15, name: "high-converting", fill: "#9cc7b1" },
  { count: 39, name: "creative", fill: "#f7f4e9" },
] as const;

const perRow = 21;
const pitch = 50;
const sheet = { width: 44, height: 58 };

/** A line under the sheets of a drawer, row by row; dashes as long as a sheet is wide make one under each. */
function lineUnder(first: number, count: number): string {
  let line = "";
  for (let at = first; at < first + count; ) {
    const left = at % perRow;
    const length = Math.min(perRow - left, first + count - at);
    const y = Math.floor(at / perRow) * (sheet.height + 11) + sheet.height + 4;
    line += `M${left * pitch} ${y}h${length * pitch}`;
    at += length;
  }
  return line;
}

/** Every template of the library as one small sheet, three rows of 21, each under a line in its drawer's colour. */
export function LibraryStrip() {
  const size = { width: perRow * pitch, height: 3 * (sheet.height + 11) };
  return (
    <figure>
      {/* On a phone it is wider than the window and scrolls, also by keyboard. */}
      <section
        aria-label="All templates"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
        tabIndex={0}
        className="overflow-x-auto"
      >
        <div className="relative min-w-160">
          <img
            src={libraryStripPath}
            alt="All 63 templates, small, in three rows"
            {...size}
            loading="lazy"
            decoding="async"
            className="block h-auto w-full"
          />
          <svg
            viewBox={`0 0 ${size.width} ${size.height}`}
            aria-hidden="true"
            strokeWidth="4"
            strokeDasharray={`${sheet.width} ${pitch - sheet.width}`}
            className="absolute inset-0 size-full"
          >
            {drawers.map(({ count, name, fill }, at) => {
              const first = drawers.slice(0, at).reduce((sum, before) => sum + before.count, 0);
              return <path key={name} d={lineUnder(first, count)} stroke={fill} />;
            })}
          </svg>
        </div>
      </section>
      <figcaption className="mute mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-xs font-semibold">
        {drawers.map(({ count, name, fill }) => (
          <span key={name} className="num inline-flex items-center gap-2">
            <svg viewBox="0 0 9 12" aria-hidden="true" className="h-3 w-auto">
              <path d="M0 0h9v12H0z" fill={fill} />
            </svg>
            {count} {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
