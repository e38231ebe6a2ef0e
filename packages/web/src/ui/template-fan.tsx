import { isObserved } from "@store/contract/honest/shown";
import { heroPicturePath } from "@store/contract/library-paths";
import previews from "../assets/drawings/previews.svg";

// In the order of the picture that shows them as they are: two rows of three.
const order = ["agency", "courses", "vastu", "astrology", "health", "trading"] as const;
type PreviewName = (typeof order)[number];

const places = [
  "top-[calc(50%-4.1rem)] left-[calc(50%-7.4rem)] -rotate-9",
  "top-[calc(50%-4.6rem)] left-[calc(50%-2.9rem)] -rotate-1",
  "top-[calc(50%-4.1rem)] left-[calc(50%+1.6rem)] rotate-8",
];

/** Three template previews fanned on the cutting mat: drawn as observed, else as the buyer gets them. Decoration. */
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
            {isObserved() ? <use href={`${previews}#tpl-${name}`} /> : <Photograph name={name} />}
          </svg>
        ))}
      </div>
    </div>
  );
}

/** The template's first screen on a phone, cut from the picture of all six. */
function Photograph({ name }: { name: PreviewName }) {
  const at = order.indexOf(name);
  return (
    <image
      href={heroPicturePath}
      x={-300 * (at % 3)}
      y={at < 3 ? 0 : -400}
      width="900"
      height="800"
      preserveAspectRatio="none"
    />
  );
}
