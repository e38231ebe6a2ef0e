import { ArrowRight } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { type PlacedLesson, posterOf } from "./course-order.ts";
import { Poster } from "./poster.tsx";

/** At the end of a lesson: the next one, also where it begins another chapter. */
export function NextLesson({
  next,
  sameChapter,
  onRead,
}: {
  next: PlacedLesson;
  sameChapter: boolean;
  onRead: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onRead}
      className="group/btn mt-3 grid max-w-120 grid-cols-[5rem_minmax(0,1fr)_1.5rem] items-center gap-3 rounded-control bg-marigold-400 p-2.5 pr-4 text-left shadow-chisel transition-[background-color,translate] duration-150 ease-tool hover:bg-marigold-300 active:translate-y-0.5 sm:grid-cols-[7.5rem_minmax(0,1fr)_1.5rem] sm:gap-4"
    >
      <Poster src={posterOf(next.lesson)} className="border-ink!" />
      <span>
        <span className="block text-xs">
          {sameChapter ? "Next lesson" : `Next chapter, ${next.chapter.title}`}
        </span>
        <span className="block leading-tight font-[620]">{next.lesson.title}</span>
      </span>
      <Icon
        as={ArrowRight}
        className="transition-transform duration-200 ease-tool group-hover/btn:translate-x-1"
      />
    </button>
  );
}
