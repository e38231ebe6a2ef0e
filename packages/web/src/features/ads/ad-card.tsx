import type { AdCreative } from "@store/contract/ad-content";
import { PencilRuler } from "lucide-react";
import { memo } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { adPicture } from "./ad-picture.ts";
import { AdUse } from "./ad-use.tsx";

interface AdCardProps {
  creative: AdCreative;
  onOpen: (creative: AdCreative) => void;
}

/** One ad: its picture, its words, how to use it, and the way into the studio with it. */
export const AdCard = memo(function AdCard({ creative, onOpen }: AdCardProps) {
  const { slug, name, headline, purpose } = creative;
  const heading = `ad-${slug}-name`;
  return (
    <article
      id={`ad-${slug}`}
      aria-labelledby={heading}
      className="grid scroll-mt-4 border-[1.5px] border-ink bg-sheet md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="mat-grid-sm flex items-start justify-center bg-mat-800 p-[clamp(1rem,3vw,2rem)]">
        <img
          src={adPicture(slug)}
          alt={`${name} ad: “${headline}”`}
          width={480}
          height={600}
          loading="lazy"
          decoding="async"
          className="h-auto w-full max-w-110 self-start bg-sheet p-1 shadow-[-6px_8px_22px_#04150f80] md:sticky md:top-6"
        />
      </div>
      <div className="grid content-start gap-6 p-[clamp(1.25rem,3vw,2rem)]">
        <div>
          <h2 id={heading} className="text-d3">
            {name}
          </h2>
          <p className="mt-2 max-w-[56ch]">{purpose}</p>
        </div>
        <div>
          <Button size="sm" look="secondary" onClick={() => onOpen(creative)} aria-describedby={heading}>
            <Icon as={PencilRuler} /> Make it yours
          </Button>
        </div>
        <AdUse creative={creative} />
      </div>
    </article>
  );
});
