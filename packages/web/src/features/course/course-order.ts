// The lessons of the course in their order, and what of each is done. Pure.
import type { Chapter, Lesson } from "@store/contract/course-content";

/** A lesson with its place in the course. */
export interface PlacedLesson {
  lesson: Lesson;
  chapter: Chapter;
  /** The chapter's place among the tabs, from 0. */
  chapterAt: number;
  /** Its place in its chapter, from 1. */
  place: number;
}

/** All lessons, chapter by chapter. */
export function placedLessons(chapters: readonly Chapter[]): PlacedLesson[] {
  return chapters.flatMap((chapter, chapterAt) =>
    chapter.lessons.map((lesson, at) => ({ lesson, chapter, chapterAt, place: at + 1 })),
  );
}

/** The lesson after this one, also across the end of a chapter; undefined after the last. */
export function lessonAfter(all: readonly PlacedLesson[], lessonId: string): PlacedLesson | undefined {
  const at = all.findIndex(({ lesson }) => lesson.id === lessonId);
  return at < 0 ? undefined : all[at + 1];
}

/** The picture of its film, where it has one of ours. */
export function posterOf({ video }: Lesson): string | undefined {
  return video?.kind === "film" ? video.poster : undefined;
}

/** `1:54` */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
