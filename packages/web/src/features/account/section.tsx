import { type ReactNode, useId } from "react";

/** A part of the account under its own heading. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-d3">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
