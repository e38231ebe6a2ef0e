// The ids under which a lesson that is clicked through is kept with the marks: lesson and step, from 1. Pure.
import type { Worksheet } from "../../../gated/worksheet/worksheet.ts";

interface StepMarks {
  /** The right place was pressed. */
  done: string;
  /** Another one was pressed before. */
  missed: string;
}

export function stepMarks(lessonId: string, steps: number): StepMarks[] {
  return Array.from({ length: steps }, (_, at) => ({
    done: `${lessonId}/click-${at + 1}`,
    missed: `${lessonId}/click-${at + 1}-missed`,
  }));
}

/** The first step that is not done, or how many there are. */
export function whereLeft(sheet: Pick<Worksheet, "isChecked">, marks: readonly StepMarks[]): number {
  const at = marks.findIndex(({ done }) => !sheet.isChecked(done));
  return at < 0 ? marks.length : at;
}
