import type { Chapter } from "@store/contract/course-content";
import { course } from "../course/course.ts";
import { type Storyboard, storyboardOf } from "./storyboard.ts";

/** The storyboard of every lesson, in reading order. */
export function lessonFilms(): Storyboard[] {
  const lessons = course.flatMap((chapter) => chapter.lessons.map((lesson) => ({ chapter, lesson })));
  return lessons.map(({ chapter, lesson }, at) => {
    const next = lessons[at + 1]?.lesson.title;
    return storyboardOf(chapter, lesson, next ? `Next: ${next}` : "That was the last lesson.");
  });
}

/** The course with a film for every lesson; one that points to a hosted video keeps that. */
export function filmedCourse(): Chapter[] {
  const films = new Map(lessonFilms().map(({ file, seconds }) => [file, seconds]));
  return course.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) => {
      const seconds = films.get(lesson.id);
      if (lesson.video || seconds === undefined) return lesson;
      return { ...lesson, video: { kind: "film" as const, file: lesson.id, seconds } };
    }),
  }));
}
