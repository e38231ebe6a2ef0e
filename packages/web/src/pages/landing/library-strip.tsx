import { libraryStripPath } from "@store/contract/resources";

/** The three drawers of the library (docs/product.md section 3): 63 templates. */
const drawers = [
  { count: 9, name: "premium", fill: "#ffb920" },
  { count: 15, name: "high-converting", fill: "#9cc7b1" },
  { count: 39, name: "creative", fill: "#f7f4e9" },
] as const;

const perRow = 21;
const pitch = 40;
const sheet = { width: 34, height: 45 };

/** Every template of the library as one small sheet, three rows of 21, each under a line in its drawer's colour. */
export function LibraryStrip() {
  const fills = drawers.flatMap(({ count, fill }) => Array.from({ length: count }, () => fill));
  const size = { width: perRow * pitch, height: 3 * (sheet.height + 11) };
  return (
    <figure className="mt-6">
      <div className="relative">
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
          className="absolute inset-0 size-full"
        >
          {fills.map((fill, i) => {
            const x = (i % perRow) * pitch;
            const y = Math.floor(i / perRow) * (sheet.height + 11) + sheet.height;
            return (
              <path key={`${x}-${y}`} d={`M${x} ${y + 2}h${sheet.width}v4h-${sheet.width}z`} fill={fill} />
            );
          })}
        </svg>
      </div>
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
