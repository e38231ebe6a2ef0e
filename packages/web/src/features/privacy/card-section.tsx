import type { ReactNode } from "react";

/** A part of the centre under its own heading. */
export function CardSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`h-${id}`} className="min-w-0">
      <h2 id={`h-${id}`} className="mb-3 text-d3">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What every part of the centre is given. */
export interface PartProps<View> {
  view: View;
  privacyToken: string;
}
