import type { ReactNode } from "react";
import { type Feature, features, lines } from "./copy.ts";
import { HoursDrawing, ResultsDrawing, SetupDrawing } from "./feature-rulers.tsx";
import { ResponsiveDrawing, UpdatesDrawing } from "./feature-screens.tsx";
import { SheetDrawing } from "./sheet-drawing.tsx";

/** Part 2: six features on one ruled sheet, in unequal cells. */
export function Features() {
  return (
    <section aria-labelledby="h-features" className="wrap py-sec">
      <h2 id="h-features" className="mb-[clamp(2rem,4vw,3.5rem)] max-w-176">
        {lines.features}
      </h2>
      <div className="grid border-[1.5px] border-ink bg-sheet md:grid-cols-12">
        <Cell wide feature={features.setup} drawing={<SetupDrawing />} />
        <Cell
          feature={features.narrowing}
          drawing={
            <div className="draw mx-auto max-w-90">
              <SheetDrawing id="narrowing" viewBox="0 0 360 210" className="h-auto w-full" />
            </div>
          }
        />
        <Cell mat feature={features.results} drawing={<ResultsDrawing />} />
        <Cell wide feature={features.hours} drawing={<HoursDrawing />} />
        <Cell feature={features.responsive} drawing={<ResponsiveDrawing />} />
        <Cell wide feature={features.updates} drawing={<UpdatesDrawing />} />
      </div>
    </section>
  );
}

interface CellProps {
  feature: Feature;
  drawing: ReactNode;
  /** Seven twelfths instead of five. */
  wide?: boolean;
  mat?: boolean;
}

function Cell({ feature, drawing, wide = false, mat = false }: CellProps) {
  const ground = mat ? "on-mat bg-mat-800" : "";
  const span = wide ? "md:col-span-7" : "md:col-span-5";
  return (
    <article
      className={`flex flex-col justify-between gap-5 overflow-hidden border-t border-rule p-[clamp(1.5rem,3vw,2.25rem)] first:border-t-0 md:border-l md:nth-[2]:border-t-0 md:odd:border-l-0 ${span} ${ground}`}
    >
      <div className="my-auto">{drawing}</div>
      <div>
        <h3>{feature.title}</h3>
        <p className="mute mt-2.5 max-w-[42ch]">{feature.text}</p>
      </div>
    </article>
  );
}
