import { tickIdsOf } from "@store/contract/area-outline";
import type { Lesson, Video } from "@store/contract/course-content";
import { ChevronDown, ClipboardCheck } from "lucide-react";
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { LessonTools } from "../../gated/calculators/tool-links.tsx";
import { LessonBlocks } from "../../gated/reading/lesson-blocks.tsx";
import { Words } from "../../gated/reading/words.tsx";
import { useChecked, useLesson, useSecond } from "../../gated/worksheet/use-worksheet.ts";
import type { Worksheet } from "../../gated/worksheet/worksheet.ts";
import { layOutSlowly, whenIdle } from "../../lib/lay-out-slowly.ts";
import { Icon } from "../../ui/icon.tsx";
import { ClickedLesson } from "./clicked/clicked-lesson.tsx";
import { clock, posterOf } from "./course-order.ts";
import { LessonFilm } from "./lesson-film.tsx";
import { LessonProgress } from "./lesson-progress.tsx";
import { LessonQuiz } from "./lesson-quiz.tsx";
import { Poster } from "./poster.tsx";

interface LessonCardProps {
  sheet: Worksheet;
  lesson: Lesson;
  /** Its place in the chapter, from 1. */
  place: number;
  /** `aside`: another one of the chapter is open. */
  state: "open" | "folded" | "aside";
  onToggle: (lessonId: string, open: boolean) => void;
  /** What comes after it. */
  next: ReactNode;
}

/** One lesson: folded to its poster and title until it is opened. Beside an open one a wide window shows the rail instead. */
export function LessonCard({ sheet, lesson, place, state, onToggle, next }: LessonCardProps) {
  const { id, title, minutes, video } = lesson;
  const open = state === "open";
  const [openAtFirst] = useState(open);
  const body = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    if (open && !openAtFirst && !pressed.current) filmFirst(body.current);
    pressed.current = false;
  }, [open, openAtFirst]);
  useEffect(() => {
    const parts = body.current?.querySelectorAll<HTMLElement>(":scope > :nth-child(n+5)");
    if (open && !openAtFirst && parts) whenIdle(() => layOutSlowly([...parts]));
  }, [open, openAtFirst]);
  return (
    <details
      id={id}
      open={open}
      onToggle={(event) => onToggle(id, event.currentTarget.open)}
      className={`group/lesson scroll-mt-4 border-t border-ink bg-sheet first:border-t-0 ${state === "aside" ? "lg:hidden print:hidden" : "lg:border-t-0"}`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, and its keys click it */}
      <summary
        className={open ? openHead : foldedHead}
        onClick={() => {
          pressed.current = !open;
          if (!open) filmFirst(body.current);
        }}
      >
        <Poster src={posterOf(lesson)} className={open ? "hidden" : ""} />
        <span className="grid content-start justify-items-start gap-1.5">
          <h3
            className={`leading-tight ${open ? "text-[1.5rem] md:text-[1.75rem]" : "text-[1.25rem] lg:text-[1.375rem]"}`}
          >
            <span aria-hidden="true" className="num mr-2.5 text-ink-3">
              {place}
            </span>
            {title}
          </h3>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="mute num text-xs">
              {minutes} min read
              {video?.kind === "film" ? `, film ${clock(video.seconds)}` : video ? ", film" : ""}
            </span>
            <LessonProgress sheet={sheet} ids={tickIdsOf(lesson)} />
          </span>
        </span>
        <Icon
          as={ChevronDown}
          className={`transition-transform duration-200 ease-tool group-open/lesson:rotate-180 print:hidden ${open ? "" : "lg:hidden"}`}
        />
      </summary>
      <div
        ref={body}
        className={`grid gap-5 border-t border-rule px-4 py-6 md:px-8 md:py-8 print:gap-3.5 print:px-0 print:py-4 ${openAtFirst ? "" : later}`}
      >
        <LessonBody sheet={sheet} lesson={lesson} />
        {next}
      </div>
    </details>
  );
}

/** The paint that answers the press shows head and film; the text follows in the next one. */
function filmFirst(body: HTMLElement | null): void {
  if (!body) return;
  body.dataset.coming = "";
  requestAnimationFrame(() => setTimeout(() => delete body.dataset.coming));
}

/** Memoised: opening one lesson draws the heads of its chapter anew, and no text. */
const LessonBody = memo(function LessonBody({ sheet, lesson }: Pick<LessonCardProps, "sheet" | "lesson">) {
  const { id, video, body, clicks, quiz } = lesson;
  return (
    <>
      {video ? <Film sheet={sheet} lesson={lesson} video={video} /> : null}
      <LessonBlocks
        blocks={body}
        checklist={({ items }) => <DoneList sheet={sheet} lessonId={id} items={items} />}
      />
      {clicks ? <ClickedLesson sheet={sheet} lessonId={id} walkthrough={clicks} /> : null}
      {quiz ? <LessonQuiz sheet={sheet} lessonId={id} questions={quiz} /> : null}
      <LessonTools lessonId={id} />
    </>
  );
});

/** The film goes on where it was left. Alone it is drawn anew when another lesson becomes the latest. */
function Film({ sheet, lesson: { id, title }, video }: FilmProps) {
  const leftAt = useSecond(sheet);
  const latest = useLesson(sheet) === id;
  return (
    <LessonFilm
      video={video}
      title={title}
      leftAt={latest ? leftAt : 0}
      onLeave={(at) => sheet.setSecond(id, at)}
    />
  );
}

interface FilmProps extends Pick<LessonCardProps, "sheet" | "lesson"> {
  video: Video;
}

/**
 * A lesson that is opened by a press lays out what is seen first; the rest, most of it, when it comes near or when nothing
 * else is to be done. One that was open at first is laid out whole: a line far down may be come back to.
 */
const later =
  "[&>:nth-child(n+5)]:[content-visibility:auto] [&>:nth-child(n+5)]:[contain-intrinsic-size:auto_8rem] [&>:nth-child(n+5)]:[overflow-clip-margin:1rem] print:[&>:nth-child(n+5)]:[content-visibility:visible]";

const head =
  "grid list-none items-center gap-x-4 hover:bg-marigold-100 focus-visible:-outline-offset-4 [&::-webkit-details-marker]:hidden";
const openHead = `${head} grid-cols-[minmax(0,1fr)_1.5rem] px-4 py-4 md:px-8 print:px-0`;
const foldedHead = `${head} grid-cols-[6.5rem_minmax(0,1fr)_1.5rem] p-3 max-[18rem]:grid-cols-[minmax(0,1fr)_1.5rem] max-[18rem]:[&>:first-child]:hidden sm:grid-cols-[9rem_minmax(0,1fr)_1.5rem] lg:h-full lg:grid-cols-1 lg:content-start lg:gap-y-3 lg:p-4`;

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
      <span className={checked ? "text-ink-2" : ""}>
        <Words text={text} />
      </span>
    </label>
  );
}
