import { offer } from "@store/contract/offer/offer";

/** The mark alone: a plumb bob, which is also a funnel. */
export function Mark({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 22 32" aria-hidden="true" className={className}>
      <path d="M8.5 0h5v6.2h-5z" fill="#ffb920" />
      <path d="M1 8h20l-5 9H6z" fill="currentColor" />
      <path d="M6.9 18.6h8.2L11 32z" fill="currentColor" />
    </svg>
  );
}

/** Mark and name, linked home. `hung` draws the marigold thread up to the top edge of the page. */
export function Logo({ hung = false, className = "" }: { hung?: boolean; className?: string }) {
  const thread = hung
    ? "hung before:absolute before:bottom-[calc(50%+0.95rem)] before:left-[calc(0.6875rem-0.75px)] before:h-24 before:w-[1.5px] before:bg-marigold-400 before:content-['']"
    : "";
  return (
    <a
      href="/"
      className={`relative inline-flex min-h-11 items-center gap-2.5 font-display text-2xl leading-none font-extrabold no-underline sm:text-[1.625rem] ${thread} ${className}`}
    >
      <Mark className="h-8 w-[1.375rem] flex-none" />
      {offer.name}
    </a>
  );
}
