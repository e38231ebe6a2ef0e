import { heroPhonePath, heroPicturePath } from "@store/contract/library-paths";

/** The six in the order of their picture: two rows of three. A phone's has no third in a row. */
const order = ["agency", "courses", "vastu", "astrology", "health", "trading"] as const;
export type PreviewId = (typeof order)[number];

const columns = ["", "-translate-x-1/3", "-translate-x-2/3"];

interface TemplatePreviewProps {
  id: PreviewId;
  label: string;
}

/**
 * A template's first screen on a phone, at 3:4. All that fit the screen are cut from one picture: one request. In the first screen, so not
 * lazy; after the text in line.
 */
export function TemplatePreview({ id, label }: TemplatePreviewProps) {
  const at = order.indexOf(id);
  return (
    <span className="block aspect-[3/4] overflow-hidden">
      <picture>
        <source media="(min-width: 40rem)" srcSet={heroPicturePath} />
        <img
          src={heroPhonePath}
          alt={label}
          fetchPriority="low"
          className={`block h-[200%] w-[300%] max-w-none ${columns[at % 3]} ${at < 3 ? "" : "-translate-y-1/2"}`}
        />
      </picture>
    </span>
  );
}
