import type { Chapter } from "@store/contract/course-content";
import type { Progress } from "@store/contract/progress";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useCallback, useState } from "react";
import { ExtraCards } from "../../gated/reading/extra-cards.tsx";
import { ToolShelf } from "../../gated/tools/tool-shelf.tsx";
import { ProgressToggle } from "../../gated/worksheet/progress-toggle.tsx";
import { useNewWorksheet } from "../../gated/worksheet/use-worksheet.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { LessonCard } from "./lesson-card.tsx";
import { courseProgress } from "./progress.ts";

const name = "course";

/** Progress, the seven tabs, and the lessons of the open chapter (docs/product.md section 2). */
export function CourseBoard({
  chapters,
  kept,
}: {
  chapters: readonly Chapter[];
  kept: Progress | undefined;
}) {
  const sheet = useNewWorksheet(kept);
  const [position, setPosition] = useState(() => chapterOf(chapters, kept?.lesson));
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(kept?.lesson ? [kept.lesson] : []));
  const onToggle = useCallback(
    (lessonId: string, open: boolean) => {
      if (open) sheet.setLesson(lessonId);
      setOpened((before) => {
        if (before.has(lessonId) === open) return before;
        const after = new Set(before);
        if (open) after.add(lessonId);
        else after.delete(lessonId);
        return after;
      });
    },
    [sheet],
  );
  const chapter = chapters[position];
  if (!chapter) return null;
  const { step, percent } = courseProgress(position, chapters.length);

  const goTo = (at: number) => {
    setPosition(at);
    const tab = document.querySelectorAll<HTMLElement>("#chapters [role=tab]")[at];
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView({ inline: "center", block: "start" });
  };

  return (
    <>
      <div className="mb-8 max-w-160">
        <p className="mb-3 flex items-end justify-between gap-4 text-sm">
          <span className="font-semibold">Course Progress</span>
          <b className="num font-display text-[2.5rem] leading-[0.85] font-extrabold">
            {step}/{chapters.length}
          </b>
        </p>
        <Ruler
          percent={percent}
          label="Course Progress"
          valueText={`Chapter ${step} of ${chapters.length}`}
        />
        <ProgressToggle area="fbads" sheet={sheet} kept={kept} />
      </div>
      <div id="chapters">
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
        <div className="border-[1.5px] border-ink bg-sheet">
          {chapter.lessons.map((lesson, at) => (
            <LessonCard
              key={lesson.id}
              sheet={sheet}
              lesson={lesson}
              place={at + 1}
              open={opened.has(lesson.id)}
              onToggle={onToggle}
            />
          ))}
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
        <div className="mt-6 flex flex-wrap justify-between gap-3">
          {chapters[position - 1] ? (
            <Button look="quiet" onClick={() => goTo(position - 1)}>
              <Icon as={ArrowLeft} /> {chapters[position - 1]?.title}
            </Button>
          ) : (
            <span />
          )}
          {chapters[position + 1] ? (
            <Button onClick={() => goTo(position + 1)}>
              {chapters[position + 1]?.title} <Icon as={ArrowRight} />
            </Button>
          ) : null}
        </div>
      </TabPanel>
      <ToolShelf />
    </>
  );
}

/** The chapter a lesson belongs to, by position; the first for none. */
function chapterOf(chapters: readonly Chapter[], lessonId: string | undefined): number {
  const found = chapters.findIndex(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  return Math.max(0, found);
}
