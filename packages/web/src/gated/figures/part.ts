import type { FigurePart } from "@store/contract/figure-content";
import type { ReactNode } from "react";

export type PartOf<Name extends FigurePart["part"]> = Extract<FigurePart, { part: Name }>;

/** A part that has been drawn: how much room it took, and what to show. */
export interface Drawn {
  height: number;
  node: ReactNode;
}

export function drawn(height: number, node: ReactNode): Drawn {
  return { height, node };
}
