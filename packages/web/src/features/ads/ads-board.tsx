import type { AdCreative } from "@store/contract/ad-content";
import type { AdLayout } from "@store/contract/ads/ad-layout";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CalendarRange, FolderDown } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { useAddressed } from "../../lib/addressed.ts";
import { adToasts } from "../../lib/area-toasts.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { AdCard } from "./ad-card.tsx";
import { adPicture } from "./ad-picture.ts";
import { studioOf } from "./studio/studio.ts";
import { layoutAddress, StudioShelf, studioAddress, useStudio } from "./studio/studio-shelf.tsx";

const PlannerShelf = lazy(async () => ({
  default: (await import("./planner/planner-shelf.tsx")).PlannerShelf,
}));
const FlowShelf = lazy(async () => ({ default: (await import("./flows/flow-shelf.tsx")).FlowShelf }));

interface AdsBoardProps {
  creatives: readonly AdCreative[];
  layouts: readonly AdLayout[];
}

/** The studio, one sheet for each of the ten ads, and the flows. */
export function AdsBoard({ creatives, layouts }: AdsBoardProps) {
  const goods = useMemo(() => ({ creatives, layouts }), [creatives, layouts]);
  const client = useQueryClient();
  const all = useMutation({
    mutationFn: async () => (await import("./all-ad-files.ts")).saveAllAds(client, goods),
    onError: () => showToast(adToasts.fileFailed),
  });
  const [planning, setPlanning] = useState<{ first?: string }>();
  const { open, screen, failed, left } = useStudio(goods);
  const first = layouts[0]?.id ?? "";
  useAddressed((address) => {
    const id = address.startsWith(layoutAddress) ? address.slice(layoutAddress.length) : undefined;
    if (layouts.some((layout) => layout.id === id)) open(studioOf({ layout: id ?? first }));
    else if (address === studioAddress) open(left ?? studioOf({ layout: first }));
    else if (address === "planner" || address.startsWith(occasionAddress)) {
      setPlanning(address === "planner" ? {} : { first: address.slice(occasionAddress.length) });
      document.getElementById("planner")?.scrollIntoView();
    } else document.getElementById(`ad-${address}`)?.scrollIntoView();
  });
  return (
    <>
      <p className="mute mt-2.5 max-w-[58ch] text-lg">
        {creatives.length} written ads, and a studio that sets your own words in {layouts.length} layouts. For
        after the click: <a href="#flows">twelve flows for mail and WhatsApp</a> and{" "}
        <a href="#planner">a planner of India’s occasions</a>.
      </p>
      <AdRow creatives={creatives} />
      <StudioShelf
        count={layouts.length}
        failed={failed}
        again={left !== undefined}
        onOpen={() => open(studioOf({ layout: first }))}
        onAgain={() => open(left ?? studioOf({ layout: first }))}
      />
      {screen}
      <div className="mt-5 grid gap-x-12 gap-y-3 border-[1.5px] border-ink bg-sheet px-[clamp(1.25rem,3vw,2rem)] py-4 lg:grid-cols-[1fr_auto]">
        <details className="max-w-[64ch] text-sm">
          <summary className="min-h-11 cursor-pointer content-center">
            <h2 className="inline text-d4">What the files are</h2>
          </summary>
          <ul className="mt-2 grid gap-2">
            <li>
              <b>PNG</b> is the picture to upload, at the size its place asks for.
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
            <li>Prices, names, figures and dates are examples. Put your own true ones in their place.</li>
          </ul>
        </details>
        <div className="grid content-start gap-2 lg:justify-items-end">
          <Button look="secondary" busy={all.isPending} doing="Drawing..." onClick={() => all.mutate()}>
            <Icon as={FolderDown} />
            Download all
          </Button>
          <p className="mute text-xs">One ZIP: ten ads in every size as SVG and PNG, and all the words.</p>
        </div>
      </div>
      <ul className="mt-7 grid gap-10">
        {creatives.map((creative) => (
          <li key={creative.slug}>
            <AdCard creative={creative} onOpen={(ad) => open(studioOf({ ad }))} />
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
        <Suspense fallback={<Loading label="Fetching the flows" shape="text" />}>
          <FlowShelf />
        </Suspense>
      </section>
      <section aria-labelledby="planner" className="mt-[clamp(3rem,6vw,5rem)]">
        <h2 id="planner" className="scroll-mt-8 text-d3">
          Campaign Planner
        </h2>
        <p className="mute mt-2 mb-6 max-w-[60ch]">
          67 occasions by region to the end of 2028. Pick yours: days for stock, pictures, ads and last
          orders, the money by day, a brief, a calendar file and a spreadsheet.
        </p>
        {planning ? (
          <Suspense fallback={<Loading label="Fetching the occasions" shape="text" />}>
            <PlannerShelf key={planning.first} {...planning} />
          </Suspense>
        ) : (
          <Button look="secondary" size="sm" onClick={() => setPlanning({})}>
            <Icon as={CalendarRange} /> Open the planner
          </Button>
        )}
      </section>
    </>
  );
}

/** The ads in one row, each the way to its own sheet. */
function AdRow({ creatives }: Pick<AdsBoardProps, "creatives">) {
  return (
    <nav aria-label="The written ads" className="-mx-gut mt-6 overflow-x-auto px-gut">
      <ul className="flex gap-3 pb-1.5 lg:gap-4">
        {creatives.map(({ slug, name }) => (
          <li key={slug} className="flex-[1_0_5.25rem]">
            <a
              href={`#ad-${slug}`}
              className="group grid gap-1.5 py-1 text-xs leading-tight font-semibold no-underline hover:underline"
            >
              <img
                src={adPicture(slug)}
                alt=""
                width={480}
                height={600}
                decoding="async"
                className="h-auto w-full border-[1.5px] border-ink bg-sheet transition-transform duration-200 ease-tool group-hover:-translate-y-1"
              />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const occasionAddress = "occasion-";

function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
