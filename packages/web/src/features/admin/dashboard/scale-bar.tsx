import type { ReactNode } from "react";
import { percentOf } from "../parts/figures.ts";

/** One line of a scale: its name, its figure, and a bar as long as its share of the whole ruler. */
export function ScaleBar({
  name,
  value,
  of,
  children,
}: {
  name: string;
  value: number;
  /** What the whole ruler stands for. */
  of: number;
  /** The figure, in words. */
  children: ReactNode;
}) {
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <b>{name}</b>
        <span className="num">{children}</span>
      </p>
      <svg width="100%" height="13" aria-hidden="true" className="mt-1 block">
        <rect width="100%" height="12" fill="#dcd7c6" />
        <rect width={`${Math.min(100, percentOf(value, of))}%`} height="12" fill="#ffb920" />
        {[10, 20, 30, 40, 50, 60, 70, 80, 90].map((x) => (
          <rect key={x} x={`${x}%`} y={x === 50 ? 4 : 7} width="1" height={x === 50 ? 8 : 5} fill="#14211c" />
        ))}
        <rect y="12" width="100%" height="1.5" fill="#14211c" />
      </svg>
    </li>
  );
}
