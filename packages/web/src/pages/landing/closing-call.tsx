import { Arrow } from "../../ui/arrow.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { ticks } from "../../ui/ticks.ts";
import { SheetDrawing } from "./sheet-drawing.tsx";
import { landingWords } from "./words.ts";

const inch = 200;
/** As wide as the widest screen that is worth a thought. */
const inches = Array.from({ length: 20 }, (_, i) => i + 1);
const edge = ticks({
  from: 0.75,
  step: inch / 20,
  count: inches.length * 20,
  base: 0,
  height: (i) => -(i % 20 === 0 ? 40 : i % 10 === 0 ? 30 : i % 5 === 0 ? 24 : 15),
});

/** A tape measure, on the sheet of drawings. */
export function TapeInk() {
  return (
    <>
      <path d={edge} stroke="#14211c" strokeWidth="1.300" />
      {inches.map((i) => (
        <text key={i} x={i * inch} y="66" textAnchor="middle" fill="#14211c">
          {i}
        </text>
      ))}
    </>
  );
}

/** Part 5: the page's one marigold field, cut as a giant ruler. */
export function ClosingCall() {
  return (
    <section aria-labelledby="h-closing" className="on-marigold relative mb-sec bg-marigold-400">
      <SheetDrawing
        id="tape"
        width="100%"
        height="74"
        className="block overflow-hidden font-display text-[26px] font-[750]"
      />
      <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-6 pt-[clamp(1rem,3vw,2rem)] pb-[clamp(2.5rem,5vw,4.5rem)]">
        <h2 id="h-closing" className="max-w-[14ch] text-[clamp(2.75rem,1.6rem+4.6vw,5.25rem)]">
          {landingWords.closing}
        </h2>
        <LinkButton href="#checkout-section" look="secondary" size="lg">
          YES! GET INSTANT ACCESS
          <Arrow />
        </LinkButton>
      </div>
    </section>
  );
}
