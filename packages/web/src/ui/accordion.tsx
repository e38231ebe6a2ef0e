import type { ReactNode } from "react";

interface AccordionProps {
  title: string;
  /** Items with the same name: one open at a time, by the browser itself. */
  name?: string;
  open?: boolean;
  children: ReactNode;
}

/** One question and its answer. Works without JavaScript. */
export function Accordion({ title, name, open = false, children }: AccordionProps) {
  return (
    <details className="acc" name={name} open={open}>
      <summary>{title}</summary>
      <div className="max-w-[58ch] pr-10 pb-6 text-ink-2">{children}</div>
    </details>
  );
}
