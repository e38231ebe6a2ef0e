import { tickIdsOf } from "@store/contract/area-outline";
import type { Chapter } from "@store/contract/course-content";
import type { Worksheet } from "../../gated/worksheet/worksheet.ts";
import { posterOf } from "./course-order.ts";
import { LessonProgress } from "./lesson-progress.tsx";
import { Poster } from "./poster.tsx";

interface LessonRailProps {
  sheet: Worksheet;
  chapter: Chapter;
  /** The lesson that is open. */
  reading: string;
  onRead: (lessonId: string) => void;
}

/** The lessons of a chapter beside the one that is read. On phones the folded lessons themselves stand around it. */
export function LessonRail({ sheet, chapter, reading, onRead }: LessonRailProps) {
  return (
    <nav aria-label={`Lessons of ${chapter.title}`} className="max-lg:hidden print:hidden">
      <ol className="sticky top-4 border-[1.5px] border-ink bg-sheet">
        {chapter.lessons.map((lesson) => (
          <li key={lesson.id} className="border-t border-rule first:border-t-0">
            <button
              type="button"
              aria-current={lesson.id === reading ? "true" : undefined}
              onClick={() => onRead(lesson.id)}
              className="grid w-full grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-3 p-2.5 text-left hover:bg-marigold-100 focus-visible:-outline-offset-3 aria-[current]:bg-marigold-100 aria-[current]:shadow-[inset_4px_0_0_var(--color-marigold-400)]"
            >
              <Poster src={posterOf(lesson)} />
              <span className="grid justify-items-start gap-1">
                <span className="text-sm leading-tight font-semibold">{lesson.title}</span>
                <LessonProgress sheet={sheet} ids={tickIdsOf(lesson)} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
