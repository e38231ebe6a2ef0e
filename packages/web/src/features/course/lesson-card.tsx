import type { Lesson } from "@store/contract/course-content";
import { ChevronDown, ClipboardCheck } from "lucide-react";
import { memo } from "react";
import { LessonBlocks } from "../../gated/reading/lesson-blocks.tsx";
import { Words } from "../../gated/reading/words.tsx";
import { LessonTools } from "../../gated/tools/tool-links.tsx";
import { useChecked } from "../../gated/worksheet/use-worksheet.ts";
import type { Worksheet } from "../../gated/worksheet/worksheet.ts";
import { Icon } from "../../ui/icon.tsx";
import { LessonFilm } from "./lesson-film.tsx";

interface LessonCardProps {
  sheet: Worksheet;
  lesson: Lesson;
  /** Its place in the chapter, from 1. */
  place: number;
  open: boolean;
  onToggle: (lessonId: string, open: boolean) => void;
}

/** One lesson: folded to its title until it is opened. */
export const LessonCard = memo(function LessonCard({
  sheet,
  lesson,
  place,
  open,
  onToggle,
}: LessonCardProps) {
  return (
    <details
      id={lesson.id}
      open={open}
      onToggle={(event) => onToggle(lesson.id, event.currentTarget.open)}
      className="group/lesson border-t border-ink first:border-t-0"
    >
      <summary className="grid list-none grid-cols-[2rem_minmax(0,1fr)_1.5rem] items-center gap-x-4 px-4 py-4 hover:bg-marigold-100 focus-visible:-outline-offset-4 md:grid-cols-[2rem_minmax(0,1fr)_auto_1.5rem] md:px-6 [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="num font-display text-d3 leading-none font-extrabold text-ink-3">
          {place}
        </span>
        <h3 className="text-[1.5rem] leading-tight md:text-[1.625rem]">{lesson.title}</h3>
        <span className="mute num text-xs max-md:order-last max-md:col-start-2">
          {lesson.minutes} min read{lesson.video ? ", film" : ""}
        </span>
        <Icon
          as={ChevronDown}
          className="transition-transform duration-200 ease-tool group-open/lesson:rotate-180"
        />
      </summary>
      <div className="grid gap-5 border-t border-rule px-4 py-6 md:py-8 md:pr-10 md:pl-18">
        {lesson.video ? <LessonFilm video={lesson.video} title={lesson.title} /> : null}
        <LessonBlocks
          blocks={lesson.body}
          checklist={({ items }) => <DoneList sheet={sheet} lessonId={lesson.id} items={items} />}
        />
        <LessonTools lessonId={lesson.id} />
      </div>
    </details>
  );
});

function DoneList({
  sheet,
  lessonId,
  items,
}: {
  sheet: Worksheet;
  lessonId: string;
  items: readonly string[];
}) {
  return (
    <div className="border-t-[1.5px] border-ink pt-4">
      <h4 className="mb-1 flex items-center gap-2.5 text-lg leading-tight">
        <Icon as={ClipboardCheck} /> Before you go on
      </h4>
      <ul>
        {items.map((item, at) => (
          <li key={item}>
            <DoneItem sheet={sheet} id={`${lessonId}/${at}`} text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DoneItem({ sheet, id, text }: { sheet: Worksheet; id: string; text: string }) {
  const checked = useChecked(sheet, id);
  return (
    <label className="flex min-h-11 items-start gap-3.5 py-2">
      <input
        type="checkbox"
        className="check"
        checked={checked}
        onChange={(event) => sheet.setChecked(id, event.target.checked)}
      />
      <span className={checked ? "text-ink-2 line-through decoration-mat-600 decoration-2" : ""}>
        <Words text={text} />
      </span>
    </label>
  );
}
