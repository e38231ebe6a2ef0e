import type { ReactNode } from "react";
import { PlumbBob } from "../../ui/plumb-bob.tsx";

interface HeroProps {
  title: string;
  /** The order and its amount, where known. */
  order?: ReactNode;
  /** The bob swings while we work and hangs still when a thing is done. */
  working?: boolean;
  /** A card overlaps the lower edge; `long` also leaves room for a long receipt beside the text. */
  done?: boolean | "long";
  children: ReactNode;
}

/** How it stands, in one glance, on the mat. The bob's thread starts in the header above. */
export function Hero({ title, order, working = false, done = false, children }: HeroProps) {
  return (
    <div className="on-mat bg-mat-800">
      <div
        className={`wrap grid grid-cols-[3.4rem_1fr] gap-x-[clamp(1rem,4vw,3rem)] ${done ? "pb-20 lg:grid-cols-[3.4rem_1fr_20rem] lg:pb-24" : "pb-[clamp(3rem,7vw,5rem)]"} ${done === "long" ? "lg:min-h-92" : ""}`}
      >
        <PlumbBob
          thread={170}
          className={`-mt-20 h-auto w-[3.4rem] origin-top ${working ? "animate-plumb motion-reduce:animate-none" : ""}`}
        />
        <div className="grid content-start gap-4">
          {order ? (
            <p className="justify-self-start rounded-[4px] border border-marigold-400/50 px-3.5 py-1.5 text-sm leading-snug font-semibold break-all">
              {order}
            </p>
          ) : null}
          <h1 className="text-[clamp(2.75rem,1.6rem+5vw,5.25rem)]">{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
