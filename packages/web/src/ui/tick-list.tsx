import { Check } from "lucide-react";

/** What comes with a thing, ticked off. `columns`: two beside each other where there is room. */
export function TickList({
  items,
  columns = false,
  className = "",
}: {
  items: readonly string[];
  columns?: boolean;
  className?: string;
}) {
  return (
    <ul
      className={`grid gap-x-5 gap-y-1.5 text-sm leading-snug ${columns ? "min-[40rem]:grid-cols-2" : ""} ${className}`}
    >
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[1.25rem_1fr] gap-2">
          <Check aria-hidden="true" className="mt-[0.15rem] size-[1.1rem] text-mat-600" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
