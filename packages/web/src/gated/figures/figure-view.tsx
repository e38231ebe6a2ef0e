import type { Figure, FigureScreen } from "@store/contract/figure-content";
import { Check, X } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { heightOf, ScreenDrawing } from "./screen-drawing.tsx";

/** A drawing, or two side by side: how it is often done, and how it sells. On a phone one stands under the other. */
export function FigureView({ figure: { weak, good } }: { figure: Figure }) {
  const height = Math.max(heightOf(good.parts), weak ? heightOf(weak.parts) : 0);
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-6">
      {weak ? <Screen of={weak} tone="weak" height={height} /> : null}
      <Screen of={good} tone="good" height={height} alone={!weak} />
    </div>
  );
}

interface ScreenProps {
  of: FigureScreen;
  tone: "weak" | "good";
  height: number;
  /** Nothing to compare it with: the caption needs no verdict. */
  alone?: boolean;
}

function Screen({ of, tone, height, alone = false }: ScreenProps) {
  return (
    <figure className="w-full max-w-72">
      <ScreenDrawing of={of} tone={tone} height={height} />
      {alone ? (
        <figcaption className="mt-2.5 text-sm">{of.caption}</figcaption>
      ) : (
        <figcaption className="mt-2.5 grid grid-cols-[1.25rem_1fr] gap-2 text-sm">
          <Icon
            as={tone === "weak" ? X : Check}
            className={`mt-0.5 ${tone === "weak" ? "text-vermilion-600" : "text-mat-600"}`}
          />
          <span>
            <b className="font-semibold">{tone === "weak" ? "Weak. " : "Better. "}</b>
            {of.caption}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
