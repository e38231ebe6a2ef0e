/** The three drawers of the library (SPEC.txt section 3): 63 templates. */
const drawers = [
  { count: 9, name: "premium", fill: "#ffb920" },
  { count: 15, name: "high-converting", fill: "#9cc7b1" },
  { count: 39, name: "creative", fill: "#f7f4e9" },
] as const;

const perRow = 21;
const pitch = 20;

/** Every template of the library as one small sheet, three rows of 21. */
export function LibraryStrip() {
  const sheets = drawers.flatMap(({ count, name, fill }) =>
    Array.from({ length: count }, () => ({ name, fill })),
  );
  return (
    <figure className="mt-6">
      <svg viewBox={`0 0 ${perRow * pitch - 5} 74`} aria-hidden="true" className="block h-auto w-full">
        {sheets.map(({ name, fill }, i) => {
          const x = (i % perRow) * pitch;
          const y = Math.floor(i / perRow) * 26;
          return <path key={`${name}-${x}-${y}`} d={`M${x} ${y}h15v20h-15z`} fill={fill} />;
        })}
      </svg>
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
