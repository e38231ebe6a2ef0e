import type { CSSProperties, ReactNode } from "react";
import { PlumbBob } from "../../ui/plumb-bob.tsx";

interface HeroProps {
  title: string;
  /** The order and its amount, where known. */
  order?: ReactNode;
  /** The bob swings while we work and hangs still when a thing is done. */
  working?: boolean;
  /** A card overlaps the lower edge, and a receipt lies at the right. */
  done?: boolean;
  /** On wide screens, at least this high (a CSS length), where a receipt beside the text needs more or less than usual. */
  room?: string;
  children: ReactNode;
}

/** How it stands, in one glance, on the mat. The bob's thread starts in the header above. */
export function Hero({ title, order, working = false, done = false, room, children }: HeroProps) {
  return (
    <div className="on-mat bg-mat-800">
      <div
        style={{ "--room": room } as CSSProperties}
        className={`wrap grid print:block print:pb-4 grid-cols-[3.4rem_1fr] gap-x-[clamp(1rem,4vw,3rem)] gap-y-4 content-start ${done ? "pb-20 lg:min-h-[var(--room,22rem)] lg:grid-cols-[3.4rem_1fr_20rem] lg:pb-24" : "pb-[clamp(3rem,7vw,5rem)]"}`}
      >
        <PlumbBob
          thread={170}
          className={`-mt-20 md:row-span-2 h-auto w-[3.4rem] print:hidden origin-top ${working ? "animate-plumb motion-reduce:animate-none" : ""}`}
        />
        <div className="grid content-start gap-4">
          {order ? (
            <p className="justify-self-start rounded-[4px] border border-[#ffb92080] px-3.5 py-1.5 text-sm leading-snug font-semibold wrap-anywhere">
              {order}
            </p>
          ) : null}
          <h1 className="text-[clamp(2.75rem,1.6rem+5vw,5.25rem)]">{title}</h1>
        </div>
        {/* On a phone the words have the whole width, below the bob. */}
        <div className="col-span-2 grid content-start gap-4 md:col-span-1 md:col-start-2">{children}</div>
      </div>
    </div>
  );
}
