import type { ReactNode } from "react";

export type BadgeTone = "plain" | "ok" | "wait" | "bad" | "offer";

export const badgeTones: Record<BadgeTone, string> = {
  plain: "bg-rule text-ink",
  ok: "bg-mat-100 text-mat-700",
  wait: "bg-marigold-100 text-marigold-700",
  bad: "bg-vermilion-100 text-vermilion-600",
  offer: "bg-vermilion-600 text-sheet",
};

/** Tint, text and a shape before it (dot, half dot, diamond), so that colour never says it alone. */
export function Badge({
  tone = "plain",
  className = "",
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-sheet px-2 pt-0.5 pb-[0.2rem] text-xs leading-snug font-semibold whitespace-nowrap ${badgeTones[tone]} ${className}`}
    >
      <ToneShape tone={tone} />
      {children}
    </span>
  );
}

/** The shape alone, in the colour of its text: before a select, for example. */
export function ToneShape({ tone }: { tone: BadgeTone }) {
  if (tone === "plain" || tone === "offer") return null;
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className="size-[0.55em] flex-none" fill="currentColor">
      {tone === "ok" ? <circle cx="5" cy="5" r="5" /> : null}
      {tone === "wait" ? (
        <>
          <circle cx="5" cy="5" r="4.2" fill="none" stroke="currentColor" strokeWidth="1.600" />
          <path d="M5 0.800a4.200 4.200 0 0 0 0 8.400z" />
        </>
      ) : null}
      {tone === "bad" ? <path d="M5 -0.600L10.600 5 5 10.600 -0.600 5z" /> : null}
    </svg>
  );
}
