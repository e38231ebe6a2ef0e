import { thingsOf, tickIdsOf } from "@store/contract/area-outline";
import type { Chapter } from "@store/contract/course-content";
import type { Progress } from "@store/contract/progress";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ExtraCards } from "../../gated/reading/extra-cards.tsx";
import { useVisit } from "../../gated/visits.ts";
import { WhereYouWere } from "../../gated/where-you-were.tsx";
import { ProgressToggle } from "../../gated/worksheet/progress-toggle.tsx";
import {
  useDone,
  useDoneGroups,
  useLesson,
  useNewWorksheet,
  useSecond,
} from "../../gated/worksheet/use-worksheet.ts";
import { showAddress, shownAddress, useAddressed } from "../../lib/addressed.ts";
import { whenIdle } from "../../lib/lay-out-slowly.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { lessonAfter, placedLessons } from "./course-order.ts";
import { LessonCard } from "./lesson-card.tsx";
import { LessonRail } from "./lesson-rail.tsx";
import { NextLesson } from "./next-lesson.tsx";
import { courseProgress } from "./progress.ts";
import { ResumeCard } from "./resume-card.tsx";

const name = "course";

/** Progress, where to go on, the seven tabs, and the lessons of the open chapter (docs/product.md section 2). */
export function CourseBoard({
  chapters,
  kept,
  head,
}: {
  chapters: readonly Chapter[];
  kept: Progress | undefined;
  /** The page's title. */
  head: ReactNode;
}) {
  const things = useMemo(() => thingsOf({ kind: "fbads", chapters: [...chapters] }), [chapters]);
  const { visit, next } = useVisit("fbads", things, kept);
  const sheet = useNewWorksheet(kept, visit);
  const all = useMemo(() => placedLessons(chapters), [chapters]);
  const placeOf = (lessonId: string | undefined) => all.find(({ lesson }) => lesson.id === lessonId);
  // The lesson of the address is open from the beginning, so that a reload and the way back find the line that was read.
  const [atFirst] = useState(() => placeOf(shownAddress())?.lesson.id);
  const arrived = useRef(atFirst);
  const [position, setPosition] = useState(() => placeOf(atFirst ?? kept?.lesson)?.chapterAt ?? 0);
  const [reading, setReading] = useState(atFirst ?? kept?.lesson);
  const latest = placeOf(useLesson(sheet));
  const second = useSecond(sheet);
  const ticks = latest ? tickIdsOf(latest.lesson) : [];
  const done = useDone(sheet, ticks);
  const lessons = useMemo(() => all.map(({ lesson }) => tickIdsOf(lesson)), [all]);
  const lessonsDone = useDoneGroups(sheet, lessons);
  /** One lesson is open at a time. What closed above it must not carry it out of sight. */
  const read = (lessonId: string) => {
    flushSync(() => {
      setPosition(placeOf(lessonId)?.chapterAt ?? position);
      setReading(lessonId);
      sheet.setLesson(lessonId);
    });
    showAddress(lessonId);
    const card = document.getElementById(lessonId);
    const top = card?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) card?.scrollIntoView({ block: "start" });
    return card;
  };
  const readOn = (lessonId: string) =>
    read(lessonId)?.querySelector("summary")?.focus({ preventScroll: true });
  useAddressed((id) => {
    const isThere = arrived.current === id;
    arrived.current = undefined;
    if (isThere)
      return document.querySelector<HTMLElement>(`#${id} > summary`)?.focus({ preventScroll: true });
    if (placeOf(id)) return readOn(id);
    const at = chapters.findIndex(({ extras }) => extras?.some((extra) => extra.id === id));
    if (at >= 0) setPosition(at);
  });
  // Every sum of the course has a ÷: a file of letters that arrives with the first opened lesson would set the whole page anew.
  useEffect(() => whenIdle(() => void document.fonts.load("1em 'Anek FW'", "÷").catch(() => undefined)), []);
  const chapter = chapters[position];
  if (!chapter) return null;
  const { step, percent } = courseProgress(position, chapters.length);
  const open = chapter.lessons.find(({ id }) => id === reading);

  const onToggle = (lessonId: string, isOpen: boolean) => {
    if (isOpen && lessonId !== reading) read(lessonId);
    if (isOpen || lessonId !== reading) return;
    setReading(undefined);
    showAddress(undefined);
  };
  const goTo = (at: number) => {
    setPosition(at);
    const tab = document.querySelectorAll<HTMLElement>("#chapters [role=tab]")[at];
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView({ inline: "center", block: "start" });
  };

  const following = latest && lessonAfter(all, latest.lesson.id);
  const finished = latest !== undefined && done === ticks.length;
  const goOn = (finished || latest?.lesson.id === open?.id ? following : latest) ?? latest ?? all[0];

  return (
    <>
      <div className="mb-9 grid gap-x-12 gap-y-6 lg:grid-cols-2 lg:items-center print:hidden">
        <div>
          {head}
          <p className="mb-3 flex items-end justify-between gap-4 text-sm">
            <span className="font-semibold">Course Progress</span>
            <span className="flex flex-none items-end gap-2">
              Chapter
              <b className="num font-display text-[2.5rem] leading-[0.85] font-extrabold">
                {step}/{chapters.length}
              </b>
            </span>
          </p>
          <Ruler
            percent={percent}
            filled={(lessonsDone / lessons.length) * 100}
            label="Course Progress"
            valueText={`Chapter ${step} of ${chapters.length}`}
            sevenths
          />
          <p className="mute mt-2 text-sm">
            <b className="num text-ink">
              {lessonsDone} of {lessons.length} lessons done
            </b>{" "}
            fill the ruler; its slide stands at the chapter you are in. A lesson is done when all its points
            are ticked.
          </p>
          <ProgressToggle area="fbads" things={things} sheet={sheet} kept={kept} />
        </div>
        {goOn ? (
          <ResumeCard
            next={goOn}
            state={goOn === latest ? "left" : latest ? "next" : "first"}
            second={goOn === latest ? second : 0}
            onRead={() => readOn(goOn.lesson.id)}
          />
        ) : null}
      </div>
      {/* What the account keeps is on the card above. */}
      <WhereYouWere things={things} visit={visit} next={kept ? undefined : next} />
      <div id="chapters" className="print:hidden">
        <Tabs
          name={name}
          label="Chapters"
          tabs={chapters.map(({ id, title, lessons }) => ({ id, label: title, count: lessons.length }))}
          active={chapter.id}
          onSelect={(id) => setPosition(chapters.findIndex((each) => each.id === id))}
        />
      </div>
      <TabPanel name={name} active={chapter.id}>
        <div className="py-7">
          <h2 className="text-d3">{chapter.title}</h2>
          <p className="mute mt-1.5 max-w-[60ch]">{chapter.summary}</p>
        </div>
        <div className={open ? "lg:grid lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-6" : ""}>
          {open ? <LessonRail sheet={sheet} chapter={chapter} reading={open.id} onRead={readOn} /> : null}
          <div
            className={`border-[1.5px] border-ink bg-sheet print:border-0 ${open ? "" : "lg:grid lg:grid-cols-4 lg:gap-px lg:bg-rule"}`}
          >
            {chapter.lessons.map((lesson, at) => {
              const next = lessonAfter(all, lesson.id);
              return (
                <LessonCard
                  key={lesson.id}
                  sheet={sheet}
                  lesson={lesson}
                  place={at + 1}
                  state={lesson === open ? "open" : open ? "aside" : "folded"}
                  onToggle={onToggle}
                  next={
                    next ? (
                      <NextLesson
                        next={next}
                        sameChapter={next.chapter === chapter}
                        onRead={() => readOn(next.lesson.id)}
                      />
                    ) : null
                  }
                />
              );
            })}
          </div>
        </div>
        {chapter.extras ? (
          <div className="mt-9">
            <ExtraCards
              key={chapter.id}
              title="Extras to this chapter"
              intro="Outside the 27 lessons: what is new, what concerns India, and what changes too often for a lesson."
              extras={chapter.extras}
            />
          </div>
        ) : null}
        <ChapterSteps chapters={chapters} position={position} onGo={goTo} />
      </TabPanel>
    </>
  );
}

function ChapterSteps({
  chapters,
  position,
  onGo,
}: {
  chapters: readonly Chapter[];
  position: number;
  onGo: (at: number) => void;
}) {
  const before = chapters[position - 1];
  const after = chapters[position + 1];
  return (
    <div className="mt-6 flex flex-wrap justify-between gap-3">
      {before ? (
        <Button look="quiet" size="sm" onClick={() => onGo(position - 1)}>
          <Icon as={ArrowLeft} /> {before.title}
        </Button>
      ) : (
        <span />
      )}
      {after ? (
        <Button look="quiet" size="sm" onClick={() => onGo(position + 1)}>
          Next chapter: {after.title} <Icon as={ArrowRight} />
        </Button>
      ) : null}
    </div>
  );
}
