import type { figureThings } from "@store/contract/figure-content";
import type { ReactNode } from "react";
import { colour } from "./paint.tsx";

type ThingName = (typeof figureThings)[number];

// Each stands in a square of 40 units.
const shapes: Record<ThingName, ReactNode> = {
  kurta: (
    <>
      <path d="M13 6l-9 7 4 6 4-3v20h16V16l4 3 4-6-9-7-3 2a5 4 0 0 1-8 0z" fill={colour.mat300} />
      <path d="M20 10v9" />
    </>
  ),
  saree: (
    <>
      <path d="M5 13l13-7 17 5v18l-14 7L5 30z" fill={colour.marigold300} />
      <path d="M5 13l16 6 14-8M21 19v17M5 19l16 6 14-7M5 24l16 6 14-7" />
      <path d="M9 28l2 2 2-2 2 2 2-1" />
    </>
  ),
  bottle: (
    <>
      <path d="M16 5h8v6l4 5v17a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3V16l4-5z" fill={colour.mat300} />
      <path d="M12 20h16v9H12z" fill={colour.sheet} />
    </>
  ),
  lamp: (
    <>
      <path d="M12 5h16l5 14H7z" fill={colour.marigold300} />
      <path d="M20 19v13M11 35h18" />
    </>
  ),
  shoe: <path d="M5 14l5-2c2 6 8 8 12 8 5 0 12 1 13 8v3H5z" fill={colour.mat300} />,
  box: (
    <>
      <path d="M6 13l14-7 14 7v15l-14 7-14-7z" fill={colour.marigold100} />
      <path d="M6 13l14 7 14-7M20 20v15" />
    </>
  ),
  tea: (
    <>
      <path d="M8 16h20v9a9 9 0 0 1-9 9h-2a9 9 0 0 1-9-9z" fill={colour.mat300} />
      <path d="M28 19h3a4 4 0 0 1 0 8h-3M14 12q-3-3 0-7M21 12q-3-3 0-7" fill="none" />
    </>
  ),
  phone: (
    <>
      <rect x="11" y="4" width="18" height="32" rx="3" fill={colour.mat100} />
      <path d="M18 32h4" />
    </>
  ),
};

/** A product, drawn small. */
export function Thing({ name, x, y, size }: { name: ThingName; x: number; y: number; size: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 40})`}
      stroke={colour.ink}
      strokeWidth={60 / size}
      strokeLinejoin="round"
      fill="none"
    >
      {shapes[name]}
    </g>
  );
}
