import { Arrow } from "../../ui/arrow.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { ticks } from "../../ui/ticks.ts";

const inch = 200;
const edge = ticks({
  from: 0.75,
  step: 10,
  count: 20,
  base: 0,
  height: (i) => -(i === 0 ? 40 : i === 10 ? 30 : i % 5 === 0 ? 24 : 15),
});
const inches = Array.from({ length: 16 }, (_, i) => i + 1);

/** Part 5: the page's one marigold field, cut as a giant ruler. */
export function ClosingCall() {
  return (
    <section aria-labelledby="h-closing" className="on-marigold relative mb-sec bg-marigold-400">
      <svg
        width="100%"
        height="74"
        aria-hidden="true"
        className="block overflow-hidden font-display text-[26px] font-[750]"
      >
        <defs>
          <pattern id="inch" width={inch} height="74" patternUnits="userSpaceOnUse">
            <path d={edge} stroke="#14211c" strokeWidth="1.300" />
          </pattern>
        </defs>
        <rect width="100%" height="74" fill="url(#inch)" />
        {inches.map((i) => (
          <text key={i} x={i * inch} y="66" textAnchor="middle" fill="#14211c">
            {i}
          </text>
        ))}
      </svg>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-6 pt-[clamp(1rem,3vw,2rem)] pb-[clamp(2.5rem,5vw,4.5rem)]">
        <h2 id="h-closing" className="max-w-[14ch] text-[clamp(2.75rem,1.6rem+4.6vw,5.25rem)]">
          Your next launch could be tonight
        </h2>
        <LinkButton href="#checkout-section" look="secondary" size="lg">
          YES! GET INSTANT ACCESS
          <Arrow />
        </LinkButton>
      </div>
    </section>
  );
}
