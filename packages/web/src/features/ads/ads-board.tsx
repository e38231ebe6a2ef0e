import type { AdCreative, AdFormat } from "@store/contract/ad-content";
import { FolderDown } from "lucide-react";
import { lazy, Suspense } from "react";
import { useAddressed } from "../../lib/addressed.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { AdCard } from "./ad-card.tsx";
import { useAllAdFiles } from "./use-ad-files.ts";

const FlowShelf = lazy(async () => ({ default: (await import("./flows/flow-shelf.tsx")).FlowShelf }));

interface AdsBoardProps {
  formats: readonly AdFormat[];
  creatives: readonly AdCreative[];
}

/** How the files work, all of them at once, then one sheet for each ad. */
export function AdsBoard({ formats, creatives }: AdsBoardProps) {
  const all = useAllAdFiles(creatives, formats);
  useAddressed((slug) => document.getElementById(`ad-${slug}`)?.scrollIntoView());
  return (
    <>
      <p className="mute mt-2.5 max-w-[58ch] text-lg">
        {creatives.length} ads in {formats.length} sizes. Change the words here and take the picture, or take
        the SVG and change everything. Below them, what is said after the click:{" "}
        <a href="#flows">twelve flows for mail and WhatsApp</a>.
      </p>
      <div className="mt-7 grid gap-x-12 gap-y-6 border-[1.5px] border-ink bg-sheet p-[clamp(1.25rem,3vw,2rem)] lg:grid-cols-[1fr_auto]">
        <div className="max-w-[64ch] text-sm">
          <h2 className="text-d4">What the files are</h2>
          <ul className="mt-3 grid gap-2">
            <li>
              <b>PNG</b> is the picture to upload, at the size its format asks for.
            </li>
            <li>
              <b>SVG</b> is the drawing, with text that is still text. It opens in any browser as you see it
              here, and for editing in Inkscape, Figma or Penpot. These use the fonts of your computer:
              install{" "}
              <OutsideLink href="https://fonts.google.com/specimen/Bricolage+Grotesque">
                Bricolage Grotesque
              </OutsideLink>{" "}
              and <OutsideLink href="https://fonts.google.com/specimen/Anek+Latin">Anek Latin</OutsideLink>{" "}
              first, both free.
            </li>
            <li>
              Prices, names and dates in the drawings are examples. Put your own true ones in their place.
            </li>
          </ul>
        </div>
        <div className="grid content-center gap-2 lg:justify-items-end">
          <Button busy={all.isPending} onClick={all.isPending ? undefined : () => all.mutate()}>
            {all.isPending ? null : <Icon as={FolderDown} />}
            {all.isPending ? "Drawing..." : "Download all"}
          </Button>
          <p className="mute text-xs">One ZIP: every size as SVG and PNG, and all the words.</p>
        </div>
      </div>
      <ul className="mt-10 grid gap-10">
        {creatives.map((creative) => (
          <li key={creative.slug}>
            <AdCard creative={creative} formats={formats} />
          </li>
        ))}
      </ul>
      <section aria-labelledby="flows" className="mt-[clamp(3rem,6vw,5rem)]">
        <h2 id="flows" className="scroll-mt-8 text-d3">
          Flows for Mail and WhatsApp
        </h2>
        <p className="mute mt-2 mb-6 max-w-[60ch]">
          What a shop says between the click and the second order: when, over which channel, in English, Hindi
          and Hinglish. Words in [brackets] are yours to fill in.
        </p>
        <Suspense fallback={<p className="mute">Fetching the flows...</p>}>
          <FlowShelf />
        </Suspense>
      </section>
    </>
  );
}

function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
