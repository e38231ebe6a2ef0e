import previews from "../assets/drawings/previews.svg";

export type PreviewName = "agency" | "courses" | "vastu" | "astrology" | "health" | "trading";

const places = [
  "top-[calc(50%-4.1rem)] left-[calc(50%-7.4rem)] -rotate-9",
  "top-[calc(50%-4.6rem)] left-[calc(50%-2.9rem)] -rotate-1",
  "top-[calc(50%-4.1rem)] left-[calc(50%+1.6rem)] rotate-8",
];

/** Three template previews fanned on the cutting mat. Decoration; the sheet of drawings is one cached file. */
export function TemplateFan({
  names,
  className = "",
}: {
  names: readonly [PreviewName, PreviewName, PreviewName];
  className?: string;
}) {
  return (
    <div aria-hidden="true" className={`mat-grid-sm relative overflow-hidden rounded-xs ${className}`}>
      <div className="absolute inset-0 min-[40rem]:scale-110 lg:scale-95 xl:scale-120">
        {names.map((name, index) => (
          <svg
            key={name}
            viewBox="0 0 300 400"
            className={`absolute w-23 overflow-hidden rounded-sheet border-4 border-sheet bg-sheet font-display font-bold shadow-[-4px_8px_16px_#04150f80] ${places[index]}`}
          >
            <title>{name}</title>
            <use href={`${previews}#tpl-${name}`} />
          </svg>
        ))}
      </div>
    </div>
  );
}
