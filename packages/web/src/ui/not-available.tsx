import type { ReactNode } from "react";
import { PlumbBob } from "./plumb-bob.tsx";

interface Way {
  href: string;
  label: string;
}

interface NotAvailableProps {
  title: string;
  /** What will be here, and what to do until then. */
  children: ReactNode;
  ways: readonly Way[];
}

/** Something that is not here yet: says so, and shows the ways that lead somewhere now. The page has its own header. */
export function NotAvailable({ title, children, ways }: NotAvailableProps) {
  return (
    <div className="wrap grid gap-x-16 pb-sec lg:grid-cols-[minmax(0,38rem)_1fr]">
      <div className="grid max-w-152 content-start gap-5 pt-[clamp(2.5rem,7vw,5.5rem)]">
        <h1 className="text-d2">{title}</h1>
        <div className="mute grid gap-4 text-lg">{children}</div>
        <ul className="mt-2 border-t border-ink">
          {ways.map(({ href, label }) => (
            <li key={href} className="border-b border-rule">
              <a
                href={href}
                className="flex min-h-13 items-center py-3 leading-snug font-semibold no-underline hover:underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="mat-grid relative mt-0 hidden h-112 justify-self-end overflow-hidden lg:block lg:w-full lg:max-w-88">
        <PlumbBob thread={150} className="absolute top-0 left-1/2 w-22 -translate-x-1/2" />
        <svg viewBox="0 0 352 448" aria-hidden="true" className="absolute inset-0 h-full w-full">
          <path d="M0 330h352M176 300v148" stroke="#8cc3d6" strokeWidth="1.2" opacity=".5" />
          <path
            d="M56 330h240l-44 84H100z"
            fill="none"
            stroke="#f7f4e9"
            strokeWidth="2.5"
            strokeDasharray="9 7"
          />
          <path d="M56 308h84M212 308h84M56 300v16M296 300v16" stroke="#ffb920" strokeWidth="1.5" />
        </svg>
      </div>
    </div>
  );
}
