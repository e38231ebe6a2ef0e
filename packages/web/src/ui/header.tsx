import type { ReactNode } from "react";
import { Logo } from "./logo.tsx";

/** The top of a page: the logo hung from the edge, and at most three ways on. `ground` is what it stands on. */
export function Header({ ground = "sheet", children }: { ground?: "sheet" | "mat"; children?: ReactNode }) {
  const surface = ground === "mat" ? "on-mat border-[#ffffff1f] bg-mat-800" : "border-rule bg-sheet";
  return (
    <header className={`relative z-10 overflow-hidden border-b ${surface}`}>
      <div className="wrap relative flex min-h-20 flex-wrap items-center justify-between gap-x-4 gap-y-1 overflow-y-clip">
        <Logo hung />
        {children ? (
          <nav aria-label="Main" className="flex flex-wrap items-center gap-x-6 text-sm font-semibold">
            {children}
          </nav>
        ) : null}
      </div>
    </header>
  );
}

/** A plain link in the header. */
export function HeaderLink({
  href,
  wide = false,
  children,
}: {
  href: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      className={`min-h-11 items-center no-underline hover:underline ${wide ? "hidden md:inline-flex" : "inline-flex"}`}
    >
      {children}
    </a>
  );
}
