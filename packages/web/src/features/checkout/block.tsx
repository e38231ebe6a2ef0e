import type { ReactNode } from "react";

/** One titled part of the checkout, on an ink line. */
export function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4 min-[40rem]:gap-5">
      <h2 id={id} className="border-b-[1.5px] border-ink pb-3 text-d3 leading-[1.1]">
        {title}
      </h2>
      {children}
    </section>
  );
}
