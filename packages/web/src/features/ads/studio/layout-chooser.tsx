import type { AdLayout } from "@store/contract/ads/ad-layout";
import { adSizes } from "@store/contract/ads/ad-sizes";
import { memo, useMemo, useState } from "react";
import { AdPicture, useDrawn } from "./ad-picture.tsx";
import { type StudioGoods, sampleOf } from "./studio.ts";

const families = ["Offer", "Product", "Explain", "Proof", "Story", "Event", "Carousel"] as const;
const [feed] = adSizes;

interface LayoutChooserProps {
  goods: StudioGoods;
  chosen: AdLayout;
  onChoose: (id: string) => void;
}

/** All layouts by what they are for, each drawn with its own sample. */
export function LayoutChooser({ goods, chosen, onChoose }: LayoutChooserProps) {
  const [family, setFamily] = useState<AdLayout["family"]>(chosen.family);
  const [before, setBefore] = useState(chosen.id);
  // A layout that came from elsewhere, such as another card, brings its family.
  if (before !== chosen.id) {
    setBefore(chosen.id);
    setFamily(chosen.family);
  }
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">What the ad is to do</legend>
        <div className="flex flex-wrap gap-2">
          {families.map((each) => (
            <label key={each} className={pill}>
              <input
                type="radio"
                name="studio-family"
                checked={each === family}
                onChange={() => setFamily(each)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {each}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="sr-only">Layout</legend>
        <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-4 lg:grid-cols-5">
          {goods.layouts
            .filter((layout) => layout.family === family)
            .map((layout) => (
              <Choice
                key={layout.id}
                layout={layout}
                goods={goods}
                checked={layout.id === chosen.id}
                onChoose={onChoose}
              />
            ))}
        </div>
      </fieldset>
      <p className="mute max-w-[60ch] text-sm" aria-live="polite">
        <b className="text-ink">{chosen.name}.</b> {chosen.use}
      </p>
    </div>
  );
}

export const pill =
  "relative inline-flex min-h-11 items-center rounded-control border-[1.5px] border-rule-2 px-3.5 text-sm font-semibold has-checked:border-ink has-checked:bg-marigold-100 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mat-700";

interface ChoiceProps {
  layout: AdLayout;
  goods: StudioGoods;
  checked: boolean;
  onChoose: (id: string) => void;
}

const Choice = memo(function Choice({ layout, goods, checked, onChoose }: ChoiceProps) {
  const design = useMemo(() => sampleOf(layout, goods), [layout, goods]);
  const { drawn } = useDrawn(design, feed);
  return (
    <label className="relative grid content-start gap-1 text-xs leading-tight outline-offset-3 has-focus-visible:outline-3 has-focus-visible:outline-mat-700">
      <input
        type="radio"
        name="studio-layout"
        checked={checked}
        onChange={() => onChoose(layout.id)}
        className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0"
      />
      <AdPicture
        drawn={drawn}
        size={feed}
        className={`border-[3px] ${checked ? "border-ink" : "border-transparent"}`}
      />
      <span className={checked ? "font-semibold" : ""}>{layout.name}</span>
    </label>
  );
});
