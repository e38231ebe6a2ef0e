import { ArrowRight } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { clock, type PlacedLesson, posterOf } from "./course-order.ts";
import { Poster } from "./poster.tsx";

interface ResumeCardProps {
  /** Where to go on, or the first lesson. */
  next: PlacedLesson;
  /** The first lesson of all, the one that was left, or the one after it. */
  state: "first" | "left" | "next";
  /** Second of its film at which it was left; 0 when it was not begun. */
  second: number;
  onRead: () => void;
}

const words = {
  first: { label: "Where to begin", lead: "Begin with", button: "Start the course" },
  left: { label: "Where you stopped", lead: "You stopped at", button: "Go on" },
  next: { label: "What comes next", lead: "Next:", button: "Open the next lesson" },
};

/** The one thing to do next: the lesson where the visitor stopped, or the one after it. */
export function ResumeCard({ next: { lesson, chapter, place }, state, second, onRead }: ResumeCardProps) {
  const { label, lead, button } = words[state];
  const { video } = lesson;
  const film = video?.kind === "film" ? `film of ${clock(video.seconds)}` : undefined;
  return (
    <section
      aria-label={label}
      className="on-mat mat-grid grid items-center gap-4 rounded-[6px] p-4 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] sm:gap-6 sm:p-5"
    >
      <Poster src={posterOf(lesson)} className="border-mat-900! max-sm:hidden" />
      <div>
        <p className="mute text-sm">
          {lead} {chapter.title}, lesson {place}
        </p>
        <p className="mt-1 font-display text-d4 leading-tight font-extrabold">{lesson.title}</p>
        <p className="mute num mt-1 text-sm">
          {[`${lesson.minutes} min read`, second > 0 ? `film left at ${clock(second)}` : film]
            .filter(Boolean)
            .join(", ")}
        </p>
        <Button size="sm" onClick={onRead} className="mt-3">
          {button} <Icon as={ArrowRight} />
        </Button>
      </div>
    </section>
  );
}
