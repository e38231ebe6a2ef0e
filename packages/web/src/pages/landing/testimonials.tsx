import type { Testimonial } from "@store/contract/offer/settings";
import { Stars } from "../../ui/stars.tsx";
import { testimonials } from "./copy.ts";

/** Part 6: six voices, as observed, or those with a proof; the first is set large. */
export function Testimonials() {
  const [lead, ...rest] = testimonials;
  if (!lead) return null;
  return (
    <section aria-labelledby="h-words" className="wrap">
      <h2 id="h-words" className="mb-[clamp(2rem,4vw,3.5rem)]">
        What other makers say
      </h2>
      <div className="grid gap-4 md:grid-cols-12 md:gap-5">
        <Word {...lead} large className="on-mat mat-grid md:col-span-12 lg:col-span-7 lg:row-span-2" />
        {rest.map((testimonial, at) => (
          <Word key={testimonial.name} {...testimonial} className={places[at] ?? "bg-sheet"} />
        ))}
      </div>
    </section>
  );
}

/** One on marigold, and the last three in a row: narrower, the stars of one would stand below its name. */
const places = [
  "bg-sheet md:col-span-6 lg:col-span-5",
  "bg-marigold-400 md:col-span-6 lg:col-span-5",
  "bg-sheet md:col-span-4",
  "bg-sheet md:col-span-4",
  "bg-sheet md:col-span-4",
];

function Word({
  name,
  role,
  content,
  initials,
  large = false,
  className,
}: Testimonial & { large?: boolean; className: string }) {
  return (
    <figure
      className={`flex flex-col justify-between gap-6 rounded-sheet border-[1.5px] border-ink p-6 ${large ? "lg:p-12" : ""} ${className}`}
    >
      <blockquote className={`font-display font-[750] ${large ? "text-d2" : "text-d4"}`}>
        <p>{large ? `“${content}”` : content}</p>
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-3 text-sm leading-snug">
        <span
          aria-hidden="true"
          className="grid size-11 flex-none place-items-center rounded-pill border-[1.5px] font-display leading-none font-[750]"
        >
          {initials}
        </span>
        <span className="mr-auto">
          <b>{name}</b>
          <br />
          {role}
        </span>
        <Stars className="text-current!" />
      </figcaption>
    </figure>
  );
}
