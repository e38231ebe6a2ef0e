import type { Testimonial } from "@store/contract/honest/claims";
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
      <div className="words grid border-t-[1.5px] border-ink md:grid-cols-2 lg:grid-cols-3">
        <Word {...lead} large />
        {rest.map((testimonial) => (
          <Word key={testimonial.name} {...testimonial} />
        ))}
      </div>
    </section>
  );
}

function Word({ name, role, content, initials, large = false }: Testimonial & { large?: boolean }) {
  const quote = large
    ? "font-display text-[clamp(1.75rem,1.2rem+2.2vw,2.75rem)] leading-[1.06] font-[750] text-balance"
    : "text-lg leading-[1.45]";
  return (
    <figure
      className={`word flex flex-col justify-between gap-4 border-b border-rule py-7 ${large ? "word-lead" : ""}`}
    >
      <Stars />
      <blockquote className={quote}>
        <p>{large ? `“${content}”` : content}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3 text-sm leading-snug">
        <span
          aria-hidden="true"
          className="grid size-11 flex-none place-items-center rounded-pill border-[1.5px] border-ink font-display leading-none font-[750]"
        >
          {initials}
        </span>
        <span>
          <b>{name}</b>
          <br />
          <span className="mute">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
