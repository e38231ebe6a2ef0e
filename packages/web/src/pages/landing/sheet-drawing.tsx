import type { SVGAttributes } from "react";

/** The drawings that the first screen can wait for. They live in one file of their own, so that the document fits the first answer of a slow line. */
export type SheetId =
  | "mat"
  | "faces"
  | "setup"
  | "narrowing"
  | "results"
  | "hours"
  | "screens"
  | "updates"
  | "step-lines"
  | "step-ink"
  | "step-fill"
  | "bonus-checklist"
  | "bonus-emails"
  | "course"
  | "tape"
  | "bob";

/** Stands for the file's address until the build has named it by its content. */
export const sheetAddress = "/drawing-sheet.svg";

interface SheetDrawingProps extends SVGAttributes<SVGSVGElement> {
  id: SheetId;
}

/** One drawing of the sheet. Decoration; its letters take face and size from here. */
export function SheetDrawing({ id, children, ...svg }: SheetDrawingProps) {
  return (
    <svg aria-hidden="true" {...svg}>
      <use href={`${sheetAddress}#${id}`} />
      {children}
    </svg>
  );
}
