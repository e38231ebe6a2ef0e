import type { ReactNode } from "react";

interface PageHeadProps {
  title: string;
  /** What holds for all of the page, such as its day. */
  note?: ReactNode;
  children?: ReactNode;
}

/** The title of an admin page, and what can be done to all of it. */
export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="text-d3">{title}</h1>
      {note ? <p className="mute num text-sm">{note}</p> : null}
      {children ? <div className="flex flex-wrap gap-3">{children}</div> : null}
    </div>
  );
}
