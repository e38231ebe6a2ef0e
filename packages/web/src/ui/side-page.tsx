import type { ReactNode } from "react";
import { Logo } from "./logo.tsx";
import { SkipLink } from "./skip-link.tsx";

/** The way out at the foot of such a page. */
export function WayHome() {
  return (
    <p className="border-t border-rule pt-3 text-sm font-semibold">
      <a href="/" className="inline-flex min-h-11 items-center">
        Back to Home
      </a>
    </p>
  );
}

/** A page about one thing: the mat with a drawing at the side, the thing itself on paper. */
export function SidePage({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <div className="side-page grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[5fr_6fr] lg:grid-rows-1">
      <SkipLink />
      <header className="on-mat mat-grid relative overflow-hidden">
        <div className="relative z-1 mx-gut flex min-h-20 items-center">
          <Logo hung />
        </div>
        <div className="draw absolute inset-0">{drawing}</div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="grid content-center px-gut py-[clamp(2rem,6vw,4rem)] outline-none"
      >
        <div className="mx-auto grid w-full max-w-112 gap-6">{children}</div>
      </main>
    </div>
  );
}
