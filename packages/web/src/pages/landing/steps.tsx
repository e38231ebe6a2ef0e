import { OfferBox } from "./offer-box.tsx";
import { SheetDrawing } from "./sheet-drawing.tsx";
import { filled, isShown, landingWords } from "./words.ts";

const drawings = ["step-lines", "step-ink", "step-fill"] as const;

/** Part 3: one drawing finished in three passes, then what it costs. */
export function Steps() {
  if (!isShown("steps"))
    return (
      <section className="wrap">
        <OfferBox />
      </section>
    );
  return (
    <section aria-labelledby="h-steps" className="wrap">
      <div className="mb-[clamp(2rem,4vw,3.5rem)] max-w-176">
        <h2 id="h-steps">One drawing, three passes</h2>
        <p className="mute mt-4 text-lg">Choose the page, make it yours, and send people to it.</p>
      </div>
      <ol className="grid gap-10 pt-4 md:grid-cols-3 md:gap-0">
        {landingWords.steps.map(({ title, text }, i) => (
          <li key={drawings[i]} className="group md:pr-8 md:last:pr-0">
            <div className="mb-5 border-b-[1.5px] border-ink md:-mr-8 md:group-last:mr-0">
              <div className="draw mx-auto max-w-80">
                <SheetDrawing
                  id={drawings[i] ?? "step-lines"}
                  viewBox="0 0 320 230"
                  className="h-auto w-full"
                />
              </div>
            </div>
            <h3 className="flex items-center gap-3">
              <span className="sr-only">Step {i + 1}:</span>
              <span
                aria-hidden="true"
                className="grid size-[1.5em] flex-none place-items-center rounded-pill border-[1.5px] text-[0.72em] leading-none"
              >
                {i + 1}
              </span>
              {title}
            </h3>
            <p className="mute mt-3 max-w-[38ch]">{filled(text)}</p>
          </li>
        ))}
      </ol>
      <OfferBox />
    </section>
  );
}
